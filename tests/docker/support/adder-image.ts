import { buildImage } from '../../../main/docker/build-image.ts';
import { imageId } from '../../../main/docker/image-id.ts';
import { testEngine } from './test-engine.ts';

/** A repository whose `add` is wrong at the tag `base`; at the tag `fixed` it is mended and its tests are there. */
const REPOSITORY = String.raw`set -e
git init --quiet "$1" && cd "$1"
mkdir tests
printf 'def add(a, b):\n    return a - b\n\n\ndef zero():\n    return 0\n' > adder.py
printf 'from adder import zero\n\n\ndef test_zero():\n    assert zero() == 0\n' > tests/test_adder.py
git add . && git commit --quiet -m base && git tag base
sed -i 's/a - b/a + b/' adder.py
printf 'from adder import add, zero\n\n\ndef test_zero():\n    assert zero() == 0\n\n\ndef test_add():\n    assert add(2, 3) == 5\n' > tests/test_adder.py
git add . && git commit --quiet -m fixed && git tag fixed
git diff base fixed -- tests > /home/test.patch
git checkout --quiet --detach base
`;

/** Makes an image with the repository in `folder` where there is none. @param more further files for `/home` */
export async function adderImage(
  name: string,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const engine = await testEngine();
  if ((await imageId(engine, name)) !== null) return;
  const dockerfile = [
    'FROM parallax-demo:1',
    'COPY . /home/',
    `RUN ln -s python3 /usr/bin/python && bash /home/repository.sh ${folder} && rm /home/repository.sh`,
    `WORKDIR ${folder}`,
  ];
  const files = { ...more, 'repository.sh': REPOSITORY, Dockerfile: `${dockerfile.join('\n')}\n` };
  await buildImage(
    engine,
    name,
    Object.entries(files).map(([path, content]) => ({ path, content })),
  );
}

/** A patch of the two functions, with lines of the module's own between them. */
function patchOf(sum: string, between: readonly string[] = [], zero = '0'): string {
  const lines = [
    ...[' def add(a, b):', '-    return a - b', `+    return ${sum}`],
    ...between.map((line) => `+${line}`),
    ...[' ', ' ', ' def zero():', '-    return 0', `+    return ${zero}`],
  ];
  const heading = `diff --git a/adder.py b/adder.py\n--- a/adder.py\n+++ b/adder.py\n@@ -1,6 +1,${6 + between.length} @@`;
  return `${heading}\n${lines.join('\n')}\n`;
}

/** Patches of the repository. */
export const ADDER = {
  fix: patchOf('a + b'),
  wrong: patchOf('a * b'),
  stray: patchOf('a + b').replace('a - b', 'a - c'),
  /** Mends the one and breaks the other. */
  breaking: patchOf('a + b', [], '1'),
  /** Mends nothing, but runs lines whenever it is imported. */
  running: (...lines: readonly string[]) => patchOf('a * b', lines),
};
