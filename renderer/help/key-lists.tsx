import type { ReactNode } from 'react';
import { useOfferedActions } from '../actions/use-offered-actions.ts';
import { keyText } from '../keys/key-text.ts';

const TABLE_KEYS = [
  ['j k  ↓ ↑', 'Next, previous row'],
  ['Enter', 'Open the row'],
  ['→ ←', 'Unfold and fold; walk over titles and cells that explain themselves'],
  ['Home End', 'First, last row'],
] as const;

const HINT_KEYS = [
  ['Tab', 'To a word that explains itself'],
  ['m', 'From an explanation to the glossary'],
  ['Esc', 'Put the explanation away'],
] as const;

/** The keys that do something at the moment, by what they belong to. */
export function KeyLists(): ReactNode {
  const offered = useOfferedActions().map(({ name, actions }) => ({
    name,
    keys: actions.flatMap(({ keys, title }) => (keys === undefined ? [] : [[keyText(keys), title] as const])),
  }));
  return (
    <>
      {offered.map(({ name, keys }) => keys.length > 0 && <KeyList key={name} name={name} keys={keys} />)}
      <KeyList name="Tables" keys={TABLE_KEYS} />
      <KeyList name="Explanations" keys={HINT_KEYS} />
    </>
  );
}

interface KeyListProps {
  readonly name: string;
  readonly keys: readonly (readonly [string, string])[];
}

function KeyList({ name, keys }: KeyListProps): ReactNode {
  return (
    <section className="key-list">
      <h4>{name}</h4>
      <dl>
        {keys.map(([key, title]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
