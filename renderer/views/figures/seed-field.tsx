import type { ReactNode } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useFigure } from './use-figure.ts';

/** The seed of everything that is drawn at random. */
export function SeedField({ seed }: { readonly seed: string }): ReactNode {
  const { change } = useFigure();
  return (
    <TextField
      className="field figure-option"
      value={seed}
      onChange={(next) => change({ seed: next }, 'replace')}
      maxLength={200}
    >
      <Label>Seed</Label>
      <Input className="input" />
    </TextField>
  );
}
