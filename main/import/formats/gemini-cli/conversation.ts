import type { ImportProblem } from '../../format.ts';
import { jsonLines } from '../../json-lines.ts';
import { readJson } from '../../read-json.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

export interface Conversation {
  readonly head: Untyped;
  readonly messages: readonly Untyped[];
}

type Report = (problem: ImportProblem) => void;

const isHead = (value: Untyped): boolean => asText(value.sessionId) !== null && value.type === undefined;

/** Later versions write a line per message; a message written again is the same one further on. */
class LineReader {
  private head: Untyped = {};
  private messages: Untyped[] = [];
  private readonly places = new Map<unknown, number>();

  constructor(
    private readonly file: string,
    private readonly report: Report,
  ) {}

  line(value: Untyped, line: number): void {
    const set = asObject(value.$set);
    if (set !== null || isHead(value)) this.headed(set ?? value);
    // What the user took back was said all the same: it stays, and the going back is said after it.
    else if (asText(value.$rewindTo) !== null) this.message({ type: 'info', content: JSON.stringify(value) });
    else if (asText(value.type) !== null) this.message(value);
    else {
      const reason = `a line with ${Object.keys(value).join(', ')} is not known and was left out`;
      this.report({ file: this.file, line, code: 'unknown-kind', reason });
    }
  }

  get conversation(): Conversation {
    return { head: this.head, messages: this.messages };
  }

  private headed(given: Untyped): void {
    this.head = { ...this.head, ...given };
    for (const message of asObjects(given.messages)) this.message(message);
  }

  private message(value: Untyped): void {
    const before = value.id === undefined ? undefined : this.places.get(value.id);
    if (before === undefined) this.places.set(value.id, this.messages.push(value) - 1);
    else this.messages[before] = value;
  }
}

/** One object with all messages, as sessions were first kept, or a line each. Null where nothing could be read. */
export function readConversation(
  bytes: Buffer,
  file: string,
  byLine: boolean,
  report: Report,
): Conversation | null {
  if (byLine) {
    const reader = new LineReader(file, report);
    for (const { value, line } of jsonLines(bytes, file, report)) reader.line(value, line);
    return reader.conversation;
  }
  const { value, problems } = readJson(bytes, file, false);
  for (const problem of problems) report(problem);
  const head = asObject(value);
  return head === null ? null : { head, messages: asObjects(head.messages) };
}
