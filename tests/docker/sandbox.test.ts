import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../main/docker/sandbox.ts';
import { DEMO_IMAGE } from '../../main/evaluation/demo-image.ts';
import { bash, testEngine, testSandbox } from './support/test-engine.ts';

describe('what runs in a sandbox', () => {
  it('has no network, no capability, no way to more of them, and bounds', async () => {
    const sandbox = await testSandbox({ limits: { memoryBytes: 256 * 2 ** 20, processes: 64 } });
    const { output } = await bash(
      sandbox,
      [
        'ls /sys/class/net',
        "grep -E 'CapEff|NoNewPrivs|Seccomp:' /proc/self/status",
        'cat /sys/fs/cgroup/memory/memory.limit_in_bytes 2>/dev/null || cat /sys/fs/cgroup/memory.max',
        'cat /sys/fs/cgroup/pids/pids.max 2>/dev/null || cat /sys/fs/cgroup/pids.max',
      ].join('; '),
    );
    expect(output.text.split('\n')[0]).toBe('lo');
    expect(output.text).toMatch(/CapEff:\t0+\n/);
    expect(output.text).toMatch(/NoNewPrivs:\t1\n/);
    expect(output.text).toMatch(/\n268435456\n64\n$/);
  });

  it('is told in the order of writing, with the exit code', async () => {
    const result = await bash(await testSandbox(), 'echo one; echo two >&2; echo three; exit 7');
    expect(result).toMatchObject({ exitCode: 7, ended: null });
    expect(result.output).toEqual({ text: 'one\ntwo\nthree\n', bytes: 14, omitted: 0 });
    expect(result.errors).toBeNull();
  });

  it('is told apart from its errors where that is asked for, within the same bounds', async () => {
    const sandbox = await testSandbox();
    const run = (line: string, limits = {}) =>
      sandbox.exec({ words: ['bash', '-c', line], apart: true }, { seconds: 60, ...limits });
    const result = await run('echo one; echo two >&2; echo three; exit 7');
    expect(result).toMatchObject({ exitCode: 7, ended: null });
    expect(result.output.text).toBe('one\nthree\n');
    expect(result.errors).toEqual({ text: 'two\n', bytes: 4, omitted: 0 });
    expect((await run('yes >&2', { outputBytes: 2 ** 20 })).ended).toBe('output');
    expect((await run('printf abcdef >&2', { keepBytes: 4 })).errors).toMatchObject({ bytes: 6, omitted: 2 });
  });

  it('may write any bytes: characters cut by packets are whole, what is no UTF-8 is marked', async () => {
    const sandbox = await testSandbox();
    const long = await bash(sandbox, `python3 -c "import sys; sys.stdout.write('é€𝄞' * 100000)"`);
    expect(long.output.text).toBe('é€𝄞'.repeat(100_000));
    const bad = await bash(sandbox, `printf 'a\\xffb\\x1b[31mc\\0d'`);
    expect(bad.output.text).toBe('a\ufffdb\u001b[31mc\0d');
  });

  it('is ended with all it began when its time is over, and the files stay', async () => {
    const sandbox = await testSandbox();
    const began = performance.now();
    const late = await bash(
      sandbox,
      'setsid sleep 900 & (while :; do :; done) & echo begun | tee /kept; wait',
      2,
    );
    expect(late).toMatchObject({ exitCode: null, ended: 'time', isScratchLost: false });
    expect(late.output.text).toBe('begun\n');
    expect(performance.now() - began).toBeLessThan(20_000);
    const after = await bash(sandbox, "cat /kept; ps -eo args | grep -c '[s]leep 900'");
    expect(after.output.text).toBe('begun\n0\n');
  });

  it('is ended where it forks without end', async () => {
    const sandbox = await testSandbox({ limits: { processes: 128 } });
    const bomb = await bash(sandbox, 'echo kept > /kept; :(){ :|:& };:; sleep 60', 3);
    expect(bomb.ended).toBe('time');
    expect((await bash(sandbox, 'cat /kept')).output.text).toBe('kept\n');
  });

  it('does not keep a command open that has left a daemon, and the daemon is ended when asked', async () => {
    const sandbox = await testSandbox();
    const result = await bash(sandbox, 'setsid sleep 901 & echo done');
    expect(result).toMatchObject({ exitCode: 0, ended: null });
    const left = "ps -eo args | grep -c '[s]leep 901'";
    expect((await bash(sandbox, left)).output.text).toBe('1\n');
    await sandbox.quiet();
    expect((await bash(sandbox, left)).output.text).toBe('0\n');
  });

  it('is buried by the first process when it dies', async () => {
    const sandbox = await testSandbox();
    await bash(sandbox, 'for i in 1 2 3 4 5; do (setsid sleep 0.1 &) ; done; sleep 1');
    const { output } = await bash(sandbox, "ps -eo stat | grep -c '^Z'");
    expect(output.text).toBe('0\n');
  });

  it('may flood its output: the beginning and the end are kept', async () => {
    const sandbox = await testSandbox();
    const { output } = await sandbox.exec(
      { words: ['bash', '-c', 'echo first; yes | head -c 100000000; echo last'] },
      { keepBytes: 100_000 },
    );
    expect(output.bytes).toBe(100_000_011);
    expect(output.omitted).toBe(99_900_011);
    expect(output.text).toMatch(/^first\ny\n/);
    expect(output.text).toMatch(/\[99900011 bytes left out\]\n[\s\S]*last\n$/);
    const endless = await sandbox.exec({ words: ['yes'] }, { keepBytes: 1000, outputBytes: 10_000_000 });
    expect(endless).toMatchObject({ ended: 'output', exitCode: null });
  });

  it('stops soon after it is cancelled', async () => {
    const sandbox = await testSandbox();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 300);
    const result = await sandbox.exec({ words: ['sleep', '60'] }, {}, { signal: stop.signal });
    expect(result.ended).toBe('cancelled');
    expect(result.seconds).toBeLessThan(10);
  });
});

