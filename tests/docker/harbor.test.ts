import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_IMAGE } from '../../main/evaluation/demo-image.ts';
import { gradableHarbor } from '../../main/evaluation/harbor/gradable-harbor.ts';
import { type HarborTask, readHarborTask } from '../../main/evaluation/harbor/harbor-task.ts';
import type { Subject } from '../../main/evaluation/verifier.ts';
import { graded, patchSubject } from './support/graded.ts';

const PACK = join(import.meta.dirname, '../../build/demo/tasks/harbor');

const grade = (task: HarborTask, subject: Subject, seconds?: number) =>
  graded(gradableHarbor(task, task.name), subject, { ...(seconds !== undefined && { seconds }) });

const script = (test: string): HarborTask => ({
  ...{ name: 'made', image: DEMO_IMAGE, environment: [], solution: [], seconds: 60, limits: {} },
  tests: [{ path: 'test.sh', content: test }],
});

describe('a task of Harbor', () => {
  it.each(['hourhand-13', 'pennyfold-23', 'slugworks-22'])(
    '%s: the solution earns the reward, nothing does not',
    async (name) => {
      const task = await readHarborTask(join(PACK, name), name);
      const gold = await grade(task, { kind: 'solution' });
      expect(gold).toMatchObject({ verdict: { verdict: 'resolved' }, because: 'The reward is 1.' });
      const patch = task.solution.find(({ path }) => path.endsWith('.patch'))?.content.toString() ?? '';
      expect((await grade(task, patchSubject(patch))).verdict.verdict).toBe('resolved');
      expect(await grade(task, { kind: 'nothing' })).toMatchObject({
        verdict: { verdict: 'unresolved' },
        because: 'The reward is 0, not 1.',
      });
    },
  );

  it('without a reward is not scored; a part of one does not resolve; JSON is read too', async () => {
    const verdict = async (test: string) => {
      const { verdict: found, resolution } = await grade(script(test), { kind: 'nothing' });
      return [found.verdict, resolution];
    };
    expect(await verdict('echo no reward')).toEqual(['infra-error', null]);
    expect(await verdict('echo 0.5 > /logs/verifier/reward.txt')).toEqual(['unresolved', 'PARTIAL']);
    expect(await verdict('echo \'{"reward": 1}\' > /logs/verifier/reward.json')).toEqual([
      'resolved',
      'FULL',
    ]);
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
