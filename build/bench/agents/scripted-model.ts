import { HostileEndpoint } from '../../../tests/models/support/hostile-endpoint.ts';

/** A model that says the same to every agent: the commands of a task, one after another. */
export interface ScriptedModel {
  readonly base_url: string;
  /** Milliseconds from each request to the next one of its conversation, since they were last taken. */
  takeGaps(): readonly number[];
  stop(): Promise<void>;
}

interface Message {
  readonly role: string;
  readonly content?: unknown;
}

/** @param commandsOf by the statement that is in the conversation */
export async function scriptedModel(
  commandsOf: (conversation: string) => readonly string[],
): Promise<ScriptedModel> {
  let gaps: number[] = [];
  let last = Number.NaN;
  const endpoint = await HostileEndpoint.start(({ body }) => {
    const messages = body.messages as readonly Message[];
    const n = messages.filter(({ role }) => role === 'assistant').length;
    const now = performance.now();
    if (n > 0) gaps.push(now - last);
    last = now;
    const command = commandsOf(JSON.stringify(messages))[n];
    if (command === undefined) throw new Error('The model has nothing more to say.');
    return {
      ...{ kind: 'answer', text: '' },
      tool_calls: [{ id: `call-${n}`, name: 'bash', arguments: JSON.stringify({ command }) }],
    };
  });
  return {
    base_url: endpoint.base_url,
    takeGaps: () => {
      const taken = gaps;
      gaps = [];
      return taken;
    },
    stop: () => endpoint.stop(),
  };
}
