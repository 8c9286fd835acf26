import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { imageId } from '../../main/docker/image-id.ts';
import { type PullProgress, pullImage } from '../../main/docker/pull-image.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { LOGIN, publish, startRegistry } from './support/registry.ts';
import { slowRegistry } from './support/slow-registry.ts';
import { testEngine } from './support/test-engine.ts';

afterEach(() => vi.unstubAllEnvs());

/** The person's own configuration is none of the tests'. */
function configFolder(config: object): void {
  const folder = tempFolder();
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  vi.stubEnv('DOCKER_CONFIG', folder);
}

it('pulls an image slowly and tells how far it is; says what is wrong with a name and does not try it again', async () => {
  configFolder({});
  const engine = await testEngine();
  const registry = await startRegistry();
  const slow = await slowRegistry(registry, { pace: 1_500_000 });
  const id = await publish(engine, `${registry}/demo:1`, 5_000_000);
  const name = `${slow.address}/demo:1`;
  const told: PullProgress[] = [];
  // Shorter than the pull takes in all: what comes slowly is not silent.
  await pullImage(engine, name, { onProgress: (progress) => told.push(progress), tries: 1, silence: 2 });
  expect(await imageId(engine, name)).toBe(id);
  expect(Math.max(...told.map(({ total }) => total ?? 0))).toBeGreaterThan(4_000_000);
  expect(told.every(({ done, total }) => total === null || done <= total)).toBe(true);
  const steps = new Set(told.map(({ done }) => done).filter((done) => done > 0 && done < 4_000_000));
  expect(steps.size).toBeGreaterThan(2);

  await expect(pullImage(engine, `${slow.address}/demo:2`, { wait: 60_000 })).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('demo:2'),
  });
  await engine.docker.getImage(name).remove();
});

it('tries a registry that does not answer again, then says so', async () => {
  configFolder({});
  const engine = await testEngine();
  await expect(pullImage(engine, '127.0.0.1:9/none:1', { tries: 3, wait: 10 })).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/in 3 tries/),
  });
});

it.each([
  ['before its first word', 0],
  ['in the middle of a layer', 1_000_000],
])('gives a registry up that goes silent %s, tries again, then says so', async (_, silentAfter) => {
  configFolder({});
  const engine = await testEngine();
  const registry = await startRegistry();
  await publish(engine, `${registry}/demo:1`, 3_000_000);
  const slow = await slowRegistry(registry, { pace: 5_000_000, silentAfter });
  const name = `${slow.address}/demo:1`;
  await expect(pullImage(engine, name, { tries: 2, wait: 10, silence: 2 })).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/silent for 2 s/),
  });
  expect(slow.asked.filter((line) => line === 'GET /v2/').length).toBeGreaterThanOrEqual(2);
  expect(await imageId(engine, name)).toBeNull();
});

it('is cancelled while a registry is silent', async () => {
  configFolder({});
  const engine = await testEngine();
  const slow = await slowRegistry('127.0.0.1:9', { silentAfter: 0 });
  const controller = new AbortController();
  const pull = pullImage(engine, `${slow.address}/demo:1`, { signal: controller.signal });
  const refused = expect(pull).rejects.toMatchObject({ code: 'cancelled' });
  await vi.waitFor(() => expect(slow.asked).not.toEqual([]), 20_000);
  controller.abort();
  await refused;
});

it('logs in at a registry as the person has, and tells how to where it is refused', async () => {
  configFolder({});
  const engine = await testEngine();
  const registry = await startRegistry({ asksLogin: true });
  const name = `${registry}/private:1`;
  const id = await publish(engine, name, 1000);
  const refused = {
    code: 'permission',
    message: expect.stringContaining(name),
    hint: expect.stringContaining('docker login'),
  };
  await expect(pullImage(engine, name, { wait: 60_000 })).rejects.toMatchObject(refused);
  const auth = (password: string) => ({
    auths: { [registry]: { auth: Buffer.from(`${LOGIN.username}:${password}`).toString('base64') } },
  });
  configFolder(auth('wrong'));
  await expect(pullImage(engine, name, { wait: 60_000 })).rejects.toMatchObject(refused);
  configFolder(auth(LOGIN.password));
  await pullImage(engine, name);
  expect(await imageId(engine, name)).toBe(id);
  await engine.docker.getImage(name).remove();
});
