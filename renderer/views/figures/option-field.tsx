import type { ReactNode } from 'react';
import { Input, Label, NumberField, Text } from 'react-aria-components';
import type { NumberOption, Option, OptionValue } from '../../../analysis/figures/spec/option.ts';
import { Picker } from '../../parts/picker.tsx';
import { Tick } from '../../parts/tick.tsx';

interface OptionFieldProps<O extends Option> {
  readonly option: O;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** An option of a figure as its schema has it: a box, a choice or a number. */
export function OptionField({ option, value, onChange }: OptionFieldProps<Option>): ReactNode {
  if (option.kind === 'number')
    return <NumberOptionField option={option} value={value} onChange={onChange} />;
  const field =
    option.kind === 'choice' ? (
      <Picker label={option.label} value={String(value)} choices={option.choices} onPick={onChange} />
    ) : (
      <Tick isSelected={value === true} onChange={onChange}>
        {option.label}
      </Tick>
    );
  return (
    <div className="figure-option">
      {field}
      <p className="figure-help">{option.help}</p>
    </div>
  );
}

function NumberOptionField({ option, value, onChange }: OptionFieldProps<NumberOption>): ReactNode {
  const { label, help, least, most, whole } = option;
  return (
    <NumberField
      className="field figure-option"
      value={typeof value === 'number' ? value : Number.NaN}
      minValue={least}
      maxValue={most}
      {...(whole ? { step: 1 } : {})}
      onChange={(next) => !Number.isNaN(next) && onChange(next)}
    >
      <Label>{label}</Label>
      <Input className="input" />
      <Text slot="description">
        {help} {least} to {most}.
      </Text>
    </NumberField>
  );
}
