import type { OptionsOf } from '../spec/option.ts';

export const TRANSITIONS_OPTIONS = {
  scale: {
    kind: 'choice',
    label: 'Squares',
    help: 'What is alike in all squares: the area of one task, or their size.',
    choices: [
      { id: 'task', name: 'same area per task' },
      { id: 'panel', name: 'same size' },
    ],
    initial: 'task',
  },
} as const;

export type TransitionsOptions = OptionsOf<typeof TRANSITIONS_OPTIONS>;
