import { benchmarkOfDataset } from '../../benchmark-of-dataset.ts';
import { recogniseBenchmark } from '../../recognise-benchmark.ts';
import { asList, asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** What a log's header says of all its samples. */
export interface LogFacts {
  readonly status: string | null;
  readonly benchmark: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  /** What decides where several scorers gave a score; null: the first. */
  readonly scorer: string | null;
  /** Tells a run of the evaluation from every other. */
  readonly evaluation: string;
  /** Ids of the samples that were to be run. */
  readonly ids: readonly string[];
  readonly epochs: number;
}

const textOf = (value: unknown): string | null => asText(value) || null;

/** A benchmark by the name of its data set, else by its tasks, else the evaluation is its own benchmark. */
function benchmarkOf(spec: Untyped, ids: readonly string[]): string | null {
  const dataset = asObject(spec.dataset);
  const split = asText(asObject(spec.task_args)?.split);
  const named = benchmarkOfDataset(textOf(dataset?.name), split);
  if (named?.startsWith('SWE-bench')) return named;
  return recogniseBenchmark(ids) ?? textOf(spec.task) ?? named;
}

/** The solver that does the work is the last: those before it set up what it is given. */
function agentOf(spec: Untyped, plan: Untyped | null): string | null {
  return textOf(spec.solver) ?? textOf(asObjects(plan?.steps).at(-1)?.solver);
}

function settingsOf(spec: Untyped, plan: Untyped | null): Readonly<Record<string, unknown>> {
  const solvers = asObjects(plan?.steps).flatMap(({ solver }) => textOf(solver) ?? []);
  const args = asObject(spec.task_args) ?? {};
  return {
    ...asObject(plan?.config),
    ...asObject(spec.model_generate_config),
    ...(solvers.length > 1 && { solvers }),
    ...(Object.keys(args).length > 0 && { task_args: args }),
    ...asObject(spec.packages),
  };
}

function scorerOf({ results, eval: spec }: Untyped): string | null {
  const headline = asObject(asObject(results)?.headline);
  const scored = asObjects(asObject(results)?.scores)[0];
  const planned = asObjects(asObject(spec)?.scorers)[0];
  return textOf(headline?.score) ?? textOf(scored?.name) ?? textOf(planned?.name);
}

export function logFacts(header: Untyped): LogFacts {
  const spec = asObject(header.eval) ?? {};
  const plan = asObject(header.plan);
  const ids = asList(asObject(spec.dataset)?.sample_ids).map(String);
  const model = textOf(spec.model);
  return {
    status: textOf(header.status),
    benchmark: benchmarkOf(spec, ids),
    agent: agentOf(spec, plan),
    model,
    settings: settingsOf(spec, plan),
    scorer: scorerOf(header),
    evaluation: JSON.stringify([spec.run_id, spec.task_id, spec.created]),
    ids,
    epochs: Number(asObject(spec.config)?.epochs ?? 1),
  };
}
