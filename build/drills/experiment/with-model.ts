import type { Behaviour } from '../../../tests/models/support/behaviour.ts';
import { HostileEndpoint } from '../../../tests/models/support/hostile-endpoint.ts';

const calls = (command: string): Behaviour => ({
  ...{ kind: 'answer', text: 'I see.', pause: 5 },
  tool_calls: [{ id: 'call', name: 'bash', arguments: JSON.stringify({ command }) }],
});

/** An endpoint whose model mends the made tasks in two commands, slowly; now and then a connection is cut. */
export async function withModel<T>(work: (base_url: string) => Promise<T>): Promise<T> {
  const endpoint = await HostileEndpoint.start(({ body }, n) => {
    if (n % 17 === 0) return { kind: 'cut' };
    const said = (body.messages as readonly { readonly role: string }[]).filter(
      ({ role }) => role === 'assistant',
    );
    if (said.length === 0) return calls('sleep 1; cat value.txt');
    return said.length === 1 ? calls('echo new > value.txt') : { kind: 'answer', text: 'Done.' };
  });
  try {
    return await work(endpoint.base_url);
  } finally {
    await endpoint.stop();
  }
}
