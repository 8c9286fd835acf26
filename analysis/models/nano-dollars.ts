const NANO = 1e9;

/** Room for what binary fractions add to a sum of decimal prices. */
const SLACK = 1e-3;

/** Whole billionths of a dollar, rounded up: the unit of the ledger, exact up to nine million dollars. */
export const nanoDollars = (dollars: number): number => Math.max(0, Math.ceil(dollars * NANO - SLACK));

/** A cap in billionths of a dollar, rounded down. */
export const nanoCap = (dollars: number): number => Math.floor(dollars * NANO + SLACK);

export const dollarsOf = (nano: number): number => nano / NANO;
