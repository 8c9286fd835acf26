import { limitShare, type RequestKind } from '../../../analysis/effects/index.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { Handlers } from '../../../preload/port.ts';
import type { Compute } from '../../compute/compute.ts';
import { cohortNamed } from '../../store/cohorts/cohort-named.ts';
import type { EffectRuns } from '../../store/effects/effect-runs.ts';
import { onlyBenchmark } from '../../store/only-benchmark.ts';
import type { Store } from '../../store/store-client.ts';
import { cohortsWithin } from '../cohorts-within.ts';
import { cohortOf, pairedRowsOf } from '../paired.ts';
import { scoped } from '../scoped.ts';
import { byBenchmark } from './by-benchmark.ts';
import { cohortRuns, dividedBenchmarks, factsOf } from './cohort-sides.ts';
import { chosenDoses, doseRows } from './doses.ts';
import { effectOffers } from './effect-offers.ts';
import { exitRows } from './exit-rows.ts';
import { chosenContrasts, unknown } from './request-effects.ts';

/** Pairs of more systems than this are more than a table can show. */
const MOST_PAIRED = 30;

type Methods = Extract<keyof Handlers, 'effects' | `effects.${string}`>;

/** The tables of effects. */
export function effectHandlers(store: Store, compute: Compute): Pick<Handlers, Methods> {
  const runsOf = (filter: Parsed<'rates'>['filter'], signal: AbortSignal) =>
    store.call('effectRuns', { filter }, signal);

  const requests = (kind: RequestKind) => async (request: Parsed<'effects.fields'>, signal: AbortSignal) => {
    const [runs, scripts] = await Promise.all([
      runsOf(request.filter, signal),
      store.call('conditionScripts', {}, signal),
    ]);
    const { contrasts, ...found } = chosenContrasts(kind, request, runs, scripts);
    const { seed } = request;
    return { ...found, seed, ...(await compute.run('requestEffects', { contrasts, seed }, signal)) };
  };

  async function interaction(request: Parsed<'effects.interaction'>, signal: AbortSignal) {
    const { a, b, versus, seed, filter } = request;
    const paired = await store.call('pairedRows', { by: 'condition', a, b, filter }, signal);
    const rows = pairedRowsOf(paired);
    requirePairs(rows.length, versus);
    const found = await compute.run('interactions', { rows, versus, seed }, signal);
    return { benchmark: paired.benchmark, a, b, seed, versus, ...found };
  }

  async function dose(request: Parsed<'effects.dose'>, signal: AbortSignal) {
    const { filter, seed } = request;
    const [runs, scripts] = await Promise.all([
      runsOf(filter, signal),
      store.call('conditionScripts', {}, signal),
    ]);
    const chosen = chosenDoses(runs, scripts, request.doses);
    const { benchmark, doses, left_out } = chosen;
    const found = await compute.run('doseResponse', { rows: doseRows(runs, chosen), seed }, signal);
    return { benchmark, seed, doses, ...found, left_out };
  }

  async function limits({ filter, seed, a, b }: Parsed<'effects.limits'>, signal: AbortSignal) {
    const runs = await runsOf(filter, signal);
    const rows = exitRows(runs);
    const shares = rows.map(limitShare);
    if (a === undefined || b === undefined) return { seed, shares, compared: null };
    const benchmark = benchmarkOfBoth(runs, a, b);
    const own = rows.filter((row) => row.benchmark === benchmark);
    const differences = await compute.run('limitDifferences', { rows: own, a, b, seed }, signal);
    return { seed, shares, compared: { benchmark, a, b, differences } };
  }

  async function cohort(request: Parsed<'effects.cohort'>, signal: AbortSignal) {
    const { filter, seed, margin, margin_delta } = request;
    const within = await cohortsWithin(store, filter, signal);
    const named = cohortNamed(await store.call('cohorts', {}, signal), request.cohort);
    const runs = await runsOf(filter, signal);
    const benchmark = onlyBenchmark(dividedBenchmarks(named, tasksOf(runs)), `A table of “${named.name}”`, {
      message: `No benchmark of the selection has runs both on tasks of “${named.name}” and on others.`,
      hint: 'Import results of the whole benchmark that the cohort was chosen from.',
    });
    const tasks = await store.call('benchmarkTasks', { benchmark }, signal);
    const inside = new Set(named.tasks);
    const ids = tasks.map(({ canonical_id }) => canonical_id);
    const own = runs.filter((run) => run.benchmark === benchmark);
    const input = {
      facts: factsOf(tasks, inside),
      runs: cohortRuns(own, inside),
      margin,
      margin_delta,
      seed,
    };
    const rest = ids.filter((id) => !inside.has(id));
    const of = ids.filter((id) => inside.has(id));
    return {
      ...{
        benchmark,
        seed,
        cohort: cohortOf(named.name, of, within),
        rest: cohortOf(benchmark, rest, within),
      },
      ...{ n_elsewhere: named.tasks.length - new Set(of).size, margin, margin_delta },
      ...(await compute.run('cohortBias', input, signal)),
    };
  }

  const within = scoped(store);
  return {
    effects: async (_, signal) => {
      const [runs, scripts, cohorts] = await Promise.all([
        runsOf({}, signal),
        store.call('conditionScripts', {}, signal),
        store.call('cohorts', {}, signal),
      ]);
      return { rows: effectOffers(runs, scripts, cohorts) };
    },
    'effects.fields': within(requests('fields')),
    'effects.styles': within(requests('styles')),
    'effects.interaction': within(interaction),
    'effects.dose': within(dose),
    'effects.limits': within(limits),
    'effects.cohort': within(cohort),
  };
}

function requirePairs(systems: number, versus: 'pairs' | 'rest'): void {
  if (systems < 2)
    throw new UserError(
      'not-found',
      `${systems === 0 ? 'No system has' : 'Only one system has'} runs under both conditions.`,
      'An interaction needs two: import further results, or compare instead.',
    );
  if (versus === 'rest' || systems <= MOST_PAIRED) return;
  throw new UserError(
    'usage',
    `${systems} systems make ${(systems * (systems - 1)) / 2} pairs.`,
    `Compare each with the mean of the others (--versus rest), or choose at most ${MOST_PAIRED} (--system NAME…).`,
  );
}

export function tasksOf(runs: readonly EffectRuns[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...byBenchmark(runs)].map(([benchmark, own]) => [benchmark, new Set(own.map(({ task }) => task))]),
  );
}

function benchmarkOfBoth(runs: readonly EffectRuns[], a: string, b: string): string {
  const met = new Set(runs.map(({ condition }) => condition));
  const missing = [a, b].find((name) => !met.has(name));
  if (missing !== undefined) throw unknown(missing, met);
  if (a === b) throw new UserError('usage', `A and B are both “${a}”.`, 'Name two different ones.');
  const possible = [...byBenchmark(runs)]
    .filter(([, own]) => [a, b].every((name) => own.some(({ condition }) => condition === name)))
    .map(([benchmark]) => benchmark);
  return onlyBenchmark(possible, 'This comparison', {
    message: `No benchmark has runs under both “${a}” and “${b}”.`,
    hint: 'Compare two that ran on the same tasks.',
  });
}
