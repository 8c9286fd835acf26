import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildImage } from '../../main/docker/build-image.ts';
import type { Engine } from '../../main/docker/engine.ts';
import { ensureRoom } from '../../main/docker/ensure-room.ts';
import { imageId } from '../../main/docker/image-id.ts';
import { ImageKeeper } from '../../main/docker/image-keeper.ts';
import { keptImages } from '../../main/docker/kept-images.ts';
import { keptBytes } from '../../main/docker/next-removal.ts';
import type { PullProgress } from '../../main/docker/pull-image.ts';
import { removeKeptImage } from '../../main/docker/remove-kept-image.ts';
import type { SandboxFile } from '../../main/docker/sandbox-spec.ts';
import { touchImage } from '../../main/docker/touch-image.ts';
import { DEMO_IMAGE } from '../../main/evaluation/demo-image.ts';
import { publish, startRegistry } from './support/registry.ts';
import { slowRegistry } from './support/slow-registry.ts';
import { testEngine } from './support/test-engine.ts';

const MB = 1_000_000;
const NOTHING = { budgetBytes: 0, reserveBytes: 0 };
const ROOMY = {
  budgetBytes: 2 ** 50,
  reserveBytes: { pulled: 0, built: 0 },
  pull: { tries: 2, wait: 10, silence: 20 },
};

/** An engine where nothing is ours, and is not afterwards. */
async function emptyEngine(): Promise<Engine> {
  const engine = await testEngine();
  expect((await keptImages(engine)).images).toEqual([]);
  onTestFinished(async () => void (await ensureRoom(engine, NOTHING)));
  return engine;
}

async function published(engine: Engine, registry: string, bytes: readonly number[]) {
  const names = bytes.map((_, n) => `${registry}/image-${n}:1`);
  for (const [n, name] of names.entries()) await publish(engine, name, bytes[n] as number);
  return names as [string, ...string[]];
}

const context = (from: string, bytes: number): readonly SandboxFile[] => [
  { path: 'Dockerfile', content: `FROM ${from}\nCOPY x /${randomBytes(4).toString('hex')}\nCMD ["true"]\n` },
  { path: 'x', content: randomBytes(bytes) },
];

const there = async (engine: Engine, names: readonly string[]) => {
  const ids = await Promise.all(names.map((name) => imageId(engine, name)));
  return names.filter((_, n) => ids[n] !== null);
};

