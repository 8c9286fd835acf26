import {
  type ContrastRows,
  type RequestCondition,
  type RequestContrast,
  type RequestKind,
  requestContrasts,
} from '../../../analysis/effects/index.ts';
import type { RequestEffects } from '../../../analysis/model/effects.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import { REALSWE_METHOD } from '../../../analysis/realswe/index.ts';
import type { Parsed } from '../../../preload/contract.ts';
import type { ConditionScripts } from '../../store/effects/condition-scripts.ts';
import type { EffectRuns } from '../../store/effects/effect-runs.ts';
import { onlyBenchmark } from '../../store/only-benchmark.ts';
import { byBenchmark } from './by-benchmark.ts';
import { pairedConditions } from './paired-conditions.ts';

type Request = Parsed<'effects.fields'>;

export interface FoundContrasts {
  readonly benchmark: string;
  readonly contrasts: readonly ContrastRows[];
  readonly left_out: RequestEffects['left_out'];
}

/** What conditions with runs ask, as scripts of composed requests or their names tell it. */
function conditionsOf(
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
): readonly RequestCondition[] {
  const tasks = new Map<string, Set<string>>();
  for (const { condition, task } of runs) tasks.set(condition, (tasks.get(condition) ?? new Set()).add(task));
  return [...tasks].map(([condition, own]) => {
    const chosen = scripts.filter((row) => row.method === REALSWE_METHOD && row.condition === condition);
    const labels = [...new Set(chosen.map(({ label }) => label))];
    const tasksOf = (label: string) =>
      chosen.filter((row) => row.label === label).flatMap((row) => row.tasks);
    return {
      condition,
      tasks: [...own],
      scripts: Object.fromEntries(labels.map((label) => [label, tasksOf(label)])),
    };
  });
}

function withRows(runs: readonly EffectRuns[], { contrast, a, b, tasks }: RequestContrast): ContrastRows {
  const both = pairedConditions(runs, a, b, null);
  const met = new Set(both.flatMap((row) => row.tasks.filter(isOnBoth).map(({ task }) => task)));
  const n_other = [...met].filter((task) => !tasks.has(task)).length;
  return { contrast, a, b, n_other, rows: pairedConditions(runs, a, b, tasks) };
}

const isOnBoth = ({ a, b }: { readonly a: readonly unknown[]; readonly b: readonly unknown[] }) =>
  a.length > 0 && b.length > 0;

/** The contrasts on every benchmark that has any. */
export function findContrasts(
  kind: RequestKind,
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
  base: string | null,
): readonly FoundContrasts[] {
  return [...byBenchmark(runs)].map(([benchmark, own]) => {
    const of = scripts.filter((row) => row.benchmark === benchmark);
    const { contrasts, left_out } = requestContrasts(kind, conditionsOf(own, of), base);
    const rows = contrasts
      .map((contrast) => withRows(own, contrast))
      .filter((found) => found.rows.length > 0);
    return { benchmark, contrasts: rows, left_out };
  });
}

/** What a person says differs, as it is said: each condition with `base`. */
function toldContrasts(
  runs: readonly EffectRuns[],
  base: string,
  against: readonly string[],
): readonly FoundContrasts[] {
  const met = new Set(runs.map(({ condition }) => condition));
  const missing = [base, ...against].find((name) => !met.has(name));
  if (missing !== undefined) throw unknown(missing, met);
  return [...byBenchmark(runs)].map(([benchmark, own]) => {
    const contrasts = against
      .map((b) => ({ contrast: b, a: base, b, n_other: 0, rows: pairedConditions(own, base, b, null) }))
      .filter(({ rows }) => rows.length > 0);
    const left_out = against
      .filter((b) => !contrasts.some((found) => found.b === b))
      .map((condition) => ({ condition, reason: `no system has runs under both it and “${base}”` }));
    return { benchmark, contrasts, left_out };
  });
}

export function unknown(condition: string, met: ReadonlySet<string>): UserError {
  const offer = [...met].sort().join(', ') || 'none';
  return new UserError(
    'not-found',
    `No run of the selection is under “${condition}”.`,
    `Runs are under: ${offer}.`,
  );
}

const WORDS = {
  fields: 'two conditions whose requests differ in one field on the same tasks',
  styles: 'two conditions whose requests differ in style alone on the same tasks, one of them neutral',
} as const;

/** The contrasts that are asked for, on one benchmark. @throws UserError where there are none or on several */
export function chosenContrasts(
  kind: RequestKind,
  { base, against }: Request,
  runs: readonly EffectRuns[],
  scripts: readonly ConditionScripts[],
): FoundContrasts {
  if (against !== undefined && base === undefined)
    throw new UserError('usage', 'What are these conditions compared with?', 'Name it too (--base NAME).');
  if (base !== undefined && !runs.some(({ condition }) => condition === base))
    throw unknown(base, new Set(runs.map(({ condition }) => condition)));
  const found =
    against !== undefined && base !== undefined
      ? toldContrasts(runs, base, against)
      : findContrasts(kind, runs, scripts, base ?? null);
  const possible = found.filter(({ contrasts }) => contrasts.length > 0);
  const benchmark = onlyBenchmark(
    possible.map((row) => row.benchmark),
    `Effects of ${kind}`,
    {
      message: `No system has runs under ${against === undefined ? WORDS[kind] : 'two of these conditions'}.`,
      hint: 'Name conditions as “[PD]” or “[PD] casual”, or import their scripts; the command line can also name them (--base, --against).',
    },
  );
  return possible.find((row) => row.benchmark === benchmark)!;
}
