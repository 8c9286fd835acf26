import { GLOSSARY, isTermKey, type TermKey } from './glossary.ts';

const snake = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

const BY_NAME: ReadonlyMap<string, TermKey> = new Map(
  Object.entries(GLOSSARY).flatMap(([key, { name }]) => (isTermKey(key) ? [[snake(name), key]] : [])),
);

const named = (name: string): TermKey | undefined => (isTermKey(name) ? name : BY_NAME.get(name));

/**
 * The term that a column of a table is named for: by the term's key or name, with `n_` before it, with `_id` or a unit
 * after it, or in the plural (`task_id`, `n_steps`, `cost_usd`, `runs`); undefined where there is none.
 */
export function columnTerm(name: string): TermKey | undefined {
  const whole = snake(name);
  const bare = whole.replace(/^n_/, '').replace(/_(id|usd|s|ms)$/, '');
  return [whole, bare, bare.replace(/s$/, '')].map(named).find((term) => term !== undefined);
}
