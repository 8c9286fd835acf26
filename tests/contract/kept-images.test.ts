import { describe, expect, it } from 'vitest';
import { baseImages } from '../../main/docker/base-images.ts';
import { imageMarks, namedMark, usedMark } from '../../main/docker/image-marks.ts';
import { imageName } from '../../main/docker/image-name.ts';
import { type KeptImage, keptBytes, nextRemoval } from '../../main/docker/next-removal.ts';
import { readDiskUsage } from '../../main/docker/read-disk-usage.ts';
import { SharedWork } from '../../main/docker/shared-work.ts';

describe('an image’s name', () => {
  it.each([
    ['ubuntu', 'docker.io', 'ubuntu', 'ubuntu:latest'],
    ['docker.io/library/ubuntu:22.04', 'docker.io', 'ubuntu', 'ubuntu:22.04'],
    ['index.docker.io/a/b', 'docker.io', 'a/b', 'a/b:latest'],
    ['a/library/b:1', 'docker.io', 'a/library/b', 'a/library/b:1'],
    ['localhost/a', 'localhost', 'localhost/a', 'localhost/a:latest'],
    ['127.0.0.1:5000/a/b:1', '127.0.0.1:5000', '127.0.0.1:5000/a/b', '127.0.0.1:5000/a/b:1'],
    ['r.example/a:1@sha256:ab', 'r.example', 'r.example/a', 'r.example/a@sha256:ab'],
  ])('%s has a registry, a repository and a full form', (name, registry, repository, full) => {
    expect(imageName(name)).toEqual({ registry, repository, full });
  });
});

describe('the marks of an image', () => {
  const tagOf = ({ repo, tag }: { repo: string; tag: string }) => `${repo}:${tag}`;
  const mark = tagOf(namedMark('docker.io/a/b'));
  const used = (ms: number) => tagOf(usedMark('sha256:0123456789abcdef', ms));

  it('tell our names from those of others', () => {
    const seen = imageMarks({
      RepoTags: ['a/b:latest', mark, 'a/b:2', used(7), used(5)],
      RepoDigests: ['a/b@sha256:1', 'c@sha256:1', 'parallax/pulled@sha256:1'],
    });
    expect(seen).toEqual({
      marks: [used(7), used(5), mark],
      usedMarks: [used(7), used(5)],
      names: ['a/b:latest', 'a/b@sha256:1'],
      others: ['a/b:2', 'c@sha256:1'],
      lastUse: 7,
    });
  });

  it('are missing on what is not ours', () => {
    expect(imageMarks({ RepoTags: ['a/b:latest'], RepoDigests: null })).toMatchObject({
      marks: [],
      others: ['a/b:latest'],
      lastUse: 0,
    });
    expect(imageMarks({ RepoTags: ['<none>:<none>'], RepoDigests: ['<none>@<none>'] }).others).toEqual([]);
  });

  it('know a name that has moved on to another image by its digest', () => {
    const { names, others } = imageMarks({ RepoTags: [mark], RepoDigests: ['a/b@sha256:1'] });
    expect([names, others]).toEqual([['a/b@sha256:1'], []]);
  });
});

