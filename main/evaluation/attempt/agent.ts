import type { Steering } from '../../../analysis/scripts/index.ts';
import type { EventLog } from '../../import/transcript/event-log.ts';
import type { Meter } from './meter.ts';
import type { Workspace } from './workspace.ts';

/** What an agent has to work with, for one attempt. */
export interface AgentContext {
  /** The task's name. */
  readonly instance: string;
  /** What the attempt's calls of models are written down under. */
  readonly subject: string;
  readonly workspace: Workspace;
  readonly log: EventLog;
  readonly meter: Meter;
  /** Before each step: counts it and lets the script act. @returns what the user says now, to be heard in this step */
  readonly beforeStep: () => Promise<readonly string[]>;
  readonly signal: AbortSignal;
}

/** One attempt's conversation. */
export interface AgentSession {
  /** Hears a message that opens a turn, and works until it yields. @throws LimitReached at a limit */
  turn(message: string): Promise<void>;
}

export interface Agent {
  readonly name: string;
  readonly steering: Steering;
  begin(context: AgentContext): AgentSession | Promise<AgentSession>;
}

/** What an agent hands in is known before it begins: it needs no container, and says nothing. */
export interface ReplayAgent {
  readonly name: string;
  readonly steering: 'turns';
  /** Null: unknown, such as the solution of a task that has no patch. */
  readonly replays: (instance: string) => string | null;
}

export const isReplay = (agent: Agent | ReplayAgent): agent is ReplayAgent => 'replays' in agent;
