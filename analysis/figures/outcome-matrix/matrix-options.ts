import type { OptionsOf } from '../spec/option.ts';

export const MATRIX_OPTIONS = {
  rows: {
    kind: 'choice',
    label: 'Order of tasks',
    help: 'By how many runs solve them, alike ones side by side, or by repository.',
    choices: [
      { id: 'difficulty', name: 'difficulty' },
      { id: 'clustered', name: 'clustered' },
      { id: 'repository', name: 'repository' },
    ],
    initial: 'difficulty',
  },
  columns: {
    kind: 'choice',
    label: 'Order of systems',
    help: 'By resolve rate, by name, or alike ones side by side.',
    choices: [
      { id: 'rate', name: 'rate' },
      { id: 'name', name: 'name' },
      { id: 'clustered', name: 'clustered' },
    ],
    initial: 'rate',
  },
  tasks: {
    kind: 'choice',
    label: 'Tasks run',
    help: 'Across, with a line to each system and its name beside it, or down, with names turned upright.',
    choices: [
      { id: 'across', name: 'across' },
      { id: 'down', name: 'down' },
    ],
    initial: 'across',
  },
} as const;

export type MatrixOptions = OptionsOf<typeof MATRIX_OPTIONS>;
