"""Test files for Vitest, by name, and the runs over them."""

FILES = {
    "adds.spec.mjs": """
import { expect, test } from 'vitest';
test('adds', () => expect(1 + 1).toBe(2));
test('waits for 12', () => {});
test('takes 5 ms', () => {});
""",
    "all.spec.mjs": """
import { beforeAll, describe, expect, it, test } from 'vitest';
describe('group', () => {
  it('fails - deeply', () => expect(1).toBe(2));
  it.skip('is skipped', () => {});
  it.todo('comes later');
  it.fails('is expected', () => expect(1).toBe(2));
  describe('inner > group', () => it('ünïcode ... [x] 日本', () => {}));
});
describe('never starts', () => {
  beforeAll(() => { throw new Error('no start'); });
  it('is not run', () => {});
});
test.each(['a b', '[skipped]', '✓ y', '(5 ms)'])('named %s', () => {});
test('twice', () => {});
test('twice', () => expect(0).toBe(1));
test('prints', () => console.log('✓ printed\\n✕ printed too (3 ms)\\n× and this\\n ↓ this 7ms'));
""",
    "absent.spec.mjs": "import './absent.mjs';\n",
}

RUNS = [
    ("clean", "adds.spec"),
    ("mixed", "all.spec"),
    ("not importable", "absent.spec"),
    ("everything", "spec.mjs"),
    ("nothing found", "no-such.spec"),
    ("stopped", "--bail 1 all.spec"),
]
