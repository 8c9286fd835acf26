import type { OptionsOf } from '../spec/option.ts';

export const MATRIX_OPTIONS = {
  side: {
    kind: 'choice',
    label: 'Side',
    help: 'Both in one square, A above the diagonal and B below it, or one side alone.',
    choices: [
      { id: 'both', name: 'A and B' },
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    initial: 'both',
  },
} as const;

export type MatrixOptions = OptionsOf<typeof MATRIX_OPTIONS>;
export type MatrixSide = MatrixOptions['side'];
