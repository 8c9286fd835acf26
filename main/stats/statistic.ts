import { z } from 'zod';
import type * as stats from '../../analysis/stats/index.ts';
import { parseInput } from './parse-input.ts';

/** What a statistic gives; `reason` says why a value is null. */
export type Result = Readonly<Record<string, unknown>> & { readonly reason: string | null };

/** A statistic that can be called by name with plain JSON. Names and keys are a contract with scripts. */
export interface Statistic {
  readonly name: string;
  /** One line: what it is, which way round, in which unit. */
  readonly meaning: string;
  /** Where the formula comes from. */
  readonly source: string;
  /** What of `analysis/stats` it runs. */
  readonly functions: readonly StatsFunction[];
  readonly input: readonly InputKey[];
  /** Keys that are always there. */
  readonly output: readonly string[];
  /** @throws UserError naming the key and place that is wrong */
  readonly run: (input: unknown) => Result;
}

export interface InputKey {
  readonly key: string;
  readonly optional: boolean;
}

type StatsFunction = keyof typeof stats;

/** Values by output key, others beside them; or, in words, why every one of them is undefined. */
type Computed<O extends string> =
  | (Readonly<Record<O, unknown>> & { readonly reason?: string | null; readonly [more: string]: unknown })
  | string;

interface Definition<S extends z.ZodRawShape, O extends string>
  extends Pick<Statistic, 'name' | 'meaning' | 'source' | 'functions'> {
  readonly input: S;
  readonly output: readonly O[];
  readonly compute: (input: z.output<z.ZodObject<S>>) => Computed<O>;
}

/** Makes a named statistic of the shape of its input and what is computed of it. */
export function defineStatistic<S extends z.ZodRawShape, O extends string>(
  definition: Definition<S, O>,
): Statistic {
  const { name, meaning, source, functions, output, compute } = definition;
  const schema = z.strictObject(definition.input);
  const input = Object.entries(definition.input).map(([key, piece]) => ({
    key,
    optional: z.safeParse(piece, undefined).success,
  }));
  const run = (value: unknown): Result => {
    const parsed = parseInput(schema, value);
    const computed = compute(parsed as z.output<z.ZodObject<S>>);
    if (typeof computed !== 'string') return { ...computed, reason: computed.reason ?? null };
    return { ...Object.fromEntries(output.map((key) => [key, null])), reason: computed };
  };
  return { name, meaning, source, functions, input, output, run };
}
