/** Where the axis of rates begins. */
export const DOTS_OPTIONS = {
  axis: {
    kind: 'choice',
    label: 'Axis',
    help: 'As long as rates and intervals ask for, or from zero.',
    choices: [
      { id: 'fitted', name: 'fitted' },
      { id: 'zero', name: 'from zero' },
    ],
    initial: 'fitted',
  },
} as const;
