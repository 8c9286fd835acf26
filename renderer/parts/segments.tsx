import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly note?: string;
}

interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few choices, all of them in sight. */
export function Segments<Id extends string>(props: SegmentsProps<Id>): ReactNode {
  const { label, choices, value, onChange } = props;
  return (
    <ToggleButtonGroup
      className="segments"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = choices.find(({ id }) => keys.has(id));
        if (chosen && chosen.id !== value) onChange(chosen.id);
      }}
    >
      {choices.map(({ id, name, note }) => (
        <ToggleButton key={id} id={id} className="segment">
          {name}
          {note !== undefined && <span className="segment-note">{note}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
