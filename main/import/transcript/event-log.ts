import type { Event, Speaker } from '../../../analysis/model/event.ts';

/** What a source says of an event besides its body; null or absent: not said. */
export interface Stamp {
  /** Milliseconds since the epoch. */
  readonly time?: number | null | undefined;
  /** Input plus output tokens of the model call that brought the event; given once per call. */
  readonly tokens?: number | null | undefined;
  /** 0, the default, is the main agent; sub-agents count up. */
  readonly thread?: number | undefined;
}

type Own = Pick<Event, 'kind' | 'body'> & Partial<Pick<Event, 'speaker' | 'exit_code' | 'path'>>;

/** The events of one attempt as they are read or happen, in order; numbers them and knows which user turn it is. */
export class EventLog {
  private readonly kept: Event[] = [];
  private turn = -1;

  /** @param onEvent hears of each as it is added */
  constructor(private readonly onEvent: (event: Event) => void = () => {}) {}

  get events(): readonly Event[] {
    return this.kept;
  }

  /** The user of the main agent speaks: a turn begins. */
  userSays(body: string, stamp: Stamp = {}): void {
    this.turn += 1;
    this.add({ kind: 'say', speaker: 'user', body }, stamp);
  }

  /** The user speaks while the agent works, which opens no turn. */
  userInterjects(body: string, stamp: Stamp = {}): void {
    this.add({ kind: 'say', speaker: 'user', body }, stamp);
  }

  /** Anyone else speaks; a task handed to a sub-agent is the agent speaking in the sub-agent's thread. */
  says(speaker: Exclude<Speaker, 'user'>, body: string, stamp: Stamp = {}): void {
    this.add({ kind: 'say', speaker, body }, stamp);
  }

  /** A command for a shell. */
  command(body: string, stamp: Stamp = {}): void {
    this.add({ kind: 'call', body }, stamp);
  }

  /** The call of any other tool: its name and its arguments as they were sent. */
  tool(name: string, args: string, stamp: Stamp & { readonly path?: string | null } = {}): void {
    this.add({ kind: 'tool', body: args === '' ? name : `${name} ${args}`, path: stamp.path ?? null }, stamp);
  }

  /** The agent changes a file by a tool made for it; `body` is the edit as it was sent. */
  edit(path: string | null, body: string, stamp: Stamp = {}): void {
    this.add({ kind: 'edit', body, path }, stamp);
  }

  /** A person changes a file while the agent works. */
  userEdit(path: string | null, body: string, stamp: Stamp = {}): void {
    this.add({ kind: 'user-edit', body, path }, stamp);
  }

  /** What a command or tool gave back. */
  output(body: string, stamp: Stamp & { readonly exit_code?: number | null } = {}): void {
    this.add({ kind: 'output', body, exit_code: stamp.exit_code ?? null }, stamp);
  }

  /** The repository was noted as it is, to be tested. */
  checkpoint(body: string, stamp: Stamp = {}): void {
    this.add({ kind: 'checkpoint', body }, stamp);
  }

  private add(own: Own, { time, tokens, thread }: Stamp): void {
    const event: Event = {
      seq: this.kept.length,
      turn: Math.max(0, this.turn),
      thread: thread ?? 0,
      speaker: null,
      time: time ?? null,
      tokens: tokens ?? null,
      exit_code: null,
      path: null,
      ...own,
    };
    this.kept.push(event);
    this.onEvent(event);
  }
}
