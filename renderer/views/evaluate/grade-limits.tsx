import type { ReactNode } from 'react';
import { Input, Label, NumberField, Text } from 'react-aria-components';
import { Picker } from '../../parts/picker.tsx';
import type { GradeChoice } from './grade-choice.ts';

interface GradeLimitsProps {
  readonly choice: GradeChoice;
  readonly onChange: (some: Partial<GradeChoice>) => void;
}

const VERIFIERS = [
  { id: '', name: 'by the task' },
  { id: 'swe-bench', name: 'SWE-bench' },
  { id: 'swe-bench-pro', name: 'SWE-bench Pro' },
  { id: 'multi-swe-bench', name: 'Multi-SWE-bench' },
  { id: 'harbor', name: 'Harbor' },
];

const NUMBERS = [
  ['parallel', 'At once', 'Usually half the processors.', 256],
  ['seconds', 'Seconds for tests', 'Usually the task’s own.', 86_400],
  ['referenceRuns', 'Tries of the reference', 'Several find flaky tasks.', 100],
  ['diskGigabytes', 'Disk for images, GB', 'Usually 100.', 100_000],
] as const;

/** The limits of a grading; what is left empty is as usual. */
export function GradeLimits({ choice, onChange }: GradeLimitsProps): ReactNode {
  return (
    <details className="grade-limits">
      <summary>Limits and verifier</summary>
      <div className="grade-numbers">
        {NUMBERS.map(([key, label, help, most]) => (
          <NumberField
            key={key}
            className="field"
            value={choice[key]}
            minValue={1}
            maxValue={most}
            onChange={(value) => onChange({ [key]: value })}
          >
            <Label>{label}</Label>
            <Input className="input" placeholder="as usual" />
            <Text slot="description">{help}</Text>
          </NumberField>
        ))}
      </div>
      <Picker
        label="Verifier"
        value={choice.verifier}
        choices={VERIFIERS}
        onPick={(verifier) => onChange({ verifier })}
      />
    </details>
  );
}
