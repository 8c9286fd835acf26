import type { StatusMap, TestStatus } from '../test-status.ts';

const RESULT = /^( *)(ok|not ok) \d+(?: -)? (.*?)(?: # (SKIP|TODO)\b.*)?$/is;
const SUBTEST = /^( *)# Subtest: (.*)$/s;

/**
 * TAP as `node --test --test-reporter=tap` prints it (TAP 14, testanything.org): a subtest's name follows its parents',
 * parted by ` > `; `# SKIP` is skipped, and a failure under `# TODO` expected. A name met twice keeps its worst result.
 */
export function parseNodeTap(log: string): StatusMap {
  const statuses = new Map<string, TestStatus>();
  const parents: string[] = [];
  for (const line of log.replaceAll('\r', '').split('\n')) {
    const subtest = SUBTEST.exec(line);
    const result = subtest ? null : RESULT.exec(line);
    if (subtest) parents.splice(depthOf(subtest[1]!), Number.POSITIVE_INFINITY, subtest[2]!);
    if (result) {
      const name = [...parents.slice(0, depthOf(result[1]!)), result[3]!].join(' > ');
      const status = statusOf(result[2]!.toLowerCase() === 'ok', result[4]?.toUpperCase());
      statuses.set(name, worse(statuses.get(name), status));
    }
  }
  return statuses;
}

const depthOf = (indent: string) => Math.floor(indent.length / 4);

function statusOf(ok: boolean, directive: string | undefined): TestStatus {
  if (directive === 'SKIP') return 'SKIPPED';
  if (ok) return 'PASSED';
  return directive === 'TODO' ? 'XFAIL' : 'FAILED';
}

const WORST_FIRST: readonly TestStatus[] = ['FAILED', 'SKIPPED', 'XFAIL', 'PASSED'];

const worse = (one: TestStatus | undefined, other: TestStatus) =>
  one !== undefined && WORST_FIRST.indexOf(one) < WORST_FIRST.indexOf(other) ? one : other;
