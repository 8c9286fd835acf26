import { type ReactNode, useState } from 'react';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import type { Assignment } from '../../preload/schemas/mapping-schema.ts';
import { NullMark } from '../parts/null-mark.tsx';
import { withField } from './mapping-of.ts';

type Group = Output<'import.inspect'>['sources'][number]['groups'][number];

interface AssignmentRowProps {
  readonly name: string;
  /** What the source says; null for the row that speaks for all. */
  readonly group: Group | null;
  readonly assignment: Assignment;
  readonly inherited: Assignment;
  readonly onChange: (assignment: Assignment) => void;
}

const FIELDS = ['benchmark', 'system', 'condition', 'repeat'] as const;

/** What stands for a field that neither the source nor the person fills in. */
const DEFAULTS = {
  benchmark: 'unspecified',
  system: 'unspecified',
  condition: 'default',
  repeat: '1',
} as const;

/** One group of runs: what its source says as text, what it does not say as fields. */
export function AssignmentRow({
  name,
  group,
  assignment,
  inherited,
  onChange,
}: AssignmentRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-align="end">
        {group &&
          (group.n_runs === null ? <NullMark reason="Not known before it is read." /> : count(group.n_runs))}
      </td>
      {FIELDS.map((field) => {
        const said = group?.[field] ?? null;
        return (
          <td key={field}>
            {said === null ? (
              <AssignmentField
                label={`${field} of ${name}`}
                value={assignment[field]}
                placeholder={String(inherited[field] ?? DEFAULTS[field])}
                onChange={(text) => onChange(withField(assignment, field, text))}
              />
            ) : (
              <span className="clip">{said}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface AssignmentFieldProps {
  readonly label: string;
  readonly value: string | number | undefined;
  readonly placeholder: string;
  readonly onChange: (text: string) => void;
}

function AssignmentField({ label, value, placeholder, onChange }: AssignmentFieldProps): ReactNode {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  return (
    <input
      className="input small"
      aria-label={label}
      value={text}
      placeholder={placeholder}
      aria-invalid={text.trim() !== '' && value === undefined}
      onChange={(event) => {
        setText(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
