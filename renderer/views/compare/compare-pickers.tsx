import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { count } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';
import { COMPARE_BY, type CompareBy } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { withValues } from '../../filter/dimension.ts';
import { Icon } from '../../parts/icon.tsx';
import { type Choice, Picker } from '../../parts/picker.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useCall } from '../../port/use-call.ts';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { useSwap } from './use-swap.ts';

interface ComparePickersProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison | null;
  /** What the two can be. */
  readonly kinds?: readonly CompareBy[];
  readonly children?: ReactNode;
}

const LISTS = { condition: 'conditions', system: 'systems', benchmark: 'benchmarks' } as const;

const NOTHING_OPEN = { row: null, list: null, run: null } as const;

const choicesOf = (facets: Output<'facets'>['benchmarks']): readonly Choice[] =>
  facets.map(({ name, n_tasks }) => ({ id: name, note: `${count(n_tasks)} tasks` }));

/** What is compared: two of a kind, and on which benchmark. */
export function ComparePickers(props: ComparePickersProps): ReactNode {
  const { facets, resolved, kinds = COMPARE_BY, children } = props;
  const { address, go } = useAddress();
  const swap = useSwap(resolved);
  const by = resolved?.by ?? address.by ?? 'condition';
  const { data } = useCall('facets', {
    filter: by === 'benchmark' || !resolved?.benchmark ? {} : { benchmark: [resolved.benchmark] },
  });
  const choices = choicesOf((data ?? facets)[LISTS[by]]);
  const pickBy = (next: CompareBy) => go({ ...NOTHING_OPEN, by: next, a: null, b: null });
  const pickSide = (side: 'a' | 'b') => (name: string) => go({ ...NOTHING_OPEN, [side]: name });
  const pickBenchmark = (name: string) =>
    go(({ filter }) => ({ ...NOTHING_OPEN, filter: withValues(filter, 'benchmark', [name]) }));
  return (
    <div className="pickers">
      <Segments
        label="Compare by"
        choices={kinds.map((kind) => ({ id: kind, name: kind }))}
        value={by}
        onChange={pickBy}
      />
      <Picker label="A" value={resolved?.a ?? address.a} choices={choices} onPick={pickSide('a')} />
      <Button className="button quiet square" aria-label="Swap A and B" onPress={swap}>
        <Icon name="swap" />
      </Button>
      <Picker label="B" value={resolved?.b ?? address.b} choices={choices} onPick={pickSide('b')} />
      {by !== 'benchmark' && (
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
