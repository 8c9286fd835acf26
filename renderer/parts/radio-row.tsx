import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

interface RadioRowProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly note?: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few choices, all of them in sight. */
export function RadioRow<Id extends string>({
  label,
  choices,
  value,
  onChange,
}: RadioRowProps<Id>): ReactNode {
  return (
    <div className="radio-row">
      <span className="radio-label" aria-hidden="true">
        {label}
      </span>
      <ToggleButtonGroup
        className="segments"
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = choices.find(({ id }) => keys.has(id));
          if (chosen) onChange(chosen.id);
        }}
      >
        {choices.map(({ id, name, note }) => (
          <ToggleButton key={id} id={id} className="segment">
            {name}
            {note !== undefined && <span className="segment-note">{note}</span>}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
