/** The sides' own filters, where something else is compared. */
export const NO_FILTERS = { filter_a: {}, filter_b: {} } as const;