describe('the next image to be removed', () => {
  const image = (id: string, lastUse: number, more: Partial<KeptImage> = {}): KeptImage => ({
    ...{ id, lastUse, uniqueBytes: 10, sharedBytes: 0, isInUse: false, below: [] },
    ...more,
  });
  const next = (images: readonly KeptImage[], limits: object = {}, disk: object = {}) =>
    nextRemoval(
      { images, sharedBytes: 0, freeBytes: null, ...disk },
      { budgetBytes: 25, reserveBytes: 10, ...limits },
    );

  it('is none where all fits, to the byte', () => {
    expect(next([image('a', 1)], { budgetBytes: 20 })).toEqual({ kind: 'fits' });
    expect(next([image('a', 1)], { budgetBytes: 19 })).toEqual({ kind: 'remove', id: 'a' });
    expect(next([], {}, { freeBytes: 10 })).toEqual({ kind: 'fits' });
  });

  it('is the least recently used that is not in use', () => {
    const [a, b, c] = [image('a', 3), image('b', 1, { isInUse: true }), image('c', 2)];
    expect(next([a, b, c])).toEqual({ kind: 'remove', id: 'c' });
    expect(next([a, { ...b, isInUse: false }, c])).toEqual({ kind: 'remove', id: 'b' });
  });

  it('is not one that others stand on, as long as they are there', () => {
    const base = image('base', 1, { below: ['top'] });
    expect(next([base, image('top', 2), image('c', 3)])).toEqual({ kind: 'remove', id: 'top' });
    expect(next([base, image('c', 3), image('d', 4)])).toEqual({ kind: 'remove', id: 'c' });
    const used = image('top', 2, { isInUse: true });
    expect(next([base, used, image('c', 3)], { budgetBytes: 30 })).toEqual({ kind: 'remove', id: 'c' });
  });

  it('is chosen where the disk is full though the budget is not', () => {
    const images = [image('a', 2), image('b', 1)];
    expect(next(images, { budgetBytes: 1000 }, { freeBytes: 9 })).toEqual({ kind: 'remove', id: 'b' });
    expect(next(images, { budgetBytes: 1000, reserveBytes: 40 }, { freeBytes: 19 })).toEqual({
      kind: 'never',
      isBudget: false,
    });
    expect(next(images, { budgetBytes: 1000, reserveBytes: 40 })).toEqual({ kind: 'fits' });
  });

  it('is none where removing all would not be enough', () => {
    expect(next([image('a', 1), image('b', 2, { isInUse: true })], { budgetBytes: 19 })).toEqual({
      kind: 'never',
      isBudget: true,
    });
    expect(next([image('a', 1)], { budgetBytes: 9 })).toEqual({ kind: 'never', isBudget: true });
    const held = image('b', 2, { isInUse: true, sharedBytes: 6 });
    expect(next([image('a', 1), held], { budgetBytes: 25 }, { sharedBytes: 6 }).kind).toBe('never');
    expect(next([image('a', 1), held], { budgetBytes: 26 }, { sharedBytes: 6 }).kind).toBe('remove');
  });

  it('counts shared layers once', () => {
    const images = [image('a', 1, { sharedBytes: 100 }), image('b', 2, { sharedBytes: 100 })];
    expect(keptBytes({ images, sharedBytes: 100 })).toBe(120);
    expect(keptBytes({ images: images.slice(0, 1), sharedBytes: 500 })).toBe(110);
  });
});

it('a Dockerfile names what it stands on', () => {
  const text = [
    'ARG V=1',
    '# FROM commented',
    'from --platform=linux/amd64 \\',
    '  r.example/a:1 AS first',
    'COPY --from=tools:2 --chown=0 /x /x',
    'FROM $V',
    'FROM first',
    'COPY --chown=0 --from=First /y /y',
    'COPY --from=0 /y /y',
    'FROM scratch',
    'FROM r.example/a:1',
    'RUN echo FROM nothing',
  ];
  expect(baseImages(text.join('\r\n'))).toEqual(['r.example/a:1', 'tools:2']);
});

describe('work that several wait for', () => {
  const begun = () => {
    let end = (_: string) => {};
    let say = (_: number) => {};
    const work = new SharedWork<string, number>((signal, tell) => {
      say = tell;
      return new Promise((resolve, reject) => {
        end = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    return { work, end: (value: string) => end(value), say: (n: number) => say(n) };
  };

  it('goes on for one when another stops, and tells both how far it is', async () => {
    const { work, end, say } = begun();
    const controller = new AbortController();
    const told: number[] = [];
    const first = work.wait({ signal: controller.signal });
    say(1);
    const second = work.wait({ onProgress: (n) => told.push(n) });
    controller.abort();
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    say(2);
    end('done');
    expect(await second).toBe('done');
    expect(told).toEqual([1, 2]);
  });

  it('is cancelled when nobody waits any more', async () => {
    const { work } = begun();
    const controllers = [new AbortController(), new AbortController()];
    const waits = controllers.map(({ signal }) => work.wait({ signal }).catch(({ code }) => code));
    controllers[0]?.abort();
    expect(work.isCancelled).toBe(false);
    controllers[1]?.abort();
    expect(await Promise.all(waits)).toEqual(['cancelled', 'cancelled']);
    expect(work.isCancelled).toBe(true);
    const alone = begun().work;
    await expect(alone.wait({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    expect(alone.isCancelled).toBe(true);
  });
});

describe('what an engine’s disk holds', () => {
  const image = { Id: 'a', ParentId: '', RepoTags: [], RepoDigests: [], Size: 3, SharedSize: 1 };
  const none = { Containers: [], Volumes: [] };

  it('is read of older and of newer engines', () => {
    const read = { LayersSize: 5, Images: [image], ...none };
    expect(readDiskUsage({ LayersSize: 5, Images: [image], Containers: null })).toEqual(read);
    expect(readDiskUsage({ ImageUsage: { TotalSize: 5, Items: [image] } })).toEqual(read);
    expect(readDiskUsage({ LayersSize: 0, Images: null })).toEqual({ LayersSize: 0, Images: [], ...none });
  });

  it('is not taken for empty where the engine does not say', () => {
    expect(() => readDiskUsage({})).toThrow(/did not say/);
  });
});
