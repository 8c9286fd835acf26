import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sleep } from '../../../build/engine/sleep.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A registry on loopback that goes with the test. @returns `127.0.0.1:PORT`, as images' names begin */
export async function startRegistry(): Promise<string> {
  const folder = tempFolder();
  const address = `127.0.0.1:${await freePort()}`;
  mkdirSync(join(folder, 'data'));
  const config = [
    'version: 0.1',
    'log: { level: error, accesslog: { disabled: true } }',
    `storage: { filesystem: { rootdirectory: ${join(folder, 'data')} } }`,
    `http: { addr: ${address} }`,
  ];
  writeFileSync(join(folder, 'config.yml'), `${config.join('\n')}\n`);
  const child = spawn('docker-registry', ['serve', join(folder, 'config.yml')], { stdio: 'ignore' });
  onTestFinished(() => ended(child));
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://${address}/v2/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return address;
    await sleep(100);
  }
  throw new Error('docker-registry did not start.');
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill()) await exit;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
