"""Test files for `node --test`, by name."""

FILES = {
    "clean.test.mjs": """
import test from 'node:test';
test('adds', () => {});
test('a name - with a dash', () => {});
""",
    "mixed.test.mjs": """
import assert from 'node:assert';
import test, { describe, it } from 'node:test';
test('passes # not a directive', () => {});
test('fails', () => assert.equal(1, 2));
test('skipped', { skip: 'no reason' }, () => {});
test('to do', { todo: true }, () => assert.fail('as told'));
describe('group', () => {
  it('passes', () => {});
  it('fails - deeply', () => assert.ok(false));
  describe('inner', () => it('ünïcode ...', () => {}));
});
test('prints', () => { console.log('ok 99 - printed'); console.log('not ok 98 printed'); });
test('', () => {});
""",
    "broken.test.mjs": "import './absent.mjs';\n",
}
