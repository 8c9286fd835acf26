import { z } from 'zod';
import type { Agent, AgentContext, AgentSession } from '../attempt/agent.ts';
import { runCommand } from '../attempt/run-command.ts';

const turns = z.array(z.array(z.string().min(1)));

/** What a scripted agent does: for each task, else for any, the commands of each turn. */
export const commandsSchema = z.strictObject({
  version: z.literal(1),
  any: turns.default([]),
  tasks: z.record(z.string(), turns).default({}),
});

export type Commands = z.output<typeof commandsSchema>;

/** Runs commands that were written down beforehand, one a step; it says nothing and hears nothing. */
export function scriptedAgent(name: string, commands: Commands): Agent {
  return {
    name,
    steering: 'steps',
    begin: (context) => new ScriptedSession(context, commands.tasks[context.instance] ?? commands.any),
  };
}

class ScriptedSession implements AgentSession {
  private nTurns = 0;

  constructor(
    private readonly context: AgentContext,
    private readonly turns: readonly (readonly string[])[],
  ) {}

  async turn(): Promise<void> {
    for (const command of this.turns[this.nTurns++] ?? []) {
      await this.context.beforeStep();
      await runCommand(this.context, command);
    }
  }
}
