import {
  type ChatMessage,
  type ChatReply,
  fencedCommands,
  ModelError,
  type Tool,
} from '../../../analysis/models/index.ts';
import type { SandboxResult } from '../../docker/sandbox.ts';
import type { Completion } from '../../models/completion.ts';
import type { Gateway } from '../../models/gateway.ts';
import type { Agent, AgentContext, AgentSession } from '../attempt/agent.ts';
import { LimitReached } from '../attempt/limit-reached.ts';
import { runCommand } from '../attempt/run-command.ts';
import { bashPrompt, observation, PROMPT_VERSION, SUBMIT } from './bash-prompt.ts';

export interface BashSettings {
  /** A name of the models file. */
  readonly model: string;
  readonly commands: 'tool' | 'fenced';
  readonly temperature?: number | undefined;
  readonly max_output?: number | undefined;
}

const TOOL: Tool = {
  name: 'bash',
  description: 'Runs a command in Bash, in the folder of the repository.',
  parameters: {
    type: 'object',
    properties: { command: { type: 'string', description: 'The command to run.' } },
    required: ['command'],
    additionalProperties: false,
  },
};

/**
 * A minimal agent: a model that is asked again and again for commands, which are run one after another in the sandbox.
 * @param budget that its calls are made under
 */
export function bashAgent(gateway: Gateway, settings: BashSettings, budget: string): Agent {
  return {
    name: 'bash',
    steering: 'steps',
    begin: (context) => new BashSession(gateway, settings, budget, context),
  };
}

interface Wanted {
  /** Of the call; null for a fenced block. */
  readonly id: string | null;
  /** Null: the call holds no command. */
  readonly command: string | null;
}

class BashSession implements AgentSession {
  private readonly messages: ChatMessage[];

  constructor(
    private readonly gateway: Gateway,
    private readonly settings: BashSettings,
    private readonly budget: string,
    private readonly context: AgentContext,
  ) {
    const prompt = bashPrompt(settings.commands);
    this.messages = [{ role: 'system', content: prompt }];
    context.log.says('system', prompt, { time: Date.now() });
  }

  async turn(message: string): Promise<void> {
    this.messages.push({ role: 'user', content: message });
    for (let isDone = false; !isDone; ) {
      for (const content of await this.context.beforeStep()) this.messages.push({ role: 'user', content });
      isDone = await this.act(await this.asked());
    }
  }

  private async asked(): Promise<Completion> {
    const { meter, log, signal, subject } = this.context;
    const { model, commands, temperature, max_output } = this.settings;
    const reply = await this.complete(
      {
        ...{ model, role: 'agent' as const, budget: this.budget, subject, draw: null },
        ...{ messages: this.messages, temperature, max_output, prompt_version: PROMPT_VERSION },
        ...(commands === 'tool' && { tools: [TOOL] }),
      },
      signal,
    );
    const { usage } = reply;
    if (usage)
      meter.add({
        input_tokens: usage.input_tokens,
        cached_tokens: usage.cached_tokens ?? 0,
        output_tokens: usage.output_tokens,
        cost_usd: reply.cost_usd ?? 0,
      });
    const tokens = usage ? usage.input_tokens + usage.output_tokens : null;
    if (reply.reasoning) log.says('agent', reply.reasoning, { time: Date.now() });
    log.says('agent', reply.text, { time: Date.now(), tokens });
    return reply;
  }

  /** A conversation that has grown too long for the model is at its limit, like any other. */
  private async complete(
    request: Parameters<Gateway['complete']>[0],
    signal: AbortSignal,
  ): Promise<Completion> {
    try {
      return await this.gateway.complete(request, signal);
    } catch (error) {
      if (error instanceof ModelError && error.kind === 'too-long') throw new LimitReached('token-limit');
      throw error;
    }
  }

  /** Does what a reply asks for. @returns whether the agent yields: it asked for nothing, or said that it is done */
  private async act(reply: ChatReply): Promise<boolean> {
    const wanted = wantedBy(reply, this.settings.commands);
    this.messages.push({
      ...{ role: 'assistant', content: reply.text, reasoning: reply.reasoning },
      ...(reply.tool_calls.length > 0 && { tool_calls: reply.tool_calls }),
    });
    let isDone = wanted.length === 0;
    for (const { id, command } of wanted) {
      const result = command === null ? null : await runCommand(this.context, command);
      this.hear(id, result ? observation(result) : 'The call holds no `command`; nothing was run.');
      if (result && isSubmission(result)) isDone = true;
    }
    return isDone;
  }

  private hear(tool_call_id: string | null, content: string): void {
    this.messages.push(
      tool_call_id === null ? { role: 'user', content } : { role: 'tool', tool_call_id, content },
    );
  }
}

const isSubmission = ({ output, exitCode }: SandboxResult): boolean =>
  exitCode === 0 && output.text.trimStart().startsWith(SUBMIT);

function wantedBy({ text, tool_calls }: ChatReply, commands: BashSettings['commands']): readonly Wanted[] {
  if (commands === 'fenced') {
    const [command] = fencedCommands(text);
    return command === undefined ? [] : [{ id: null, command }];
  }
  return tool_calls.map(({ id, arguments: given }) => ({ id, command: commandIn(given) }));
}

function commandIn(given: string): string | null {
  try {
    const { command } = JSON.parse(given) as { readonly command?: unknown };
    return typeof command === 'string' && command !== '' ? command : null;
  } catch {
    return null;
  }
}
