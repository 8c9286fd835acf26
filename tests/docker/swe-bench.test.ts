import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SweBenchFacts, sweBenchTask } from '../../main/evaluation/swe-bench/swe-bench-task.ts';
import { taskInstances } from '../../main/import/formats/task-instances.ts';
import type { ImportedTask } from '../../main/import/items.ts';
import { graded, patchSubject } from './support/graded.ts';
import { testEngine } from './support/test-engine.ts';

const PACK = join(import.meta.dirname, '../../build/demo/tasks');

async function instances(): Promise<readonly ImportedTask[]> {
  const tasks: ImportedTask[] = [];
  const never = new AbortController().signal;
  for await (const item of taskInstances.read(join(PACK, 'instances.jsonl'), {}, never))
    if (item.kind === 'task') tasks.push(item.task);
  return tasks;
}

const TASKS = await instances();
const task = (name: string) => {
  const found = TASKS.find(({ instance }) => instance === `parallax-demo__${name}`);
  if (!found) throw new Error(`There is no task ${name}.`);
  return found as ImportedTask & { readonly reference_patch: string };
};

function environmentOf({ instance }: SweBenchFacts) {
  const folder = join(PACK, 'harbor', instance.replace('parallax-demo__', ''), 'environment');
  return readdirSync(folder).map((path) => ({ path, content: readFileSync(join(folder, path)) }));
}

const grade = (one: SweBenchFacts, patch: string, seconds = 120, referencePasses: boolean | null = null) =>
  graded(sweBenchTask(one, environmentOf(one)), patchSubject(patch), { seconds, referencePasses });

describe('the built-in tasks', () => {
  it.each(TASKS.map(({ instance }) => [instance]))(
    '%s: the reference resolves it, nothing does not',
    async (name) => {
      const one = task(name.replace('parallax-demo__', ''));
      const gold = await grade(one, one.reference_patch);
      expect(gold.verdict).toMatchObject({ verdict: 'resolved' });
      expect(gold.rung).toBe('git apply --verbose');
      expect(gold.report?.FAIL_TO_PASS.success).toEqual(one.fail_to_pass);
      expect(gold.resolution).toBe('FULL');
      const nothing = await grade(
        one,
        'diff --git a/NOTES b/NOTES\nnew file mode 100644\n--- /dev/null\n+++ b/NOTES\n@@ -0,0 +1 @@\n+x\n',
      );
      expect(nothing.verdict.verdict).toBe('unresolved');
      expect(nothing.report?.FAIL_TO_PASS.success).toEqual([]);
    },
  );
});

describe('a patch', () => {
  it('that does not apply has failed, and leaves nothing to the next try', async () => {
    const one = task('hourhand-8');
    const broken = one.reference_patch.replaceAll('holidays', 'nonsense');
    const { verdict, log, rung } = await grade(one, broken);
    expect(verdict.verdict).toBe('patch-failed');
    expect(rung).toBeNull();
    expect(log).toMatch(/git apply --verbose --reject[\s\S]*patch --batch/);
  });

  it('whose lines were ended with CR LF on the way applies, and that is said', async () => {
    const one = task('pennyfold-11');
    const { verdict, remarks } = await grade(one, one.reference_patch.replaceAll('\n', '\r\n'));
    expect(verdict.verdict).toBe('resolved');
    expect(remarks).toContainEqual(expect.stringMatching(/CR LF/));
  });

  it('with a hunk that moved is applied by a later rung, on a clean tree', async () => {
    const one = task('pennyfold-11');
    const moved = one.reference_patch.replace(/^( \s*\S.*)$/m, '$1 changed');
    const { rung, verdict } = await grade(one, moved);
    expect(rung).toBe('patch --batch --fuzz=5 -p1 -i');
    expect(verdict.verdict).toBe('resolved');
  });

  it('that edits the tests does not change what they say', async () => {
    const one = task('hourhand-8');
    const test = one.test_patch ?? '';
    const [, path = ''] = /^\+\+\+ b\/(.*)$/m.exec(test) ?? [];
    const patch = `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+import sys; sys.exit(0)\n`;
    expect((await grade(one, patch)).verdict.verdict).not.toBe('resolved');
  });

  it('whose tests take too long is a timeout, which counts where the reference is known to pass', async () => {
    const slow = task('hourhand-15');
    const { verdict } = await grade(slow, slow.reference_patch, 3, true);
    expect(verdict).toMatchObject({ verdict: 'test-timeout', timeout_counts: true });
    expect((await grade(slow, slow.reference_patch, 3)).verdict.timeout_counts).toBeNull();
  });

  it('of a task whose reference fails is not scored', async () => {
    const one = task('hourhand-8');
    const { verdict } = await grade(one, one.reference_patch, 120, false);
    expect(verdict.verdict).toBe('infra-error');
  });
});

it('nothing of ours is left', async () => {
  const { docker } = await testEngine();
  const filters = { label: ['parallax'] };
  expect(await docker.listContainers({ all: true, filters })).toEqual([]);
  expect((await docker.listVolumes({ filters })).Volumes ?? []).toEqual([]);
});
