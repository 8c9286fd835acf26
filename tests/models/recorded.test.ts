import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChatMessage, Tool } from '../../analysis/models/index.ts';
import type { Behaviour } from './support/behaviour.ts';
import { bench } from './support/bench.ts';
import { CONVERSATIONS } from './support/conversations.ts';

interface Recorded {
  readonly name: string;
  readonly endpoint: object;
  readonly model: object;
  readonly turns: readonly {
    readonly messages: readonly ChatMessage[];
    readonly tools?: readonly Tool[];
    readonly request: object;
    readonly reply: { readonly status: number; readonly type: string; readonly body: string };
    readonly expected: Readonly<Record<string, unknown>>;
  }[];
}

const FOLDER = join(import.meta.dirname, 'fixtures');
const recorded = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recorded,
);

const replayed = ({ status, type, body }: Recorded['turns'][number]['reply']): Behaviour =>
  status === 200 ? { kind: 'raw', type, body } : { kind: 'status', status, body };

describe('a recorded conversation', () => {
  it('is there of every kind', () => {
    expect(recorded.map(({ name }) => name).sort()).toEqual(CONVERSATIONS.map(({ name }) => name).sort());
  });

  it.each(recorded)('is sent and understood as it was: $name', async ({ endpoint, model, turns }) => {
    const set = await bench((_, n) => replayed(turns[n - 1]!.reply), { endpoint, model });
    for (const [n, { messages, tools, request, expected }] of turns.entries()) {
      const came = await set.ask({ messages, tools }).catch((error: unknown) => error);
      expect(came).toMatchObject(expected);
      expect(set.endpoint.seen[n]?.body).toEqual(request);
    }
    expect(set.endpoint.seen).toHaveLength(turns.length);
  });
});
