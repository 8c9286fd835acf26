import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sleep } from '../../../build/engine/sleep.ts';
import { buildImage } from '../../../main/docker/build-image.ts';
import type { Engine } from '../../../main/docker/engine.ts';
import { imageId } from '../../../main/docker/image-id.ts';
import { readProgress } from '../../../main/docker/read-progress.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The one user of a registry that asks for a login. */
export const LOGIN = { username: 'reader', password: 'secret' };
/** `LOGIN` as htpasswd writes it, by bcrypt. */
const HTPASSWD = 'reader:$2y$05$abcdefghijklmnopqrstuuOQiyCxlgf/oeuTqixKmWdcYUh4Hjl0a\n';

/** A registry on loopback that goes with the test. @returns `127.0.0.1:PORT`, as images' names begin */
export async function startRegistry({ asksLogin = false } = {}): Promise<string> {
  const folder = tempFolder();
  const address = `127.0.0.1:${await freePort()}`;
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'htpasswd'), HTPASSWD);
  const config = [
    'version: 0.1',
    'log: { level: error, accesslog: { disabled: true } }',
    `storage: { filesystem: { rootdirectory: ${join(folder, 'data')} } }`,
    `http: { addr: ${address} }`,
    ...(asksLogin ? [`auth: { htpasswd: { realm: test, path: ${join(folder, 'htpasswd')} } }`] : []),
  ];
  writeFileSync(join(folder, 'config.yml'), `${config.join('\n')}\n`);
  const child = spawn('docker-registry', ['serve', join(folder, 'config.yml')], { stdio: 'ignore' });
  onTestFinished(() => ended(child));
  for (let tries = 0; tries < 100; tries++) {
    const status = await fetch(`http://${address}/v2/`).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === (asksLogin ? 401 : 200)) return address;
    await sleep(100);
  }
  throw new Error('docker-registry did not start.');
}

/** Puts an image of one layer of random bytes into a registry; the engine has it no more. @returns its content id */
export async function publish(
  engine: Engine,
  name: string,
  bytes: number,
  from = 'scratch',
): Promise<string> {
  await buildImage(engine, name, [
    {
      path: 'Dockerfile',
      content: `FROM ${from}\nCOPY x /${randomBytes(4).toString('hex')}\nCMD ["true"]\n`,
    },
    { path: 'x', content: randomBytes(bytes) },
  ]);
  const id = (await imageId(engine, name)) as string;
  const stream = await engine.docker.getImage(name).push({ authconfig: { ...LOGIN, serveraddress: name } });
  for await (const _ of readProgress(stream)) {
    // Until it is there.
  }
  await engine.docker.getImage(name).remove();
  return id;
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
