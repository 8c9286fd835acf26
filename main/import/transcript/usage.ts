/** Tokens and cost of a model call or of several; cached tokens are part of the input. Null: not said. */
export interface Usage {
  readonly input: number | null;
  readonly cached: number | null;
  readonly output: number | null;
  readonly cost_usd: number | null;
}

const total = (values: readonly (number | null)[]): number | null => {
  const told = values.filter((value) => value !== null);
  return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
};

/** What calls add up to; null where none of them says. */
export function sumUsage(usages: readonly Usage[]): Usage {
  return {
    input: total(usages.map(({ input }) => input)),
    cached: total(usages.map(({ cached }) => cached)),
    output: total(usages.map(({ output }) => output)),
    cost_usd: total(usages.map(({ cost_usd }) => cost_usd)),
  };
}

/** Input plus output tokens, as an event carries them; null where nobody counted. */
export function callTokens({ input, output }: Usage): number | null {
  const sum = (input ?? 0) + (output ?? 0);
  return sum > 0 ? sum : null;
}
