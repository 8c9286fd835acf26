import { benchmarkOfDataset } from '../../benchmark-of-dataset.ts';
import type { ImportProblem } from '../../format.ts';
import { settingsOf } from '../../model-settings.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import { timeDisorder } from '../../transcript/time-disorder.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';
import { exitOf } from './exit-of.ts';
import { gradeOf, type Verdict } from './grade-of.ts';
import { type History, readHistory } from './history.ts';

/** Where a run stands and what is known of it from elsewhere. */
export interface Place {
  readonly file: string;
  readonly line: number | null;
  /** The task where the run itself does not name one. */
  readonly task: string | null;
  /** A verdict that stands in a file of its own. */
  readonly verdict: Verdict | null;
}

export interface ToldRun {
  readonly transcript: Transcript;
  readonly problems: readonly ImportProblem[];
  /** Its times were read as UTC for want of a zone. */
  readonly isTimeGuess: boolean;
}

/** Rows of the issue resolver name an issue in place of a task: it goes by the form of a SWE-bench id. */
function taskOf(row: Untyped): { readonly task: string | null; readonly repository: string | null } {
  const issue = asObject(row.issue);
  const [owner, repo, number] = [asText(issue?.owner), asText(issue?.repo), asNumber(issue?.number)];
  const instance = asObject(row.instance);
  const task = asText(row.instance_id) ?? asText(instance?.instance_id);
  if (owner === null || repo === null) return { task, repository: asText(instance?.repo) };
  return { task: task ?? `${owner}__${repo}-${number ?? 'unknown'}`, repository: `${owner}/${repo}` };
}

/** `princeton-nlp__SWE-bench_Lite-test` in 0.x, where `__` stands for `/` and the split comes last; named apart from 1.0 on. */
function benchmarkOf(metadata: Untyped | null): string | null {
  const dataset = asText(metadata?.dataset)?.replaceAll('__', '/') ?? null;
  const split = asText(metadata?.dataset_split) ?? asText(metadata?.data_split);
  const joined = /^(.*)-(train|test|dev|validation)$/.exec(dataset ?? '');
  if (joined === null) return benchmarkOfDataset(dataset, split);
  return benchmarkOfDataset(joined[1]!, split ?? joined[2]!);
}

function systemOf(metadata: Untyped | null, history: History) {
  const llm = asObject(metadata?.llm_config) ?? asObject(metadata?.llm);
  const agentClass = asText(metadata?.agent_class) ?? history.agentClass;
  const limit = asNumber(metadata?.max_iterations);
  return {
    agent: 'OpenHands',
    model: asText(llm?.model) ?? history.model,
    settings: {
      ...settingsOf(history.version, llm),
      ...(agentClass !== null && { agent_class: agentClass }),
      ...(limit !== null && { max_iterations: limit }),
    },
  };
}

/** The resolver asks a model whether it solved the issue: an opinion, no verdict of tests. */
function noteOf(row: Untyped): string | null {
  if (typeof row.success !== 'boolean') return null;
  const opinion = row.success ? 'solved' : 'not solved';
  const reason = asText(row.result_explanation) ?? asText(row.success_explanation);
  return `No tests were run; a model judged the issue ${opinion}${reason === null ? '.' : `: ${reason}`}`;
}

function attemptOf(row: Untyped, history: History, patchEmpty: boolean): Transcript['attempt'] {
  const patch =
    asText(asObject(row.test_result)?.git_patch) ?? asText(row.git_patch) ?? asText(row.model_patch);
  const { events, started_at, duration_s, steps, input_tokens, cached_tokens, output_tokens, cost_usd } =
    history;
  return {
    ...EMPTY_ATTEMPT,
    ...exitOf(asText(row.error), history.ending),
    ...{ events, started_at, duration_s, steps, input_tokens, cached_tokens, output_tokens, cost_usd },
    patch,
    patch_empty: patch !== null ? patch.trim() === '' : patchEmpty || null,
  };
}

/** A run as its row tells it; an export of events alone is a row of its `history`. */
export function readRow(row: Untyped, { file, line, task, verdict }: Place): ToldRun {
  const metadata = asObject(row.metadata);
  const history = readHistory(row.history, row.metrics);
  const { grade, patchEmpty } = verdict ?? gradeOf(row);
  const named = taskOf(row);
  const transcript: Transcript = {
    ...{ group: file, file, line, condition: null, repeat: null },
    task: named.task ?? task,
    repository: named.repository,
    benchmark: benchmarkOf(metadata),
    ...systemOf(metadata, history),
    note: noteOf(row),
    attempt: attemptOf(row, history, patchEmpty),
    grade,
  };
  const disorder = timeDisorder(history.events, file);
  const problems = [...history.problems, ...(disorder === null ? [] : [disorder])].map((problem) => ({
    ...problem,
    file,
    line,
  }));
  return { transcript, problems, isTimeGuess: history.isTimeGuess };
}

/** Whether an object is a row: it names a task or an issue, and tells what was done or what came of it. */
export function isRow(row: Untyped): boolean {
  const isNamed = asText(row.instance_id) !== null || asObject(row.issue) !== null;
  return isNamed && (Array.isArray(row.history) || asObject(row.test_result) !== null);
}

/** Whether an object is an event of any version. */
export function isEvent(value: unknown): boolean {
  const event = asObject(value);
  const isOld = typeof event?.action === 'string' || typeof event?.observation === 'string';
  return isOld || (typeof event?.kind === 'string' && typeof event.source === 'string');
}
