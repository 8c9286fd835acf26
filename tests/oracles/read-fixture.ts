import { readFileSync } from 'node:fs';

export interface Case<I, O> {
  readonly input: I;
  readonly output: O;
}

/** The cases of one statistic in a committed fixture; fails where there are fewer than fifty. */
export function readCases<I, O>(fixture: string, statistic: string): readonly Case<I, O>[] {
  const url = new URL(`fixtures/${fixture}.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(url, 'utf8'))[statistic];
  if (!Array.isArray(cases) || cases.length < 50)
    throw new Error(`${fixture}.${statistic} lacks its fifty cases`);
  return cases;
}
