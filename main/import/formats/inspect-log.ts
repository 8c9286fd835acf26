import { createHash } from 'node:crypto';
import type { Document } from '../documents.ts';
import { quietly } from '../quietly.ts';
import { readEnds } from '../read-ends.ts';
import { EMPTY_ATTEMPT } from '../transcript/empty-attempt.ts';
import { timeDisorder } from '../transcript/time-disorder.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { transcriptFormat } from '../transcript/transcript-format.ts';
import type { ReadContext, Transcripts } from '../transcript/transcript-reader.ts';
import { asNumber, asObjects, asText } from '../untyped.ts';
import { verdictOf } from './inspect-log/grade-of.ts';
import { jsonLog } from './inspect-log/json-log.ts';
import type { Log, LoggedSample } from './inspect-log/log.ts';
import { type LogFacts, logFacts } from './inspect-log/log-facts.ts';
import { sampleEvents } from './inspect-log/sample-events.ts';
import { sniffInspectLog } from './inspect-log/sniff.ts';
import { toTranscript } from './inspect-log/to-transcript.ts';
import { zipLog } from './inspect-log/zip-log.ts';

/** Beside logs in a folder of them, as Inspect writes it. */
const BESIDE = /(^|\/)(eval-set|logs|listing)\.json$/;

const isZip = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\x03\x04';

async function openLog(document: Document, context: ReadContext): Promise<Log | null> {
  const { disk, file } = document;
  const head = disk === null ? null : await quietly(() => readEnds(disk, 4), null);
  if (disk !== null && head !== null && isZip(head.head)) return zipLog(disk, file, context);
  const bytes = await document.load(context.report);
  if (bytes === null) return null;
  return isZip(bytes) ? zipLog(bytes, file, context) : jsonLog(bytes, file, context);
}

/** Of what was taken, piece by piece, since a sample may be large. */
function digestOf({ attempt, grade }: Pick<Transcript, 'attempt' | 'grade'>): string {
  const hash = createHash('sha256').update(`${attempt?.exit} ${grade?.verdict}`);
  for (const { kind, thread, tokens, body } of attempt?.events ?? [])
    hash.update(`\n${kind} ${thread} ${tokens} ${body.length} `).update(body);
  return hash.digest('base64');
}

/** The samples of one source. The same sample may stand in several logs, since a log is copied when it is made again. */
class InspectRuns implements Transcripts {
  /** Sample → a digest of what was taken of it. */
  private readonly taken = new Map<string, string>();
  /** System, task and epoch that a log has a run for. */
  private readonly claimed = new Set<string>();
  private readonly leftOut = new Map<string, number>();

  async *read(document: Document, context: ReadContext): AsyncGenerator<Transcript> {
    const log = BESIDE.test(document.path) ? null : await openLog(document, context);
    if (log === null) return;
    try {
      const facts = logFacts(log.header);
      let n = 0;
      for await (const logged of log.samples()) {
        n += 1;
        const transcript = this.run(facts, logged, document, context);
        if (transcript !== null) yield transcript;
      }
      if (n === 0)
        for (const transcript of this.reduced(log, facts, document, context)) {
          n += 1;
          yield transcript;
        }
      this.tellState(log, facts, n, document, context);
    } finally {
      log.close();
    }
  }

  /** Nothing more to tell but what was left out everywhere. */
  *rest({ note }: ReadContext): Generator<Transcript> {
    const kinds = [...this.leftOut].map(([kind, times]) => `${kind} ${times}`);
    if (kinds.length > 0) note(`Left out, since they are no part of what an agent did: ${kinds.join(', ')}.`);
  }

