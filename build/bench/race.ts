import { performance } from 'node:perf_hooks';
import { median } from './measure.ts';
import { hasPackage, pythonTimes } from './python.ts';

interface Race {
  /** Contestant → what is timed. */
  readonly ours: Readonly<Record<string, () => unknown>>;
  /** The rivals' script beside this file, the package it needs and the input it gets. */
  readonly script: string;
  readonly needs: string;
  readonly input: unknown;
  readonly rounds: number;
  /** Of ours within a round, of which the median counts; the script minds its own. 1 unless told. */
  readonly repeats?: number;
}

interface Raced {
  /** Contestant → median over the rounds in milliseconds. */
  readonly ours: ReadonlyMap<string, number>;
  readonly theirs: ReadonlyMap<string, number>;
  /** Of the rivals; null where Python lacks them and nothing was compared. */
  readonly version: string | null;
}

/** Ours and Python's in turns; the first round does not count. */
export function race({ ours, script, needs, input, rounds, repeats = 1 }: Race): Raced {
  const times = { ours: new Map<string, number[]>(), theirs: new Map<string, number[]>() };
  const add = (side: keyof typeof times, name: string, time: number) =>
    times[side].set(name, [...(times[side].get(name) ?? []), time]);
  const compared = hasPackage(needs);
  let version: string | null = null;
  for (let round = 0; round <= rounds; round += 1) {
    const own = Object.entries(ours).map(([name, work]) => [name, medianTime(work, repeats)] as const);
    const theirs = compared ? pythonTimes(script, input) : null;
    version = theirs?.version ?? null;
    if (round === 0) continue;
    for (const [name, time] of own) add('ours', name, time);
    for (const [name, seconds] of Object.entries(theirs?.seconds ?? {})) add('theirs', name, 1000 * seconds);
  }
  return { ours: mediansOf(times.ours), theirs: mediansOf(times.theirs), version };
}

function medianTime(work: () => unknown, repeats: number): number {
  return median(
    Array.from({ length: repeats }, () => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );
}

function mediansOf(times: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, number> {
  return new Map([...times].map(([name, each]) => [name, median(each)] as const));
}
