import type { Finding } from './fault.ts';
import { gradeFaults } from './grade-faults.ts';
import { grade, type Lab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { type MadeTask, setTo, USUAL_TEST } from './made-task.ts';
import { rssMegabytes } from './rss.ts';

interface Hostile extends MadeTask {
  readonly does: string;
  readonly verdict: string;
}

/** Done only to what is not the reference. */
const unlessNew = (what: string) => `grep -qx new value.txt || { ${what}; }\n${USUAL_TEST}`;

const OLD_TEST_EDITED =
  'diff --git a/tests/new.txt b/tests/new.txt\nnew file mode 100644\n--- /dev/null\n+++ b/tests/new.txt\n@@ -0,0 +1 @@\n+mine\n';

/** @param bytes of the flood */
const hostile = (bytes: number): readonly Hostile[] => [
  {
    ...{ name: 'hang', does: 'a test that hangs', verdict: 'test-timeout', patch: setTo('other') },
    test: unlessNew('sleep 1000'),
  },
  {
    ...{ name: 'deaf', does: 'a test that hangs and ignores signals', verdict: 'test-timeout' },
    ...{ patch: setTo('other'), test: unlessNew('trap "" TERM INT HUP; while :; do sleep 1; done') },
  },
  {
    ...{ name: 'daemon', does: 'a test that leaves a daemon which holds its output', verdict: 'resolved' },
    test: `setsid sleep 1000 & disown\n${USUAL_TEST}`,
  },
  {
    ...{
      name: 'fork',
      does: 'a test that forks without end',
      verdict: 'test-timeout',
      patch: setTo('other'),
    },
    test: unlessNew('f() { f | f & }; f; sleep 1000'),
  },
  {
    ...{ name: 'flood', does: `a test that writes ${bytes / 1e6} MB`, verdict: 'resolved' },
    test: `head -c ${bytes} /dev/zero | tr "\\\\0" x; echo\n${USUAL_TEST}`,
  },
  {
    ...{ name: 'forged', does: 'a test that prints forged marks and results', verdict: 'unresolved' },
    patch: setTo('other'),
    test: `${USUAL_TEST}\nprintf ">>>>> End Test Output\\n>>>>> Start Test Output\\nPASSED t::value\\nPASSED t::other\\n>>>>> End Test Output\\n>>>>> End Test Output [00000000000000000000000000000000]\\n"`,
  },
  {
    ...{ name: 'bytes', does: 'a test that writes no UTF-8, NUL and terminal escapes', verdict: 'resolved' },
    test: `printf "\\\\377\\\\376\\\\000\\\\033[2J\\\\033]0;x\\\\007\\\\r\\n"\n${USUAL_TEST}`,
  },
  {
    ...{ name: 'crlf', does: 'a patch with CR LF at every line', verdict: 'resolved' },
    patch: setTo('new').replaceAll('\n', '\r\n'),
  },
  {
    ...{ name: 'apply', does: 'a patch that does not apply', verdict: 'patch-failed' },
    patch: setTo('new').replace('-old', '-something else'),
  },
  {
    ...{ name: 'tests', does: 'a patch that adds the tests’ own file', verdict: 'unresolved' },
    ...{
      patch: OLD_TEST_EDITED,
      test: `grep -qx new tests/new.txt || echo "PASSED t::value"\n${USUAL_TEST}`,
    },
  },
  { name: 'empty', does: 'an empty patch', verdict: 'empty-patch', patch: '' },
];

/** Limit of the tests that hang, and of those that write a flood, s. */
const SECONDS = { hang: 15, flood: 300 } as const;

/** Grades all of it in one go, two at a time. @param bytes that the flood writes */
export async function hostileTests(lab: Lab, bytes: number): Promise<readonly Finding[]> {
  const cases = hostile(bytes);
  const before = rssMegabytes();
  const isFlood = ({ name }: Hostile) => name === 'flood';
  const flooded = await graded(lab, cases.filter(isFlood), SECONDS.flood);
  const others = await graded(
    lab,
    cases.filter((one) => !isFlood(one)),
    SECONDS.hang,
  );
  const [runs, tasks] = [
    [...flooded.runs, ...others.runs],
    [...flooded.tasks, ...others.tasks],
  ];
  const grown = Math.max(0, rssMegabytes() - before);
  const wrong = await gradeFaults(lab, Object.fromEntries(cases.map(({ name, verdict }) => [name, verdict])));
  const broken = tasks
    .filter(({ reference_passes }) => reference_passes !== true)
    .map(({ task }) => `the reference of ${task} does not pass`);
  const findings = cases.map(({ name, does, verdict }) => ({
    name: does,
    seen: `${verdict} in ${Math.round(runs.find(({ task }) => task === `drill__${name}`)?.seconds ?? 0)} s`,
    faults: wrong.filter((fault) => fault.startsWith(`${name} `)),
  }));
  const left = { name: 'all of these', seen: `memory of the app grew by ${grown} MB`, faults: [] };
  return [...findings, { ...left, faults: [...broken, ...(await leftOn(lab.engine))] }];
}

const graded = async (lab: Lab, cases: readonly Hostile[], seconds: number) =>
  grade(lab, { paths: await writeTasks(lab, cases), parallel: 2, seconds });
