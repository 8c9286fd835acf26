import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Document } from '../../documents.ts';
import { readJson } from '../../read-json.ts';
import type { Line } from '../../read-lines.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import type { ReadContext, Transcripts } from '../../transcript/transcript-reader.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';
import { besideKind, rowsOf } from './beside.ts';
import { isEvent, isRow, type Place, readRow } from './row.ts';
import { Session } from './session.ts';
import type { Verdicts } from './verdicts.ts';

const stemOf = (path: string): string => posix.basename(path).replace(/\.[^.]*$/, '');

const NO_ZONE = 'Times of a run stand without a time zone, and nothing tells it: they were read as UTC.';

/** The runs of one source. */
export class OpenHandsRuns implements Transcripts {
  /** Session whose events are being read, one file each. */
  private session: Session | null = null;

  constructor(private readonly verdicts: Verdicts) {}

  async *read(document: Document, context: ReadContext): AsyncGenerator<Transcript> {
    const { path } = document;
    if (this.session !== null && this.session.folder !== posix.dirname(path)) yield* this.flush(context);
    const kind = besideKind(path);
    const isHeld = (kind === 'verdicts' || kind === 'tries') && this.verdicts.has(rowsOf(path));
    if (isHeld) this.tellHeld(document, context);
    else if (path.endsWith('.jsonl')) yield* this.lines(document, context);
    else if (kind === null) yield* this.whole(document, context);
  }

  *rest(context: ReadContext): Generator<Transcript> {
    yield* this.flush(context);
  }

  /** Verdicts and tries of which the rows hold all that there is to say. */
  private tellHeld({ path, file }: Document, { report, note }: ReadContext): void {
    for (const problem of this.verdicts.faults.get(path) ?? []) report(problem);
    if (besideKind(path) === 'tries')
      note(`${file} was not read: ${rowsOf(path)} holds the tries that count.`);
  }

  private *flush(context: ReadContext): Generator<Transcript> {
    const { session } = this;
    this.session = null;
    if (session === null) return;
    const place = { file: `${session.folder}/`, line: null, task: session.name, verdict: null };
    yield this.tell({ history: session.events }, place, context);
  }

  /** Rows, each a run as soon as it is read; or events, one a line, which are a run together. */
  private async *lines(document: Document, context: ReadContext): AsyncGenerator<Transcript> {
    const { file, path } = document;
    const seen = new Set<string>();
    const events: Untyped[] = [];
    for await (const line of document.lines(context.report)) {
      const row = this.line(line, file, seen, context);
      if (row !== null && isRow(row)) yield this.tell(row, this.place(file, line.number, path, row), context);
      else if (row !== null) events.push(row);
    }
    if (events.length > 0) yield this.tell({ history: events }, this.place(file, null, path, {}), context);
  }

  /** A row or an event; null where the line is neither, or a row that was read before. */
  private line(
    { bytes, number }: Line,
    file: string,
    seen: Set<string>,
    { report }: ReadContext,
  ): Untyped | null {
    const { value, problems } = readJson(bytes, file, false, number);
    for (const problem of problems) report(problem);
    const refuse = (code: string, reason: string) => {
      report({ file, line: number, code, reason });
      return null;
    };
    if (value === undefined) return null;
    const row = asObject(value);
    if (row !== null && !isRow(row) && isEvent(row)) return row;
    if (row === null || !isRow(row)) return refuse('not-a-run', 'this line is no row of an OpenHands run');
    const hash = createHash('sha256').update(bytes).digest('base64');
    if (seen.has(hash)) return refuse('duplicate', 'this row stands twice in the file and was taken once');
    seen.add(hash);
    return row;
  }

  private place(file: string, line: number | null, path: string, row: Untyped): Place {
    const task = asText(row.instance_id);
    const verdict = task === null ? null : this.verdicts.on(path, task);
    return { file, line, task: stemOf(path), verdict };
  }

  /** A file that is one value: events, one event, a row or a list of rows. */
  private async *whole(document: Document, context: ReadContext): AsyncGenerator<Transcript> {
    const { file, path } = document;
    const bytes = await document.load(context.report);
    if (bytes === null) return;
    const { value, problems } = readJson(bytes, file, false);
    for (const problem of problems) context.report(problem);
    const object = asObject(value);
    const list = asObjects(object?.trajectory ?? value);
    if (object !== null && isEvent(object)) this.part(path, object);
    else if (list.length > 0 && list.every(isEvent))
      yield this.tell({ history: list }, this.place(file, null, path, {}), context);
    else
      for (const row of (object === null ? list : [object]).filter(isRow))
        yield this.tell(row, this.place(file, null, path, row), context);
  }

  private part(path: string, event: Untyped): void {
    this.session ??= new Session(posix.dirname(path));
    this.session.add(path, event);
  }

  private tell(row: Untyped, place: Place, { report, note }: ReadContext): Transcript {
    const { transcript, problems, isTimeGuess } = readRow(row, place);
    for (const problem of problems) report(problem);
    if (isTimeGuess) note(NO_ZONE);
    return transcript;
  }
}
