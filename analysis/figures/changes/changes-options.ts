import type { OptionsOf } from '../spec/option.ts';

export const CHANGES_OPTIONS = {
  group: {
    kind: 'choice',
    label: 'Groups',
    help: 'What lines stand together where there are several systems and several measures.',
    choices: [
      { id: 'system', name: 'by system' },
      { id: 'measure', name: 'by measure' },
    ],
    initial: 'system',
  },
} as const;

export type ChangesOptions = OptionsOf<typeof CHANGES_OPTIONS>;
