import { isLimit, type RequestKind } from '../../../analysis/effects/index.ts';
import { count } from '../../../analysis/format/number.ts';
import type { EffectOffer } from '../../../analysis/model/effects.ts';
import type { StoredCohort } from '../../store/cohorts/stored-cohorts.ts';
import type { ConditionScripts } from '../../store/effects/condition-scripts.ts';
import { type EffectRuns, endOfMark } from '../../store/effects/effect-runs.ts';
import { byBenchmark } from './by-benchmark.ts';
import { dividedBenchmarks } from './cohort-sides.ts';
import { findDoses, hasTwoDoses, sameDose } from './doses.ts';
import { findContrasts } from './request-effects.ts';

type Offer = Omit<EffectOffer, 'benchmark'>;

/** Of each table, on each benchmark with runs, what it would be over or why it cannot be had. */
export function effectOffers(
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
  cohorts: readonly StoredCohort[],
): readonly EffectOffer[] {
  const all = [...byBenchmark(runs)];
  if (all.length === 0) return WHATS.map((what) => nothing(what, 'the workspace holds no runs'));
  return all.flatMap(([benchmark, own]) => {
    const of = scripts.filter((row) => row.benchmark === benchmark);
    const offers = [
      requestOffer('fields', own, of),
      requestOffer('styles', own, of),
      interactionOffer(own),
      doseOffer(benchmark, own, of),
      limitOffer(own),
      cohortOffer(benchmark, own, cohorts),
    ];
    return offers.map(({ what, ...offer }) => ({ what, benchmark, ...offer }));
  });
}

const WHATS = ['fields', 'styles', 'interaction', 'dose', 'limits', 'cohort'] as const;

const nothing = (what: EffectOffer['what'], detail: string): EffectOffer => ({
  what,
  benchmark: null,
  possible: false,
  detail,
});

function requestOffer(
  kind: RequestKind,
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
): Offer {
  const contrasts = findContrasts(kind, runs, scripts, null).flatMap((found) => found.contrasts);
  const told = contrasts.map(({ contrast, a, b }) => `${contrast} (${a} → ${b})`);
  const lacking =
    kind === 'fields'
      ? 'no system has runs under two conditions whose requests differ in one field'
      : 'no system has runs under a style and the neutral one with the same fields';
  return { what: kind, possible: told.length > 0, detail: told.join(', ') || lacking };
}

function systemsOf(runs: readonly EffectRuns[]): ReadonlyMap<string, ReadonlySet<string>> {
  const conditions = new Map<string, Set<string>>();
  for (const { system, condition } of runs)
    conditions.set(condition, (conditions.get(condition) ?? new Set()).add(system));
  return conditions;
}

function interactionOffer(runs: readonly EffectRuns[]): Offer {
  const conditions = [...systemsOf(runs)];
  const pairs = conditions.flatMap(([a, of], i) =>
    conditions.slice(i + 1).flatMap(([b, others]) => {
      const n = [...of].filter((system) => others.has(system)).length;
      return n > 1 ? [`${a} → ${b} (${n} systems)`] : [];
    }),
  );
  const detail = pairs.join(', ') || 'no two systems have runs under the same two conditions';
  return { what: 'interaction', possible: pairs.length > 0, detail };
}

function doseOffer(
  benchmark: string,
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
): Offer {
  const found = findDoses(benchmark, runs, scripts);
  const told = found.doses.map(({ condition, dose }) => `${condition} = ${dose}`).join(', ');
  if (!hasTwoDoses(found)) {
    const detail = `conditions tell fewer than two doses${told && ` (${told})`}; say --dose NAME=K`;
    return { what: 'dose', possible: false, detail };
  }
  const same = sameDose(found);
  if (same === null) return { what: 'dose', possible: true, detail: told };
  const detail = `“${same[0]}” and “${same[1]}” have the same dose ${same[2]}; say --dose NAME=K`;
  return { what: 'dose', possible: false, detail };
}

function limitOffer(runs: readonly EffectRuns[]): Offer {
  const exits = runs.flatMap((row) => [...row.exits].map(endOfMark));
  const known = exits.filter((exit) => isLimit(exit) !== null).length;
  const detail = `${count(known)} of ${count(exits.length)} runs are known to have submitted or met a limit`;
  return { what: 'limits', possible: known > 0, detail };
}

function cohortOffer(
  benchmark: string,
  runs: readonly EffectRuns[],
  cohorts: readonly StoredCohort[],
): Offer {
  const all = new Set(runs.map(({ task }) => task));
  const divided = cohorts.filter(
    (cohort) => dividedBenchmarks(cohort, new Map([[benchmark, all]])).length > 0,
  );
  const told = divided.map(({ name, tasks }) => {
    const n = tasks.filter((task) => all.has(task)).length;
    return `${name} (${count(n)} of ${count(all.size)} tasks)`;
  });
  const detail = told.join(', ') || 'no cohort has some but not all of the tasks with runs';
  return { what: 'cohort', possible: told.length > 0, detail };
}
