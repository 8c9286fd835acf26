import { expect, it } from 'vitest';
import { buildImage } from '../../main/docker/build-image.ts';
import { imageId } from '../../main/docker/image-id.ts';
import { type PullProgress, pullImage } from '../../main/docker/pull-image.ts';
import { readProgress } from '../../main/docker/read-progress.ts';
import { DEMO_IMAGE } from '../../main/evaluation/demo-image.ts';
import { startRegistry } from './support/registry.ts';
import { testEngine } from './support/test-engine.ts';

it('pulls an image and tells how far it is; says what is wrong with a name and does not try it again', async () => {
  const engine = await testEngine();
  const name = `${await startRegistry()}/demo:1`;
  await buildImage(engine, name, [
    { path: 'Dockerfile', content: `FROM ${DEMO_IMAGE}\nRUN head -c 5000000 /dev/urandom > /x\n` },
  ]);
  for await (const _ of readProgress(
    await engine.docker
      .getImage(name)
      .push({ authconfig: { username: 'none', password: 'none', serveraddress: name } }),
  )) {
    // Until it is there.
  }
  const id = await imageId(engine, name);
  await engine.docker.getImage(name).remove({ force: true });
  const told: PullProgress[] = [];
  await pullImage(engine, name, { onProgress: (progress) => told.push(progress) });
  expect(await imageId(engine, name)).toBe(id);
  expect(Math.max(...told.map(({ total }) => total ?? 0))).toBeGreaterThan(4_000_000);
  expect(told.every(({ done, total }) => total === null || done <= total)).toBe(true);

  const began = performance.now();
  await expect(pullImage(engine, name.replace(':1', ':2'), { wait: 60_000 })).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('demo:2'),
  });
  expect(performance.now() - began).toBeLessThan(30_000);
  await engine.docker.getImage(name).remove({ force: true });
});

it('tries a registry that does not answer again, then says so', async () => {
  const engine = await testEngine();
  await expect(pullImage(engine, '127.0.0.1:9/none:1', { tries: 3, wait: 10 })).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/in 3 tries/),
  });
});