  private run(
    facts: LogFacts,
    logged: LoggedSample,
    document: Document,
    context: ReadContext,
  ): Transcript | null {
    const { sample, file } = logged;
    const events = sampleEvents(sample);
    const transcript = toTranscript(facts, logged, events);
    if (this.isRepeated(facts, logged, transcript, context)) return null;
    for (const [kind, times] of events.leftOut) this.leftOut.set(kind, (this.leftOut.get(kind) ?? 0) + times);
    const calls = events.events.filter(({ tokens }) => tokens !== null);
    const disorder = timeDisorder(calls, file);
    if (disorder !== null) context.report(disorder);
    if (events.missingAttachments > 0) {
      const reason = `${events.missingAttachments} texts are kept apart under names that lead nowhere; the names stand for them`;
      context.report({ file, line: null, code: 'missing-attachment', reason });
    }
    const repeat = this.repeatOf(facts, transcript.task ?? '', asNumber(sample.epoch) ?? 1);
    return { ...transcript, group: document.file, repeat };
  }

  /** Where a log of the same system already has that epoch, the run is another repeat, which the namer numbers. */
  private repeatOf({ benchmark, agent, model }: LogFacts, task: string, epoch: number): number | null {
    const key = JSON.stringify([benchmark, agent, model, task, epoch]);
    if (this.claimed.has(key)) return null;
    this.claimed.add(key);
    return epoch;
  }

  private isRepeated(
    facts: LogFacts,
    { sample, file }: LoggedSample,
    transcript: Omit<Transcript, 'group' | 'repeat'>,
    { note, report }: ReadContext,
  ): boolean {
    const key = asText(sample.uuid) ?? JSON.stringify([facts.evaluation, sample.id, sample.epoch]);
    const digest = digestOf(transcript);
    const before = this.taken.get(key);
    if (before === undefined) this.taken.set(key, digest);
    else if (before === digest)
      note('A sample that stands in several logs with the same content was taken once.');
    else {
      const reason = `sample ${String(sample.id)}, epoch ${String(sample.epoch)}, stands in another log with other content, which was taken`;
      report({ file, line: null, code: 'duplicate', reason });
    }
    return before !== undefined;
  }

  /** Of a log without samples there are still their scores, which are those of runs where there was one epoch. */
  private *reduced(
    log: Log,
    facts: LogFacts,
    { file }: Document,
    { report, note }: ReadContext,
  ): Generator<Transcript> {
    const reductions = asObjects(log.reductions);
    const chosen = reductions.find(({ scorer }) => scorer === facts.scorer) ?? reductions[0];
    const scores = asObjects(chosen?.samples);
    if (scores.length === 0 || facts.epochs > 1) {
      const reason = 'the log holds results but no samples: they were not logged';
      return report({ file, line: null, code: 'no-samples', reason });
    }
    note(`${file} logs no samples; of each run there is its score alone.`);
    for (const score of scores) {
      const { grade, notes } = verdictOf(asText(chosen?.scorer) ?? 'score', score.value);
      const task = String(score.sample_id);
      const { benchmark, agent, model, settings } = facts;
      yield {
        ...{ group: file, file, line: null, task, benchmark, repository: null, agent, model, settings },
        ...{ condition: null, repeat: this.repeatOf(facts, task, 1), note: notes.join(' ') || null },
        attempt: EMPTY_ATTEMPT,
        grade,
      };
    }
  }

  private tellState(log: Log, facts: LogFacts, n: number, { file }: Document, { note }: ReadContext): void {
    const planned = facts.ids.length * facts.epochs;
    const of = planned > 0 ? `${n} of ${planned} samples are` : `${n} samples are`;
    if (log.header.status === undefined || facts.status === 'started')
      note(`${file} is not finished: ${of} in it so far.`);
    else if (facts.status !== 'success' && n > 0) note(`${file} ended as “${facts.status}”: ${of} in it.`);
  }
}

/** Logs of Inspect, as JSON or as ZIP archives: single ones, folders or archives of them. */
export const inspectLog = transcriptFormat({
  name: 'inspect-log',
  sniff: sniffInspectLog,
  isBeside: (path) => BESIDE.test(path),
  prepare: async () => new InspectRuns(),
});
