import type { ReactNode } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { count } from '../../../analysis/format/number.ts';
import type { Output } from '../../../preload/contract.ts';
import { COMPARE_BY, type CompareBy } from '../../address/address.ts';
import { useAddress } from '../../address/use-address.ts';
import { withValues } from '../../filter/dimension.ts';
import { Icon } from '../../parts/icon.tsx';
import { Picker } from '../../parts/picker.tsx';
import { useCall } from '../../port/use-call.ts';
import { RepositoriesBox } from './repositories-box.tsx';
import type { ResolvedComparison } from './resolve-comparison.ts';
import { useSwap } from './use-swap.ts';

interface ComparePickersProps {
  readonly facets: Output<'facets'>;
  readonly resolved: ResolvedComparison | null;
}

const LISTS = { condition: 'conditions', system: 'systems', benchmark: 'benchmarks' } as const;

/** What is compared: two of a kind, and on which benchmark. */
export function ComparePickers({ facets, resolved }: ComparePickersProps): ReactNode {
  const { address, go } = useAddress();
  const swap = useSwap(resolved);
  const by = resolved?.by ?? address.by ?? 'condition';
  const { data } = useCall('facets', {
    filter: by === 'benchmark' || !resolved?.benchmark ? {} : { benchmark: [resolved.benchmark] },
  });
  const choices = (data ?? facets)[LISTS[by]].map(({ name, n_tasks }) => ({
    id: name,
    note: `${count(n_tasks)} tasks`,
  }));
  const benchmarks = facets.benchmarks.map(({ name, n_tasks }) => ({
    id: name,
    note: `${count(n_tasks)} tasks`,
  }));
  const pickBy = (next: CompareBy) => go({ by: next, a: null, b: null, row: null, list: null, run: null });
  const pickSide = (side: 'a' | 'b') => (name: string) =>
    go({ [side]: name, row: null, list: null, run: null });
  return (
    <div className="pickers">
      <ToggleButtonGroup
        className="segments"
        aria-label="Compare by"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[by]}
        onSelectionChange={(keys) => {
          const next = COMPARE_BY.find((known) => keys.has(known));
          if (next && next !== by) pickBy(next);
        }}
      >
        {COMPARE_BY.map((known) => (
          <ToggleButton key={known} id={known} className="segment">
            {known}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Picker label="A" value={resolved?.a ?? address.a} choices={choices} onPick={pickSide('a')} />
      <Button className="button quiet square" aria-label="Swap A and B" onPress={swap}>
        <Icon name="swap" />
      </Button>
      <Picker label="B" value={resolved?.b ?? address.b} choices={choices} onPick={pickSide('b')} />
      {by !== 'benchmark' && (
        <Picker
          label="on"
          value={resolved?.benchmark ?? null}
          choices={benchmarks}
          onPick={(name) =>
            go(({ filter }) => ({
              filter: withValues(filter, 'benchmark', [name]),
              row: null,
              list: null,
              run: null,
            }))
          }
        />
      )}
      <RepositoriesBox />
    </div>
  );
}
