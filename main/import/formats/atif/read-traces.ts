import { bareGrade } from '../../bare-grade.ts';
import type { ImportedGrade } from '../../format.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import { asText } from '../../untyped.ts';
import { exceptionMeaning } from '../harbor/exception-exit.ts';
import { rewardVerdict } from '../harbor/reward-verdict.ts';
import { bareTask } from './task-of.ts';
import { traceEvents } from './trace-events.ts';
import type { Trace } from './traces.ts';

/** What traces tell of a run besides its conversation. */
export interface TraceFacts {
  readonly task: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly grade: ImportedGrade | null;
  /** Their word for the end where it is an exception's. */
  readonly exception: string | null;
}

export function traceFacts({ value }: Trace): TraceFacts {
  const text = (name: string) => asText(value[name]) || null;
  const result = text('result');
  const reward = result === null ? Number.NaN : Number(result);
  const exception = result !== null && Number.isNaN(reward) ? result : null;
  const task = text('task');
  const model = text('model');
  const verdict = Number.isNaN(reward) ? null : rewardVerdict(reward);
  return {
    task: task === null ? null : bareTask(task),
    agent: text('agent'),
    model,
    grade: verdict === null ? null : bareGrade(verdict),
    exception,
  };
}

/** The runs of a traces file that stands alone: one per trial. */
export function* readTraces(traces: readonly Trace[], file: string, group: string): Generator<Transcript> {
  const trials = new Map<string, Trace[]>();
  for (const trace of traces) {
    const key = JSON.stringify([trace.value.run_id, trace.value.trial_name]);
    trials.set(key, [...(trials.get(key) ?? []), trace]);
  }
  for (const own of trials.values()) {
    const { exception, grade, ...named } = traceFacts(own[0]!);
    const meaning = exception === null ? null : exceptionMeaning(exception);
    yield {
      ...{ group, file, line: null, benchmark: null, repository: null, settings: {}, condition: null },
      ...{ repeat: null, note: null },
      ...named,
      attempt: {
        ...EMPTY_ATTEMPT,
        exit: meaning?.exit ?? null,
        exit_detail: exception,
        events: traceEvents(own),
      },
      grade: grade ?? (meaning && bareGrade(meaning.verdict)),
    };
  }
}
