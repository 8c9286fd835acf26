/** What a slope chart can leave out or bring out. */
export const SLOPES_OPTIONS = {
  highlight: {
    kind: 'choice',
    label: 'Bring out',
    help: 'Of more than six systems: the largest rise and the largest fall, those that the order lists, or none.',
    choices: [
      { id: 'extremes', name: 'largest rise and fall' },
      { id: 'listed', name: 'listed first' },
      { id: 'none', name: 'none' },
    ],
    initial: 'extremes',
  },
  intervals: {
    kind: 'boolean',
    label: 'Intervals',
    help: 'The 95% interval of every rate, faintly behind it.',
    initial: true,
  },
} as const;

export type Highlight = (typeof SLOPES_OPTIONS)['highlight']['choices'][number]['id'];
