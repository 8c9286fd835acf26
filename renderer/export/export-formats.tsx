import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

export interface ExportFormat<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly note: string;
}

interface ExportFormatsProps<Id extends string> {
  readonly formats: readonly ExportFormat<Id>[];
  readonly isDisabled: boolean;
  readonly onPick: (id: Id) => void;
}

/** What can be exported to, side by side; pressing one does it. */
export function ExportFormats<Id extends string>(props: ExportFormatsProps<Id>): ReactNode {
  const { formats, isDisabled, onPick } = props;
  return (
    <ul className="export-formats">
      {formats.map(({ id, name, note }) => (
        <li key={id}>
          <Button className="export-format" isDisabled={isDisabled} onPress={() => onPick(id)}>
            <span className="export-name">{name}</span>
            <span className="export-note">{note}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
