import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { counted } from '../../../analysis/figures/counted.ts';
import { COMPARE_BY, type CompareBy } from '../../../analysis/model/comparison.ts';
import type { Output } from '../../../preload/contract.ts';
import { useAddress } from '../../address/use-address.ts';
import { withValues } from '../../filter/dimension.ts';
import { Icon } from '../../parts/icon.tsx';
import { type Choice, Picker } from '../../parts/picker.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useCall } from '../../port/use-call.ts';
import { NO_FILTERS } from './no-filters.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { SideFilter } from './side-filter.tsx';
import { useSwap } from './use-swap.ts';

interface ComparePickersProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison | null;
  /** What the two sides can be. */
  readonly kinds?: readonly CompareBy[];
  readonly children?: ReactNode;
}

const LISTS = { condition: 'conditions', system: 'systems', benchmark: 'benchmarks' } as const;

const NOTHING_OPEN = { row: null, list: null, run: null } as const;

const choicesOf = (facets: Output<'facets'>['benchmarks']): readonly Choice[] =>
  facets.map(({ name, n_tasks }) => ({ id: name, note: counted([n_tasks], 'task') }));

/** What is compared: two of a kind or the runs of two filters, and on which benchmark. */
export function ComparePickers(props: ComparePickersProps): ReactNode {
  const { facets, resolved, kinds = COMPARE_BY, children } = props;
  const { address, go } = useAddress();
  const swap = useSwap(resolved);
  const by = resolved?.by ?? address.by ?? 'condition';
  const { data } = useCall('facets', {
    filter: by === 'benchmark' || !resolved?.benchmark ? {} : { benchmark: [resolved.benchmark] },
  });
  const pickBy = (next: CompareBy) =>
    go({
      ...NOTHING_OPEN,
      by: next,
      a: null,
      b: null,
      ...(next === 'filter' ? asFilters(resolved) : NO_FILTERS),
    });
  const pickBenchmark = (name: string) =>
    go(({ filter }) => ({ ...NOTHING_OPEN, filter: withValues(filter, 'benchmark', [name]) }));
  const side = (of: 'a' | 'b') =>
    by === 'filter' ? (
      <SideFilter side={of} filter={address[`filter_${of}`]} />
    ) : (
      <Picker
        label={of.toUpperCase()}
        value={resolved?.[of] ?? address[of]}
        choices={choicesOf((data ?? facets)[LISTS[by]])}
        onPick={(name) => go({ ...NOTHING_OPEN, [of]: name })}
      />
    );
  const isOnOne = by === 'filter' ? resolved === null || resolved.benchmark !== null : by !== 'benchmark';
  return (
    <div className="pickers">
      <Segments
        label="Compare by"
        choices={kinds.map((kind) => ({ id: kind, name: kind }))}
        value={by}
        onChange={pickBy}
      />
      {side('a')}
      <Button className="button quiet square" aria-label="Swap A and B" onPress={swap}>
        <Icon name="swap" />
      </Button>
      {side('b')}
      {isOnOne && (
        <Picker
          label="on"
          value={resolved?.benchmark ?? null}
          choices={choicesOf(facets.benchmarks)}
          onPick={pickBenchmark}
        />
      )}
      {children}
    </div>
  );
}

/** What was compared before as two filters, to go on from. */
function asFilters(resolved: ResolvedComparison | null) {
  if (resolved === null || resolved.by === 'filter') return NO_FILTERS;
  const { by, a, b } = resolved;
  return { filter_a: { [by]: [a] }, filter_b: { [by]: [b] } };
}
