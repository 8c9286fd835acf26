import type { OptionsOf } from '../spec/option.ts';

export const BUMP_OPTIONS = {
  beside: {
    kind: 'choice',
    label: 'Beside the ranks',
    help: 'How sure each rank is: its confidence set, or the bootstrap interval, which only describes.',
    choices: [
      { id: 'set', name: 'confidence set' },
      { id: 'interval', name: 'bootstrap interval' },
    ],
    initial: 'set',
  },
  highlight: {
    kind: 'choice',
    label: 'Highlight',
    help: 'Systems that are drawn in their colour: those whose confidence sets are apart, those whose rank differs, all or none.',
    choices: [
      { id: 'beyond', name: 'beyond their sets' },
      { id: 'moved', name: 'with another rank' },
      { id: 'all', name: 'all' },
      { id: 'none', name: 'none' },
    ],
    initial: 'beyond',
  },
} as const;

export type BumpOptions = OptionsOf<typeof BUMP_OPTIONS>;
