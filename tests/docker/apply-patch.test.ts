import { expect, it } from 'vitest';
import { applyPatch } from '../../main/evaluation/apply-patch.ts';
import { bash, testSandbox } from './support/test-engine.ts';

const NEW =
  'diff --git a/new file b/new file\nnew file mode 100644\n--- /dev/null\n+++ b/new file\n@@ -0,0 +1 @@\n+new\n';
const change = (from: string) =>
  `diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1,3 +1,3 @@\n one\n-${from}\n+TWO\n three\n`;

async function repository() {
  const sandbox = await testSandbox();
  const { exitCode } = await bash(
    sandbox,
    'git init -q /repo && cd /repo && printf "one\\ntwo\\nthree\\n" > a && echo "*.o *.rej *.orig" | tr " " "\\n" > .gitignore && git add . && git commit -qm a && echo built > b.o && echo kept > untracked',
  );
  expect(exitCode).toBe(0);
  const state = async () =>
    (await bash(sandbox, 'cd /repo && git status --porcelain --ignored && cat a')).output.text;
  return { sandbox, state };
}

it('puts the tree back after each step that fails, ignored files too', async () => {
  const { sandbox, state } = await repository();
  const before = await state();
  const { rung, log } = await applyPatch(sandbox, '/repo', NEW + change('nothing like it'));
  expect(rung).toBeNull();
  expect(log).toMatch(/--reject[\s\S]*Applied patch new file cleanly/);
  expect(await state()).toBe(before);
  const applied = await applyPatch(sandbox, '/repo', NEW + change('two'));
  expect(applied.rung).toBe('git apply --verbose');
  expect(await state()).toBe(` M a\n?? "new file"\n?? untracked\n!! b.o\none\nTWO\nthree\n`);
});

it('says so where there is no repository to apply it to', async () => {
  const sandbox = await testSandbox();
  await expect(applyPatch(sandbox, '/nowhere', NEW)).rejects.toThrow(/cannot be prepared/);
});
