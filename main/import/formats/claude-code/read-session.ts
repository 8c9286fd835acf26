import type { ImportedAttempt } from '../../format.ts';
import { mostCommon } from '../../most-common.ts';
import type { BundleContext, LoadedFiles } from '../../transcript/bundle-reader.ts';
import { contentText } from '../../transcript/chat-message.ts';
import { EMPTY_ATTEMPT } from '../../transcript/empty-attempt.ts';
import { timeDisorder } from '../../transcript/time-disorder.ts';
import { timeSpan } from '../../transcript/time-span.ts';
import type { Transcript } from '../../transcript/transcript.ts';
import { sumUsage } from '../../transcript/usage.ts';
import { asNumber, asObject, asText, type Untyped } from '../../untyped.ts';
import type { SessionBundle } from './bundles.ts';
import { exitOf } from './exit-of.ts';
import type { SessionLook } from './look.ts';
import { isSynthetic, messageUsages } from './message-usages.ts';
import { type SessionLine, sessionLines } from './session-lines.ts';
import { SessionLog } from './session-log.ts';
import { Threads } from './threads.ts';

/** Content of every line in the role of the user and of every delivered command, as it stands. */
function saidIn(lines: readonly Untyped[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      if (line.type === 'user') return [contentText(asObject(line.message)?.content ?? '')];
      return line.type === 'attachment' ? [contentText(asObject(line.attachment)?.prompt ?? '')] : [];
    }),
  );
}

/** The lines of a session with those of its sub-agents, each sub-agent's before the result that it came to. */
class SessionReader {
  private readonly lines: ReadonlyMap<SessionLook, readonly SessionLine[]>;
  private readonly waiting: Map<string, SessionLook>;
  private readonly threads = new Threads();
  private readonly unknown = new Set<string>();
  private readonly log: SessionLog;
  private readonly usages;

  constructor(
    private readonly bundle: SessionBundle,
    files: LoadedFiles,
    private readonly context: BundleContext,
  ) {
    const looks = [bundle.main, ...bundle.subagents];
    this.lines = new Map(looks.map((look) => [look, this.linesOf(look, files)]));
    this.waiting = new Map(bundle.subagents.map((look) => [look.agent ?? '', look]));
    const values = this.allValues();
    this.usages = messageUsages(values);
    this.log = new SessionLog({
      usages: this.usages,
      said: saidIn(values),
      passOver: context.passOver,
      unknown: (kind) => this.unknownKind(kind),
    });
  }

  read(): Transcript {
    const { main, group } = this.bundle;
    this.file(main, (value) => (main.agent === null ? this.threads.ofLine(value) : 0));
    for (const [id, look] of this.waiting) this.subagent(id, look);
    const disorder = timeDisorder(this.log.log.events, main.file);
    if (disorder !== null) this.context.report(disorder);
    const replies = this.mainValues().filter((line) => line.type === 'assistant' && !isSynthetic(line));
    const model = mostCommon(replies.map((line) => asText(asObject(line.message)?.model)));
    const version = asText(this.mainValues().findLast((line) => asText(line.version))?.version);
    return {
      ...{ group, file: main.file, line: null, benchmark: null, repository: null },
      // A session is on no benchmark's task: it is its own.
      task: main.agent === null ? main.session : `${main.session}/agent-${main.agent}`,
      agent: 'claude-code',
      model,
      settings: version === null ? {} : { version },
      ...{ condition: null, repeat: null, grade: null },
      note: main.agent === null ? null : 'This is a sub-agent whose session is not in the source.',
      attempt: this.attempt(),
    };
  }

  private attempt(): ImportedAttempt {
    const { events } = this.log.log;
    const usage = sumUsage([...this.usages.values()]);
    const span = timeSpan(events);
    const result = this.mainValues().findLast(({ type }) => type === 'result');
    const seconds = asNumber(result?.duration_ms);
    return {
      ...EMPTY_ATTEMPT,
      ...exitOf(this.mainValues()),
      started_at: span.started_at,
      duration_s: seconds === null ? span.duration_s : seconds / 1000,
      steps: this.usages.size,
      input_tokens: usage.input,
      cached_tokens: usage.cached,
      output_tokens: usage.output,
      cost_usd: asNumber(result?.total_cost_usd) ?? usage.cost_usd,
      events,
    };
  }

  private linesOf({ file }: SessionLook, files: LoadedFiles): readonly SessionLine[] {
    const { lines, copies } = sessionLines(files.get(file) ?? Buffer.alloc(0), file, this.context.report);
    for (let n = copies; n > 0; n--) this.context.passOver('lines that stand twice');
    return lines;
  }

  private allValues(): readonly Untyped[] {
    return [...this.lines.values()].flatMap((lines) => lines.map(({ value }) => value));
  }

  /** Lines of the main conversation. */
  private mainValues(): readonly Untyped[] {
    const { main } = this.bundle;
    const values = (this.lines.get(main) ?? []).map(({ value }) => value);
    return main.agent === null ? values.filter(({ isSidechain }) => isSidechain !== true) : values;
  }

  private file(look: SessionLook, threadOf: (value: Untyped) => number): void {
    for (const { value } of this.lines.get(look) ?? []) {
      const agent = asText(asObject(value.toolUseResult)?.agentId);
      const waiting = agent === null ? undefined : this.waiting.get(agent);
      if (waiting !== undefined) this.subagent(agent!, waiting);
      this.log.line(value, threadOf(value));
    }
  }

  private subagent(id: string, look: SessionLook): void {
    this.waiting.delete(id);
    const thread = this.threads.ofAgent(id);
    this.file(look, () => thread);
  }

  private unknownKind(kind: string): void {
    if (this.unknown.has(kind)) return;
    this.unknown.add(kind);
    const reason = `lines of type ${JSON.stringify(kind)} are not known; they are kept as words of the harness`;
    this.context.report({ file: this.bundle.main.file, line: null, code: 'unknown-kind', reason });
  }
}

/** The run that a session is, its sub-agents in threads of their own. */
export function readSession(bundle: SessionBundle, files: LoadedFiles, context: BundleContext): Transcript {
  return new SessionReader(bundle, files, context).read();
}
