import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour, ToldUsage } from './behaviour.ts';

/** A request as the endpoint got it. */
export interface Seen {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly bytes: number;
}

/** What the endpoint charges for one request by its own count, whether or not anybody was told. */
export interface Metered {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  /** What became known of it: all, nothing, or something else. */
  told: 'all' | 'nothing' | 'a lie';
}

type Answer = Extract<Behaviour, { kind: 'answer' }>;

/** Characters of one token, in the only vocabulary that it has. */
const TOKEN = 4;

const tokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / TOKEN);

/** A real HTTP server that speaks the protocol, well or badly, as it is told for each request. */
export class HostileEndpoint {
  readonly seen: Seen[] = [];
  readonly meter: Metered[] = [];
  /** Requests under way, and the most there ever were. */
  underWay = 0;
  most = 0;

  private constructor(
    private readonly server: Server,
    private readonly behave: (seen: Seen, n: number) => Behaviour,
  ) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  static async start(behave: (seen: Seen, n: number) => Behaviour): Promise<HostileEndpoint> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new HostileEndpoint(server, behave);
  }

  get base_url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.underWay += 1;
    this.most = Math.max(this.most, this.underWay);
    response.once('close', () => {
      this.underWay -= 1;
    });
    const seen = await read(request);
    this.seen.push(seen);
    await this.answer(seen, this.behave(seen, this.seen.length), response).catch(() => response.destroy());
  }

  private async answer(seen: Seen, behaviour: Behaviour, response: ServerResponse): Promise<void> {
    if (behaviour.kind === 'cut') return void response.destroy();
    if (behaviour.kind === 'silent') return;
    if (behaviour.kind === 'raw') return void send(response, 200, behaviour.type, behaviour.body);
    if (behaviour.kind === 'status') {
      const { status, headers = {}, body = '{}' } = behaviour;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return void send(response, status, 'application/json', body);
    }
    if (behaviour.kind === 'endless') return this.goOn(seen, response);
    if (seen.path === '/v1/embeddings') return this.embed(seen, behaviour, response);
    const metered = this.charge(seen, behaviour);
    const usage = told(behaviour.usage ?? 'honest', metered);
    const isStream = (seen.body.stream === true) !== (behaviour.ignores_stream === true);
    const hasTold = isStream ? await stream(response, seen, behaviour, usage) : true;
    if (hasTold && usage !== null) metered.told = typeof behaviour.usage === 'object' ? 'a lie' : 'all';
    if (!isStream) send(response, 200, 'application/json', JSON.stringify(whole(seen, behaviour, usage)));
  }

  private charge(
    seen: Seen,
    { text = '', reasoning = '', tool_calls = [], hidden_tokens = 0 }: Answer,
  ): Metered {
    const shown = text + reasoning + tool_calls.map((call) => call.name + call.arguments).join('');
    return this.count(seen, tokens(shown) + hidden_tokens);
  }

  private count({ bytes }: Seen, completion_tokens: number): Metered {
    const metered: Metered = { prompt_tokens: Math.ceil(bytes / TOKEN), completion_tokens, told: 'nothing' };
    this.meter.push(metered);
    return metered;
  }

  private async goOn(seen: Seen, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const piece = 'on and on and on and on and on and on and on and on '.repeat(40);
    let n = 0;
    while (!response.destroyed && n < 5000) {
      n += 1;
      response.write(event({ model: 'hostile', choices: [{ index: 0, delta: { content: piece } }] }));
      await sleep(0);
    }
    this.count(seen, n * tokens(piece));
    response.destroy();
  }

  private embed(seen: Seen, behaviour: Answer, response: ServerResponse): void {
    const { prompt_tokens } = this.count(seen, 0);
    const usage =
      behaviour.usage === undefined
        ? { prompt_tokens, total_tokens: prompt_tokens }
        : told(behaviour.usage, null);
    const data = (seen.body.input as readonly string[]).map((text, index) => ({
      ...{ object: 'embedding', index, embedding: [text.length, 1, 0.5] },
    }));
    // No endpoint promises an order.
    send(
      response,
      200,
      'application/json',
      JSON.stringify({ data: data.reverse(), ...(usage && { usage }) }),
    );
  }
}

