import type { ImportedAttempt } from '../../format.ts';
import { parseTime } from '../../parse-time.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import { sumUsage, type Usage } from '../../transcript/usage.ts';
import { asList, asNumber, asObject, type Untyped } from '../../untyped.ts';
import { callUsage } from './call-usage.ts';
import { exitOf } from './exit-of.ts';
import { gradeSample } from './grade-of.ts';
import type { LogFacts } from './log-facts.ts';
import type { SampleEvents } from './sample-events.ts';

/** Of the whole sample, its scorers' models included: for where no call of the agent's tells its own. */
function sampleUsage(sample: Untyped): Usage {
  const usages = Object.values(asObject(sample.model_usage) ?? {}).map(callUsage);
  return sumUsage(usages.filter((usage) => usage !== null));
}

function attemptOf(sample: Untyped, taken: SampleEvents, patch: string | null): ImportedAttempt {
  const usage = taken.usages.length > 0 ? sumUsage(taken.usages) : sampleUsage(sample);
  const replies = taken.events.filter(({ speaker }) => speaker === 'agent').length;
  return {
    ...EMPTY_ATTEMPT,
    ...exitOf(sample),
    steps: taken.n_calls > 0 ? taken.n_calls : replies,
    input_tokens: usage.input,
    cached_tokens: usage.cached,
    output_tokens: usage.output,
    cost_usd: usage.cost_usd,
    duration_s: asNumber(sample.total_time) ?? taken.span.duration_s,
    started_at: parseTime(sample.started_at) ?? taken.span.started_at,
    patch,
    events: taken.events,
  };
}

function notesOf(sample: Untyped, isWhole: boolean, scored: readonly string[]): string | null {
  const tries = asList(sample.error_retries).length || (asNumber(sample.retries) ?? 0);
  const notes = [...scored];
  if (tries > 0) notes.push(`${tries} earlier tries ended in an error and were made again.`);
  if (sample.invalidation) notes.push('The log declares it invalid.');
  if (!isWhole) notes.push('Only its summary could be read.');
  return notes.length === 0 ? null : notes.join(' ');
}

/** One sample as a run. What the log declares invalid keeps no verdict. */
export function toTranscript(
  facts: LogFacts,
  logged: { readonly file: string; readonly sample: Untyped; readonly isWhole: boolean },
  taken: SampleEvents,
): Omit<Transcript, 'group' | 'repeat'> {
  const { file, sample, isWhole } = logged;
  const { grade, notes, patch } = gradeSample(sample, facts.scorer);
  const { benchmark, agent, model, settings } = facts;
  return {
    ...{ file, line: null, task: String(sample.id), benchmark, repository: null },
    ...{ agent, model, settings, condition: null },
    note: notesOf(sample, isWhole, notes),
    attempt: attemptOf(sample, taken, patch),
    grade: sample.invalidation ? null : grade,
  };
}
