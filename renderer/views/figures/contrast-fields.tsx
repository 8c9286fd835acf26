import type { ReactNode } from 'react';
import { CheckboxGroup, Label } from 'react-aria-components';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { Picker } from '../../parts/picker.tsx';
import { Tick } from '../../parts/tick.tsx';
import { useCall } from '../../port/use-call.ts';
import { useFigure } from './use-figure.ts';

/** Stands for no condition: what is compared is found by what the requests hold. */
const FOUND = '';

/** For effects: the condition that others are compared with, and which of them; without one they are found. */
export function ContrastFields({ spec }: { readonly spec: FigureSpec }): ReactNode {
  const { change } = useFigure();
  const conditions = useCall('palette', {}).data?.conditions ?? [];
  const { base = FOUND, against = [] } = spec.selection;
  const found = { id: FOUND, name: 'what the requests differ in' };
  return (
    <div className="figure-option">
      <Picker
        label="Compared with"
        value={base}
        choices={[found, ...conditions.map((id) => ({ id }))]}
        onPick={(id) =>
          change(
            id === FOUND
              ? { base: null, against: [] }
              : { base: id, against: against.filter((name) => name !== id) },
          )
        }
      />
      {base !== FOUND && (
        <CheckboxGroup
          className="contrast-conditions"
          value={[...against]}
          onChange={(names) => change({ against: conditions.filter((name) => names.includes(name)) })}
        >
          <Label className="picker-label">Conditions</Label>
          {conditions
            .filter((name) => name !== base)
            .map((name) => (
              <Tick key={name} value={name}>
                {name}
              </Tick>
            ))}
        </CheckboxGroup>
      )}
      <p className="figure-help">
        {base === FOUND
          ? 'Each field or style is compared with the same request without it.'
          : 'Each condition chosen is compared with it as it is; with none, what differs in a field or style.'}
      </p>
    </div>
  );
}
