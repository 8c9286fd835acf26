import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildImage } from '../../main/docker/build-image.ts';
import { openEngine } from '../../main/docker/engine.ts';
import { engineHealth } from '../../main/docker/engine-health.ts';
import { engineAddress, engineOptions } from '../../main/docker/engine-options.ts';
import { imageId } from '../../main/docker/image-id.ts';
import { createSandbox } from '../../main/docker/sandbox.ts';
import { sweep } from '../../main/docker/sweep.ts';
import { DEMO_IMAGE } from '../../main/evaluation/demo-image.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { testEngine } from './support/test-engine.ts';

describe('an engine’s address', () => {
  it('is found as the docker command finds it', () => {
    const home = tempFolder();
    expect(engineAddress({ HOME: home, DOCKER_HOST: 'ssh://me@far' })).toMatchObject({
      host: 'ssh://me@far',
      saidBy: 'DOCKER_HOST',
    });
    const id = createHash('sha256').update('colima').digest('hex');
    mkdirSync(join(home, '.docker/contexts/meta', id), { recursive: true });
    writeFileSync(join(home, '.docker/config.json'), JSON.stringify({ currentContext: 'colima' }));
    const meta = { Endpoints: { docker: { Host: 'unix:///colima.sock' } } };
    writeFileSync(join(home, '.docker/contexts/meta', id, 'meta.json'), JSON.stringify(meta));
    expect(engineAddress({ HOME: home })).toMatchObject({
      host: 'unix:///colima.sock',
      saidBy: 'docker context',
    });
    expect(() => engineAddress({ HOME: home, DOCKER_CONTEXT: 'gone' })).toThrow(/“gone”/);
  });

  it('is not guessed where Docker’s own file is malformed', () => {
    const home = tempFolder();
    expect(engineAddress({ HOME: home })).toMatchObject({ saidBy: 'default' });
    mkdirSync(join(home, '.docker'));
    const file = join(home, '.docker/config.json');
    for (const text of ['{"currentContext": ', '{"currentContext": 3}', '']) {
      writeFileSync(file, text);
      expect(() => engineAddress({ HOME: home })).toThrow(`${file} is malformed`);
    }
    expect(engineAddress({ HOME: home, DOCKER_HOST: 'tcp://x' })).toMatchObject({ saidBy: 'DOCKER_HOST' });
  });

  it('becomes a socket, TCP, TLS or ssh', () => {
    const at = (host: string) => engineOptions({ host, saidBy: 'DOCKER_HOST', certificates: null });
    expect(at('unix:///a/b.sock')).toEqual({ socketPath: '/a/b.sock' });
    expect(at('tcp://10.0.0.1:99')).toMatchObject({ host: '10.0.0.1', port: 99, protocol: 'http' });
    expect(at('ssh://me@far')).toMatchObject({ protocol: 'ssh', host: 'far', port: 22, username: 'me' });
    expect(() => at('ftp://x')).toThrow(/no address of a Docker engine/);
    expect(() => engineOptions({ host: 'tcp://x', saidBy: 'DOCKER_HOST', certificates: '/nowhere' })).toThrow(
      /TLS/,
    );
  });

  it('where nothing answers is told with what to do', async () => {
    const address = {
      host: 'unix:///nowhere/docker.sock',
      saidBy: 'DOCKER_HOST',
      certificates: null,
    } as const;
    await expect(openEngine(address)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/nowhere.*DOCKER_HOST/),
      hint: expect.stringMatching(/DOCKER_HOST/),
    });
  });
});

describe('an engine', () => {
  it('tells how it is', async () => {
    const health = await engineHealth(await testEngine());
    expect(health.version).toMatch(/^\d+\.\d+/);
    expect(health.cpus).toBeGreaterThan(0);
    expect(health.memory_bytes).toBeGreaterThan(2 ** 30);
    expect(health.disk_used_bytes).toBeGreaterThan(2 ** 20);
    expect(health.disk_free_bytes).toBeGreaterThan(0);
  });

  it('builds images that are ours, and says the last lines of a build that fails', async () => {
    const engine = await testEngine();
    const dockerfile = (run: string) => [{ path: 'Dockerfile', content: `FROM ${DEMO_IMAGE}\nRUN ${run}\n` }];
    await buildImage(engine, 'parallax-test:1', dockerfile('echo hello > /hello'));
    expect(await imageId(engine, 'parallax-test:1')).toMatch(/^sha256:/);
    expect((await engine.docker.getImage('parallax-test:1').inspect()).Config.Labels).toMatchObject({
      parallax: 'image',
    });
    await expect(buildImage(engine, 'parallax-test:2', dockerfile('echo why; exit 3'))).rejects.toThrow(
      /non-zero code: 3[\s\S]*why/,
    );
    expect(await imageId(engine, 'parallax-test:2')).toBeNull();
    await engine.docker.getImage('parallax-test:1').remove({ force: true });
  });

  it('is swept of what ended processes of ours have left, and of nothing else', async () => {
    const engine = await testEngine();
    const { pid } = spawnSync('true');
    const gone = { ...engine, owner: { ...engine.owner, pid, began: engine.owner.began - 1000 } };
    const elsewhere = { ...engine, owner: { ...gone.owner, host: 'another-machine' } };
    const files = { image: DEMO_IMAGE, readOnly: [{ path: '/tests', files: [{ path: 'a', content: 'a' }] }] };
    const [orphan, theirs, mine] = [
      await createSandbox(gone, files),
      await createSandbox(elsewhere, files),
      await createSandbox(engine, files),
    ];
    await orphan.snapshot();
    const other = await engine.docker.createContainer({ Image: DEMO_IMAGE, Cmd: ['true'] });
    expect(await sweep(engine)).toEqual({ containers: 1, volumes: 1, snapshots: 1 });
    const left = (await engine.docker.listContainers({ all: true })).map(({ Id }) => Id);
    expect(left).not.toContain(orphan.id);
    expect(left).toEqual(expect.arrayContaining([theirs.id, mine.id, other.id]));
    for (const sandbox of [theirs, mine]) await sandbox.remove();
    await other.remove();
  });
});
