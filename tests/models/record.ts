import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Gateway } from '../../main/models/gateway.ts';
import { environmentKeys } from '../../main/models/keys.ts';
import { openDatabase } from '../../main/store/open-database.ts';
import { configFor } from './support/config-for.ts';
import { CONVERSATIONS, type Conversation, type Turn } from './support/conversations.ts';
import { HostileEndpoint } from './support/hostile-endpoint.ts';
import { storeOf } from './support/store-of.ts';

/** `node --import tsx tests/models/record.ts`: has every conversation with the endpoint and keeps what went over the wire. */
const FOLDER = join(import.meta.dirname, 'fixtures');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const conversation of CONVERSATIONS)
  await writeFile(
    join(FOLDER, `${conversation.name}.json`),
    `${JSON.stringify(await recorded(conversation), null, 2)}\n`,
  );

async function recorded({ name, endpoint = {}, model = {}, turns }: Conversation) {
  const kept = [];
  for (const turn of turns) kept.push(await recordedTurn(turn, { endpoint, model }));
  return { name, endpoint, model, turns: kept };
}

async function recordedTurn({ messages, tools, behaviour, expected }: Turn, options: object) {
  const endpoint = await HostileEndpoint.start(() => behaviour);
  const file = join(tmpdir(), `parallax-record-${process.pid}.duckdb`);
  const database = await openDatabase(file, '0.0.0');
  try {
    const gateway = new Gateway({
      ...{ store: storeOf(database), config: configFor(endpoint.base_url, options) },
      keys: environmentKeys({ TEST_KEY: 'a key that is not kept' }),
    });
    await gateway.openBudget('record', null);
    const asked = {
      model: 'm',
      role: 'agent',
      budget: 'record',
      draw: null,
      max_output: 100,
      messages,
      tools,
    } as const;
    await gateway.complete(asked, new AbortController().signal).catch(() => {});
    const request = endpoint.seen[0]?.body;
    const answer = await fetch(`${endpoint.base_url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(request),
    });
    const reply = {
      status: answer.status,
      type: answer.headers.get('content-type'),
      body: await answer.text(),
    };
    return { messages, tools, request, reply, expected };
  } finally {
    await endpoint.stop();
    await database.close();
    for (const one of [file, `${file}.wal`]) await rm(one, { force: true });
  }
}
