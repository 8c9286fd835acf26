/** The order of systems in figures of rates; names that a specification lists come before all others. */
export const ORDER_OPTION = {
  kind: 'choice',
  label: 'Order',
  help: 'Systems by their highest rate, by name, or as given.',
  choices: [
    { id: 'rate', name: 'by rate' },
    { id: 'name', name: 'by name' },
    { id: 'given', name: 'as given' },
  ],
  initial: 'rate',
} as const;

export type SystemOrder = (typeof ORDER_OPTION)['choices'][number]['id'];
