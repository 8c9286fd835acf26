import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE_IMAGE } from '../../build/engine/base-image.ts';
import { buildImage } from '../../main/docker/build-image.ts';
import { imageId } from '../../main/docker/image-id.ts';
import { gradeHarbor, type HarborSubject } from '../../main/evaluation/harbor/grade-harbor.ts';
import { type HarborTask, readHarborTask } from '../../main/evaluation/harbor/harbor-task.ts';
import { testEngine } from './support/test-engine.ts';

const PACK = join(import.meta.dirname, '../../build/demo/tasks/harbor');

async function grade(task: HarborTask, subject: HarborSubject, seconds?: number) {
  const engine = await testEngine();
  const name = task.image ?? 'unnamed:1';
  if ((await imageId(engine, name)) === null) await buildImage(engine, name, task.environment);
  const settings = { referencePasses: null, ...(seconds !== undefined && { seconds }) };
  return gradeHarbor(engine, (await imageId(engine, name)) as string, task, subject, settings);
}

const script = (test: string): HarborTask => ({
  ...{ name: 'made', image: BASE_IMAGE, environment: [], solution: [], seconds: 60, limits: {} },
  tests: [{ path: 'test.sh', content: test }],
});

describe('a task of Harbor', () => {
  it.each(['hourhand-13', 'pennyfold-23', 'slugworks-22'])(
    '%s: the solution earns the reward, nothing does not',
    async (name) => {
      const task = await readHarborTask(join(PACK, name), name);
      const gold = await grade(task, { kind: 'solution' });
      expect(gold).toMatchObject({ verdict: { verdict: 'resolved' }, reward: 1 });
      const patch = task.solution.find(({ path }) => path.endsWith('.patch'))?.content.toString() ?? '';
      expect((await grade(task, { kind: 'patch', patch })).verdict.verdict).toBe('resolved');
      expect(await grade(task, { kind: 'nothing' })).toMatchObject({
        verdict: { verdict: 'unresolved' },
        reward: 0,
      });
      expect((await grade(task, { kind: 'patch', patch: '' })).verdict.verdict).toBe('empty-patch');
    },
  );

  it('without a reward is not scored; a part of one does not resolve; JSON is read too', async () => {
    const verdict = async (test: string) => {
      const { verdict: found, reward } = await grade(script(test), { kind: 'nothing' });
      return [found.verdict, reward];
    };
    expect(await verdict('echo no reward')).toEqual(['infra-error', null]);
    expect(await verdict('echo 0.5 > /logs/verifier/reward.txt')).toEqual(['unresolved', 0.5]);
    expect(await verdict('echo \'{"reward": 1}\' > /logs/verifier/reward.json')).toEqual(['resolved', 1]);
    expect(await verdict('echo soon > /logs/verifier/reward.txt')).toEqual(['infra-error', null]);
  });

  it('that takes too long has timed out', async () => {
    const { verdict } = await grade(
      script('echo 1 > /logs/verifier/reward.txt; sleep 60'),
      { kind: 'nothing' },
      2,
    );
    expect(verdict).toMatchObject({ verdict: 'test-timeout', timeout_counts: null });
  });

  it('that is none says what is missing', async () => {
    await expect(readHarborTask(join(PACK, 'nowhere'), 'nowhere')).rejects.toThrow(
      /task\.toml cannot be read/,
    );
  });
});