/** Tags that are ours, of all images. */
const marks = async ({ docker }: Engine) =>
  (await docker.listImages())
    .flatMap(({ RepoTags }) => RepoTags ?? [])
    .filter((tag) => /^parallax\//.test(tag));

describe('of the images on an engine', () => {
  it('the least recently used of ours go first, with their names, until there is room', async () => {
    const engine = await emptyEngine();
    const names = await published(engine, await startRegistry(), [MB, MB, MB]);
    const keeper = new ImageKeeper(engine, ROOMY);
    for (const image of names) await keeper.ensure({ image });
    const [first, second, third] = names as [string, string, string];
    await touchImage(engine, first);
    const disk = await keptImages(engine);
    expect(keptBytes(disk)).toBe(3 * MB);
    expect(disk.freeBytes).toBeGreaterThan(0);
    const removed = [await imageId(engine, second)];
    expect(await ensureRoom(engine, { budgetBytes: 3 * MB, reserveBytes: MB })).toEqual(removed);
    expect(await there(engine, names)).toEqual([first, third]);
    await keeper.ensure({ image: third });
    await ensureRoom(engine, { budgetBytes: 2 * MB, reserveBytes: MB, inUse: [first] });
    expect(await there(engine, names)).toEqual([first]);
    expect(await marks(engine)).toHaveLength(2);
    await ensureRoom(engine, NOTHING);
    expect(await marks(engine)).toEqual([]);
  });

  it('a person’s own are never removed: those that were there, and those of ours that they have named', async () => {
    const engine = await emptyEngine();
    const { docker } = engine;
    const registry = await startRegistry();
    const names = await published(engine, registry, [MB, MB]);
    const [own, named] = names as [string, string];
    await buildImage(engine, own, context('scratch', MB));
    const keeper = new ImageKeeper(engine, ROOMY);
    const ids = [await keeper.ensure({ image: own }), await keeper.ensure({ image: named })];
    await docker.getImage(named).tag({ repo: 'mine', tag: '1' });
    expect(await ensureRoom(engine, NOTHING)).toEqual([]);
    expect(await Promise.all([own, named, 'mine:1'].map((name) => imageId(engine, name)))).toEqual([
      ...ids,
      ids[1],
    ]);
    expect(await marks(engine)).toEqual([]);
    expect(await removeKeptImage(engine, ids[1] as string)).toBe('kept');
    for (const name of [own, named, 'mine:1']) await docker.getImage(name).remove();
  });

  it('an image that a person has by another name stays theirs when we pull it', async () => {
    const engine = await emptyEngine();
    const registry = await startRegistry();
    const name = `${registry}/same:1`;
    const id = await publish(engine, name, MB);
    const slow = await slowRegistry(registry);
    const theirs = `${slow.address}/same:1`;
    const stream = await engine.docker.pull(theirs);
    await new Promise((resolve) => engine.docker.modem.followProgress(stream, resolve));
    expect(await new ImageKeeper(engine, ROOMY).ensure({ image: name })).toBe(id);
    expect(await marks(engine)).toEqual([]);
    for (const one of [name, theirs]) await engine.docker.getImage(one).remove();
  });

  it('none that a container is made of is removed, and the error says what takes the room', async () => {
    const engine = await emptyEngine();
    const names = await published(engine, await startRegistry(), [2 * MB, MB]);
    const [used, other] = names as [string, string];
    const keeper = new ImageKeeper(engine, ROOMY);
    for (const image of names) await keeper.ensure({ image });
    const container = await engine.docker.createContainer({ Image: used });
    onTestFinished(() => container.remove());
    await expect(ensureRoom(engine, { budgetBytes: 5 * MB, reserveBytes: 4 * MB })).rejects.toMatchObject({
      code: 'disk-full',
      message: expect.stringMatching(/4\.0 MB are needed.* take 3\.0 MB of the 5\.0 MB.* 1 of 2 are in use/),
      hint: expect.stringMatching(/Let images take more/),
    });
    await expect(ensureRoom(engine, { budgetBytes: 2 ** 60, reserveBytes: 2 ** 59 })).rejects.toMatchObject({
      code: 'disk-full',
      hint: expect.stringMatching(/Free disk space/),
    });
    expect(await there(engine, names)).toEqual(names);
    expect(await removeKeptImage(engine, (await imageId(engine, used)) as string)).toBe('kept');
    await ensureRoom(engine, { budgetBytes: 2 * MB, reserveBytes: 0 });
    expect(await there(engine, names)).toEqual([used]);
    expect(await there(engine, [other])).toEqual([]);
  });

  it('one that others stand on goes after them, and shared layers count once', async () => {
    const engine = await emptyEngine();
    const registry = await startRegistry();
    const base = `${registry}/base:1`;
    await publish(engine, base, 3 * MB);
    const keeper = new ImageKeeper(engine, ROOMY);
    const built = ['parallax-test/one:1', 'parallax-test/two:1'];
    for (const image of built) await keeper.ensure({ image, build: context(base, MB) });
    expect(await there(engine, [base])).toEqual([base]);
    expect(keptBytes(await keptImages(engine))).toBe(5 * MB);
    await ensureRoom(engine, { budgetBytes: 4 * MB, reserveBytes: 0 });
    expect(await there(engine, [base, ...built])).toEqual([base, built[1]]);
    const container = await engine.docker.createContainer({ Image: built[1] as string });
    await expect(ensureRoom(engine, NOTHING)).rejects.toMatchObject({ code: 'disk-full' });
    await container.remove();
    expect(await ensureRoom(engine, NOTHING)).toHaveLength(2);
    expect(await there(engine, [base, ...built])).toEqual([]);
  });

  it('one pulled by its digest is ours too', async () => {
    const engine = await emptyEngine();
    const registry = await startRegistry();
    const id = await publish(engine, `${registry}/pinned:1`, MB);
    const accept = 'application/vnd.docker.distribution.manifest.v2+json';
    const manifest = await fetch(`http://${registry}/v2/pinned/manifests/1`, { headers: { accept } });
    const image = `${registry}/pinned@${manifest.headers.get('docker-content-digest')}`;
    const keeper = new ImageKeeper(engine, ROOMY);
    expect(await keeper.ensure({ image })).toBe(id);
    await ensureRoom(engine, { ...NOTHING, inUse: [image] }).catch(() => {});
    expect(await imageId(engine, image)).toBe(id);
    expect(await ensureRoom(engine, NOTHING)).toEqual([id]);
    expect(await imageId(engine, id)).toBeNull();
  });
});

describe('an image that is asked for', () => {
  it('is pulled once for all who ask at once; one who stops does not stop the others', async () => {
    const engine = await emptyEngine();
    const registry = await startRegistry();
    const id = await publish(engine, `${registry}/shared:1`, 2 * MB);
    const slow = await slowRegistry(registry, { pace: MB });
    const image = `${slow.address}/shared:1`;
    const keeper = new ImageKeeper(engine, ROOMY);
    const controller = new AbortController();
    const told: PullProgress[] = [];
    const stopped = keeper.ensure({ image }, { signal: controller.signal }).catch(({ code }) => code);
    const others = [
      keeper.ensure({ image }, { onProgress: (progress) => told.push(progress) }),
      keeper.ensure({ image }),
    ];
    await vi.waitFor(() => expect(told.some(({ done }) => done > 0)).toBe(true), 30_000);
    controller.abort();
    expect(await stopped).toBe('cancelled');
    expect(await imageId(engine, image)).toBeNull();
    expect(await Promise.all(others)).toEqual([id, id]);
    expect(slow.asked.filter((line) => line === 'GET /v2/')).toHaveLength(1);
    const n = slow.asked.length;
    expect(await keeper.ensure({ image })).toBe(id);
    expect(slow.asked).toHaveLength(n);
  });

  it('is no longer pulled when nobody waits for it, and can be asked for again', async () => {
    const engine = await emptyEngine();
    const registry = await startRegistry();
    const id = await publish(engine, `${registry}/left:1`, 2 * MB);
    const slow = await slowRegistry(registry, { pace: MB });
    const image = `${slow.address}/left:1`;
    const keeper = new ImageKeeper(engine, ROOMY);
    const controller = new AbortController();
    const left = keeper.ensure({ image }, { signal: controller.signal }).catch(({ code }) => code);
    await vi.waitFor(() => expect(slow.asked.some((line) => /blobs/.test(line))).toBe(true), 30_000);
    controller.abort();
    expect(await left).toBe('cancelled');
    expect(await imageId(engine, image)).toBeNull();
    expect(await keeper.ensure({ image })).toBe(id);
  });

  it('is built once for all who ask, and the build says what it does', async () => {
    const engine = await emptyEngine();
    const keeper = new ImageKeeper(engine, ROOMY);
    const image = 'parallax-test/built:1';
    const build = [{ path: 'Dockerfile', content: `FROM ${DEMO_IMAGE}\nRUN echo hello-there\n` }];
    const told: string[] = [];
    const ask = () => keeper.ensure({ image, build }, { onProgress: ({ message }) => told.push(message) });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toBe(two);
    expect(told.filter((line) => line === 'hello-there')).toHaveLength(2);
    expect(await ensureRoom(engine, NOTHING)).toEqual([one]);
    expect(await imageId(engine, DEMO_IMAGE)).not.toBeNull();
  });

  it('is built no further when it is cancelled', async () => {
    const engine = await emptyEngine();
    const keeper = new ImageKeeper(engine, ROOMY);
    const controller = new AbortController();
    const build = [{ path: 'Dockerfile', content: `FROM ${DEMO_IMAGE}\nRUN echo begun; sleep 600\n` }];
    const onProgress = ({ message }: PullProgress) => message === 'begun' && controller.abort();
    await expect(
      keeper.ensure({ image: 'parallax-test/long:1', build }, { signal: controller.signal, onProgress }),
    ).rejects.toMatchObject({ code: 'cancelled' });
    await vi.waitFor(
      async () => expect(await engine.docker.listContainers({ all: true })).toEqual([]),
      30_000,
    );
    expect(await imageId(engine, 'parallax-test/long:1')).toBeNull();
  });

  it('stays while it is worked with; others wait for their turn where there is room for one at a time', async () => {
    const engine = await emptyEngine();
    const names = await published(engine, await startRegistry(), [MB, MB, MB]);
    const keeper = new ImageKeeper(engine, {
      ...ROOMY,
      budgetBytes: 2 * MB,
      reserveBytes: { pulled: MB, built: 0 },
    });
    const [held, ...others] = names;
    const { id, release } = await keeper.take({ image: held });
    await Promise.all(others.map((image) => keeper.ensure({ image })));
    expect(await imageId(engine, held)).toBe(id);
    expect(await there(engine, others)).toHaveLength(1);
    release();
    await keeper.ensure({ image: others[0] as string });
    expect(await there(engine, names)).toHaveLength(2);
    await keeper.ensure({ image: others[1] as string });
    expect(await imageId(engine, held)).toBeNull();
  });

  it('waits for room until the work with another is done, and says so', async () => {
    const engine = await emptyEngine();
    const [first, second] = (await published(engine, await startRegistry(), [MB, MB])) as [string, string];
    const keeper = new ImageKeeper(engine, {
      ...ROOMY,
      budgetBytes: MB,
      reserveBytes: { pulled: MB, built: 0 },
    });
    const held = await keeper.take({ image: first });
    const told: string[] = [];
    const onProgress = ({ message }: PullProgress) => told.push(message);
    const waiting = keeper.take({ image: second }, { onProgress });
    await vi.waitFor(() => expect(told).toEqual(['Waiting for room on the engine’s disk']), 10_000);
    const controller = new AbortController();
    const left = keeper.ensure({ image: 'parallax-test/other:1' }, { signal: controller.signal });
    controller.abort();
    await expect(left).rejects.toMatchObject({ code: 'cancelled' });
    held.release();
    (await waiting).release();
    expect(await there(engine, [first, second])).toEqual([second]);
    await expect(keeper.ensure({ image: first })).resolves.toBe(held.id);
  });
});
