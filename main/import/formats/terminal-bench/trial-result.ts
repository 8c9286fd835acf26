import type { ImportedGrade } from '../../format.ts';
import { parseTime } from '../../parse-time.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';

/** What Terminal-Bench says of one trial; null: not said. */
export interface TrialResult {
  readonly task: string;
  /** `TASK.N-of-M.RUN`. */
  readonly name: string | null;
  /** Which of the attempts at its task it is. */
  readonly attempt: number | null;
  /** The run it is of, by its name. */
  readonly run: string | null;
  readonly resolved: boolean | null;
  readonly failure: string | null;
  readonly tests: ImportedGrade['tests'] | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
  readonly started_at: number | null;
  readonly duration_s: number | null;
}

const NAME = /^.+\.(\d+)-of-\d+\.(.+)$/;

/** The tests of a task are those that it asks to pass; which of them pass beforehand is not told. */
function testsIn(results: Untyped | null): ImportedGrade['tests'] | null {
  if (results === null) return null;
  return Object.entries(results).map(([name, status]) => ({
    name,
    group: 'F2P',
    passed: status === 'passed',
  }));
}

function spanIn(value: Untyped): Pick<TrialResult, 'started_at' | 'duration_s'> {
  const [from, to] = [parseTime(value.agent_started_at), parseTime(value.agent_ended_at)];
  const seconds = from === null || to === null ? null : (to - from) / 1000;
  return {
    started_at: from ?? parseTime(value.trial_started_at),
    duration_s: seconds === null || seconds < 0 ? null : seconds,
  };
}

/** A trial's `results.json`, or its entry in the run's; null where the object is none. */
export function trialResult(value: Untyped): TrialResult | null {
  const task = asText(value.task_id);
  if (task === null || !('is_resolved' in value)) return null;
  const name = asText(value.trial_name);
  const match = NAME.exec(name ?? '');
  return {
    ...{ task, name, attempt: match === null ? null : Number(match[1]), run: match?.[2] ?? null },
    resolved: typeof value.is_resolved === 'boolean' ? value.is_resolved : null,
    failure: asText(value.failure_mode),
    tests: testsIn(asObject(value.parser_results)),
    input_tokens: asNumber(value.total_input_tokens),
    output_tokens: asNumber(value.total_output_tokens),
    ...spanIn(value),
  };
}
