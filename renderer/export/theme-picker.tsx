import type { ReactNode } from 'react';
import type { Theme } from '../../analysis/figures/theme.ts';
import { Picker } from '../parts/picker.tsx';

const THEMES: readonly { readonly id: Theme['name']; readonly name: string; readonly note: string }[] = [
  { id: 'paper', name: 'Paper', note: 'sans serif' },
  { id: 'paper-serif', name: 'Paper, serif', note: 'as LaTeX sets it' },
  { id: 'slides', name: 'Slides', note: 'large' },
  { id: 'light', name: 'Screen, light', note: 'pixels' },
  { id: 'dark', name: 'Screen, dark', note: 'pixels' },
];

interface ThemePickerProps {
  readonly theme: Theme['name'];
  readonly onPick: (theme: Theme['name']) => void;
}

/** What a figure is drawn for. */
export function ThemePicker({ theme, onPick }: ThemePickerProps): ReactNode {
  return (
    <Picker
      label="Theme"
      value={theme}
      choices={THEMES}
      onPick={(id) => onPick(THEMES.find((known) => known.id === id)?.id ?? theme)}
    />
  );
}
