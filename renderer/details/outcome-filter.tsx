import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Filter } from '../../analysis/model/filter.ts';
import { SHOWN_OUTCOMES } from '../../analysis/model/outcome-names.ts';
import { useAddress } from '../address/use-address.ts';
import { withValues } from '../filter/dimension.ts';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { useCall } from '../port/use-call.ts';

/** The outcomes of the listed runs with their numbers; pressing one filters by it. */
export function OutcomeFilter({ filter }: { readonly filter: Filter }): ReactNode {
  const { address, go } = useAddress();
  const { data } = useCall('facets', { filter: withValues(filter, 'outcome', []) });
  const counts = new Map((data?.outcomes ?? []).map(({ name, n_runs }) => [name, n_runs]));
  const chosen = address.filter.outcome ?? [];
  return (
    <ToggleButtonGroup
      className="segments wrap"
      aria-label="Outcomes"
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        const outcomes = SHOWN_OUTCOMES.filter((outcome) => keys.has(outcome));
        go(({ filter: whole }) => ({ filter: withValues(whole, 'outcome', outcomes) }));
      }}
    >
      {SHOWN_OUTCOMES.filter((outcome) => counts.has(outcome) || chosen.includes(outcome)).map((outcome) => (
        <ToggleButton key={outcome} id={outcome} className="segment">
          <OutcomeMark outcome={outcome} />
          <span className="segment-note">{count(counts.get(outcome) ?? 0)}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
