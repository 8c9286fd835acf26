import { parseTime } from '../../parse-time.ts';
import { contentText, logChatMessage } from '../../transcript/chat-message.ts';
import { EventLog, type Stamp } from '../../transcript/event-log.ts';
import { callTokens, type Usage } from '../../transcript/usage.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';
import { BOOKKEEPING } from './line-kinds.ts';
import { logUserLine } from './log-user-line.ts';
import { isSynthetic, replyKey } from './message-usages.ts';
import { isUsersOwn } from './user-words.ts';

export interface LogContext {
  /** Reply → its usage, told once. */
  readonly usages: ReadonlyMap<string, Usage>;
  /** All that the user is on record as having said, to tell what of the queue was never delivered. */
  readonly said: ReadonlySet<string>;
  readonly passOver: (kind: string) => void;
  /** A kind of line that is not known. */
  readonly unknown: (kind: string) => void;
}

/** Turns the lines of a session into events, in order. */
export class SessionLog {
  readonly log = new EventLog();
  private readonly calls = new Map<string, string>();
  private readonly told = new Set<string>();

  constructor(private readonly context: LogContext) {}

  line(value: Untyped, thread: number): void {
    const stamp = { time: parseTime(value.timestamp), thread };
    const type = asText(value.type) ?? '';
    if (type === 'assistant') this.reply(value, stamp);
    else if (type === 'user') logUserLine(this.log, value, this.calls, stamp);
    else if (type === 'system') this.system(value, stamp);
    else if (type === 'attachment') this.attachment(value, stamp);
    else if (type === 'queue-operation') this.queue(value, stamp);
    else if (type === 'result' || BOOKKEEPING.has(type)) this.context.passOver(`${type} lines`);
    else this.unknown(type, value, stamp);
  }

  private reply(value: Untyped, stamp: Stamp): void {
    const message = asObject(value.message);
    if (isSynthetic(value)) {
      this.log.says('harness', contentText(message?.content ?? ''), stamp);
      return;
    }
    for (const part of asObjects(message?.content)) {
      const id = asText(part.id);
      if (part.type === 'tool_use' && id !== null) this.calls.set(id, asText(part.name) ?? '');
    }
    const key = replyKey(value);
    const usage = key === null || this.told.has(key) ? undefined : this.context.usages.get(key);
    if (key !== null) this.told.add(key);
    const tokens = usage === undefined ? null : callTokens(usage);
    logChatMessage(this.log, { role: 'assistant', content: message?.content }, { ...stamp, tokens });
  }

  /** Notices of the program, the boundary at which it compacts the conversation among them. */
  private system(value: Untyped, stamp: Stamp): void {
    const subtype = asText(value.subtype) ?? 'notice';
    const content = asText(value.content) ?? (subtype.includes('error') ? JSON.stringify(value) : null);
    const metadata = value.compactMetadata ?? value.compact_metadata;
    if (content === null && metadata === undefined) this.context.passOver(`system/${subtype} lines`);
    else {
      const parts = [content ?? subtype, ...(metadata === undefined ? [] : [JSON.stringify(metadata)])];
      this.log.says('harness', parts.join('\n'), stamp);
    }
  }

  /** What is put before the agent beside the conversation. A command that waited in the queue is the user's. */
  private attachment(value: Untyped, stamp: Stamp): void {
    const attachment = asObject(value.attachment);
    const prompt = attachment?.type === 'queued_command' ? contentText(attachment.prompt ?? '') : '';
    if (prompt === '') this.log.says('harness', JSON.stringify(attachment), stamp);
    else this.waiting(value, prompt, stamp);
  }

  /** What waits in the queue is delivered later as a line of its own; what never was, the user said all the same. */
  private queue(value: Untyped, stamp: Stamp): void {
    const content = asText(value.content);
    if (value.operation !== 'enqueue' || content === null || this.context.said.has(content))
      this.context.passOver('queue-operation lines');
    else this.waiting(value, content, stamp);
  }

  private waiting(value: Untyped, text: string, stamp: Stamp): void {
    if (isUsersOwn(value, text)) this.log.userSays(text, stamp);
    else this.log.says('harness', text, stamp);
  }

  private unknown(type: string, value: Untyped, stamp: Stamp): void {
    this.context.unknown(type);
    this.log.says('harness', JSON.stringify(value), stamp);
  }
}
