import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { onTestFinished } from 'vitest';
import { sleep } from '../../../build/engine/sleep.ts';

interface SlowRegistry {
  /** `127.0.0.1:PORT`, as images' names begin. */
  readonly address: string;
  /** Method and path of all that was asked. */
  readonly asked: readonly string[];
}

/** Bytes that pass at a time. */
const PART = 16_384;

/**
 * Stands before a registry and lets little through. @param pace bytes a second
 * @param silentAfter bytes of an answer after which no more comes, though the connection stays open
 */
export async function slowRegistry(
  registry: string,
  { pace = 1_000_000, silentAfter = Number.POSITIVE_INFINITY } = {},
): Promise<SlowRegistry> {
  const asked: string[] = [];
  const server = createServer((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    if (silentAfter === 0) return;
    const { method, headers } = incoming;
    const onward = request(`http://${registry}${incoming.url}`, { method, headers }, (theirs) => {
      answer.writeHead(theirs.statusCode ?? 500, theirs.headers);
      theirs.pipe(narrow(pace, silentAfter)).pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => closed(server));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function narrow(pace: number, silentAfter: number): Transform {
  let passed = 0;
  return new Transform({
    highWaterMark: PART,
    async transform(chunk: Buffer, _, done) {
      for (let at = 0; at < chunk.length; at += PART) {
        const part = chunk.subarray(at, at + PART);
        passed += part.length;
        if (passed > silentAfter) return;
        if (chunk.length >= PART / 2) await sleep((part.length / pace) * 1000);
        this.push(part);
      }
      done();
    },
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
