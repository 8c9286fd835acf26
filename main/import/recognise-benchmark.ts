import { KNOWN_BENCHMARKS } from './known-benchmarks.ts';

/** Benchmarks whose ids have a form of their own. */
const FORMS = [
  { name: 'SWE-bench Pro', form: /^instance_[\w.-]+?__[\w.-]+?-[0-9a-f]{40}(-v\w+)?$/ },
  { name: 'SWE-smith', form: /^[\w.-]+?__[\w.-]+?\.[0-9a-f]{8}\.\w+$/ },
  { name: 'parallax-demo', form: /^parallax-demo__[\w-]+$/ },
] as const;

/** The one known benchmark that holds every id; null where none or several do. */
export function recogniseBenchmark(ids: readonly string[]): string | null {
  if (ids.length === 0) return null;
  const formed = FORMS.find(({ form }) => ids.every((id) => form.test(id)));
  if (formed !== undefined) return formed.name;
  const holding = KNOWN_BENCHMARKS.filter((benchmark) => ids.every((id) => benchmark.ids.has(id)));
  return holding.length === 1 ? holding[0]!.name : null;
}

/**
 * Benchmark → its ids, where two known ones that share no task hold every id between them, as the test and dev splits of
 * one data set do; null where not exactly one pair does.
 */
export function recogniseTwo(ids: readonly string[]): ReadonlyMap<string, readonly string[]> | null {
  const found: ReadonlyMap<string, readonly string[]>[] = [];
  for (const [i, first] of KNOWN_BENCHMARKS.entries())
    for (const second of KNOWN_BENCHMARKS.slice(i + 1)) {
      if ([...second.ids].some((id) => first.ids.has(id))) continue;
      const inFirst = ids.filter((id) => first.ids.has(id));
      const inSecond = ids.filter((id) => second.ids.has(id));
      if (inFirst.length > 0 && inSecond.length > 0 && inFirst.length + inSecond.length === ids.length)
        found.push(new Map([[first.name, inFirst] as const, [second.name, inSecond] as const]));
    }
  return found.length === 1 ? found[0]! : null;
}