async function read(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return {
    ...{ path: request.url ?? '', headers, bytes: text.length },
    body: text.length > 0 ? JSON.parse(text.toString()) : {},
  };
}

function told(usage: ToldUsage, metered: Metered | null) {
  if (usage === 'missing' || (usage === 'honest' && metered === null)) return null;
  if (usage !== 'honest' || metered === null) return usage;
  const { prompt_tokens, completion_tokens } = metered;
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

const callsOf = ({ tool_calls = [] }: Answer) =>
  tool_calls.map(({ id, name, arguments: written }, index) => ({
    ...{ index, id, type: 'function', function: { name, arguments: written } },
  }));

const finishOf = ({ finish, tool_calls }: Answer) =>
  finish === undefined ? (tool_calls ? 'tool_calls' : 'stop') : finish;

function whole({ body }: Seen, behaviour: Answer, usage: unknown) {
  const { text, reasoning, reasoning_field = 'reasoning_content' } = behaviour;
  const message = {
    ...{ role: 'assistant', content: text ?? null },
    ...(reasoning && { [reasoning_field]: reasoning }),
    ...(behaviour.tool_calls && { tool_calls: callsOf(behaviour) }),
  };
  return {
    ...{ id: 'chat-1', object: 'chat.completion', model: `${body.model}-0001` },
    choices: [{ index: 0, message, finish_reason: finishOf(behaviour) }],
    ...(usage !== null && { usage }),
  };
}

function* pieces(text: string, length: number): Generator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** What each piece of a stream adds: thoughts, then text, then the calls, of which only the first piece has id and name. */
function* deltas(behaviour: Answer): Generator<object> {
  const { text = '', reasoning = '', reasoning_field = 'reasoning_content', piece = 16 } = behaviour;
  for (const part of pieces(reasoning, piece)) yield { [reasoning_field]: part };
  for (const part of pieces(text, piece)) yield { content: part };
  for (const { index, id, type, function: called } of callsOf(behaviour)) {
    yield { tool_calls: [{ index, id, type, function: { name: called.name, arguments: '' } }] };
    for (const part of pieces(called.arguments, piece))
      yield { tool_calls: [{ index, function: { arguments: part } }] };
  }
}

/** @returns whether the usage was told */
async function stream(
  response: ServerResponse,
  { body }: Seen,
  behaviour: Answer,
  usage: unknown,
): Promise<boolean> {
  const { cut_after, silent_after, stray_line, pause } = behaviour;
  const piece = (delta: object, finish_reason: string | null = null) =>
    event({ model: `${body.model}-0001`, choices: [{ index: 0, delta, finish_reason }] });
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(`: a comment\n\n${piece({ role: 'assistant', content: '' })}`);
  let n = 0;
  for (const delta of deltas(behaviour)) {
    if (n === cut_after) return cut(response);
    if (n === silent_after) return false;
    if (n === 1 && stray_line !== undefined) response.write(`${stray_line}\n\n`);
    response.write(piece(delta));
    n += 1;
    if (pause !== undefined) await sleep(pause);
    else await new Promise(setImmediate);
  }
  if (cut_after !== undefined) return cut(response);
  const finish = finishOf(behaviour);
  if (finish !== null) response.write(piece({}, finish));
  const wantsUsage = (body.stream_options as { include_usage?: boolean } | undefined)?.include_usage === true;
  if (usage !== null && wantsUsage)
    response.write(event({ model: `${body.model}-0001`, choices: [], usage }));
  response.end('data: [DONE]\n\n');
  return wantsUsage;
}

function cut(response: ServerResponse): false {
  response.destroy();
  return false;
}