describe('files', () => {
  it('go in and come out as they are', async () => {
    const sandbox = await testSandbox();
    const content = Buffer.from([0, 255, 13, 10, 0xc3]);
    await sandbox.put('/given', [
      { path: 'deep/er/bytes', content },
      { path: 'run.sh', content: 'echo hi', mode: 0o755 },
    ]);
    expect((await bash(sandbox, '/given/run.sh')).output.text).toBe('hi\n');
    const files = await sandbox.get('/given');
    expect(files.find(({ path }) => path === 'given/deep/er/bytes')?.content).toEqual(content);
    expect(await sandbox.get('/nowhere')).toEqual([]);
    await expect(sandbox.put('/tmp/x', [])).rejects.toMatchObject({
      hint: expect.stringMatching(/outside \/tmp/),
    });
    await expect(sandbox.get('/given', 10)).rejects.toThrow(/larger than 10 bytes/);
  });

  it('that are read-only cannot be changed, whoever tries', async () => {
    const readOnly = [{ path: '/tests', files: [{ path: 'a/b.txt', content: 'as it was' }] }];
    const sandbox = await testSandbox({ readOnly });
    const { output } = await bash(
      sandbox,
      'echo x > /tests/a/b.txt; rm -rf /tests/a; mount -o remount,rw /tests; mv /tests /t; cat /tests/a/b.txt',
    );
    expect(output.text).toMatch(/as it was$/);
  });

  it('are in a snapshot, of which another sandbox is made', async () => {
    const engine = await testEngine();
    const sandbox = await testSandbox();
    await bash(sandbox, 'echo before > /kept');
    const image = await sandbox.snapshot();
    await bash(sandbox, 'echo after > /kept');
    const again = await createSandbox(engine, { image });
    expect((await bash(again, 'cat /kept')).output.text).toBe('before\n');
    expect((await bash(sandbox, 'cat /kept')).output.text).toBe('after\n');
    await again.remove();
    await engine.docker.getImage(image).remove({ force: true });
  });
});

describe('what is removed', () => {
  it('is gone with its volumes, and removing it again is no failure', async () => {
    const engine = await testEngine();
    const sandbox = await createSandbox(engine, {
      image: DEMO_IMAGE,
      readOnly: [{ path: '/tests', files: [{ path: 'a', content: 'a' }] }],
    });
    await sandbox.remove();
    await sandbox.remove();
    const filters = { label: ['parallax'] };
    expect((await engine.docker.listContainers({ all: true, filters })).map(({ Id }) => Id)).not.toContain(
      sandbox.id,
    );
    expect((await engine.docker.listVolumes({ filters })).Volumes ?? []).toEqual([]);
  });
});
