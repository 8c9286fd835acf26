import type { ReactNode } from 'react';
import { Button, Label, TextArea, TextField } from 'react-aria-components';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import { useFigure } from './use-figure.ts';

interface CaptionFieldProps {
  readonly spec: FigureSpec;
  /** The figure's, which stands there until it is changed. */
  readonly own: string;
}

const CHARACTERS = 5000;

/** The caption, in the figure's own words or the person's. */
export function CaptionField({ spec, own }: CaptionFieldProps): ReactNode {
  const { change } = useFigure();
  const isChanged = spec.caption !== undefined;
  return (
    <div className="figure-option">
      <TextField
        className="field"
        value={spec.caption ?? own}
        onChange={(caption) => change({ caption }, 'replace')}
        maxLength={CHARACTERS}
      >
        <Label>Caption</Label>
        <TextArea className="input" rows={4} />
      </TextField>
      {isChanged && (
        <Button className="link figure-reset" onPress={() => change({ caption: null })}>
          The figure’s own caption
        </Button>
      )}
    </div>
  );
}
