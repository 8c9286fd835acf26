import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Comparison } from '../../analysis/model/comparison.ts';
import type { PairListName } from '../address/address.ts';
import { useAddress } from '../address/use-address.ts';
import { transitionCounts } from '../views/compare/transition-words.ts';

interface TransitionTabsProps {
  readonly comparison: Comparison;
  readonly list: PairListName;
}

const NAMES: readonly (readonly [PairListName, string])[] = [
  ['flipped', 'flipped'],
  ['su', 'A only'],
  ['us', 'B only'],
  ['ss', 'both'],
  ['uu', 'neither'],
  ['excluded', 'tied'],
  ['of_a', 'of A'],
  ['of_b', 'of B'],
  ['dropped', 'dropped'],
];

/** Which tasks of the row are listed, with the number of each kind. */
export function TransitionTabs({ comparison, list }: TransitionTabsProps): ReactNode {
  const { go } = useAddress();
  const counts = transitionCounts(comparison);
  const countOf = (name: PairListName) => (name === 'flipped' ? counts.su + counts.us : counts[name]);
  return (
    <ToggleButtonGroup
      className="segments wrap"
      aria-label="Tasks"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[list]}
      onSelectionChange={(keys) => {
        const next = NAMES.find(([name]) => keys.has(name));
        if (next) go({ list: next[0] }, 'replace');
      }}
    >
      {NAMES.filter(([name]) => countOf(name) > 0 || name === list).map(([name, words]) => (
        <ToggleButton key={name} id={name} className="segment">
          {words} <span className="segment-note">{count(countOf(name))}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
