import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHistory } from '../../renderer/history/history.ts';
import { keyText } from '../../renderer/keys/key-text.ts';
import { readKey } from '../../renderer/keys/read-key.ts';

/** A value whose changes are remembered. */
function remembered() {
  const history = createHistory();
  let value = 0;
  const become = (next: number) => {
    const before = value;
    value = next;
    const to = (wanted: number) => async () => {
      value = wanted;
    };
    history.did({ title: `${before} → ${next}`, undo: to(before), redo: to(next) });
  };
  return { history, become, value: () => value };
}

describe('history', () => {
  it('takes changes back one by one and does them again', async () => {
    const { history, become, value } = remembered();
    for (const next of [1, 2, 3]) become(next);
    await history.undo();
    await history.undo();
    expect(value()).toBe(1);
    expect(history.next()).toMatchObject({ undo: { title: '0 → 1' }, redo: { title: '1 → 2' } });
    await history.redo();
    expect(value()).toBe(2);
    become(9);
    await history.redo();
    expect([value(), history.next().redo]).toEqual([9, null]);
    for (let i = 0; i < 5; i += 1) await history.undo();
    expect([value(), history.next().undo]).toEqual([0, null]);
  });

  it('meets each change once where it is asked faster than it can be done', async () => {
    const { history, become, value } = remembered();
    for (const next of [1, 2, 3]) become(next);
    await Promise.all([history.undo(), history.undo()]);
    expect(value()).toBe(1);
  });

  it('leaves out what cannot be taken back, and tells why', async () => {
    const { history, become, value } = remembered();
    become(1);
    const fail = async () => {
      throw new Error('it is in use');
    };
    history.did({ title: 'x', undo: fail, redo: fail });
    await expect(history.undo()).rejects.toThrow('it is in use');
    expect(history.next().redo).toBeNull();
    await history.undo();
    expect(value()).toBe(0);
  });

  it('tells who listens', () => {
    const { history, become } = remembered();
    let told = 0;
    const end = history.subscribe(() => {
      told += 1;
    });
    become(1);
    end();
    become(2);
    expect(told).toBe(1);
  });
});

describe('keys', () => {
  const press = (key: string, held: object = {}) =>
    readKey({ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held });

  it('name Shift beside Ctrl or ⌘ for letters only', () => {
    expect(press('z', { ctrlKey: true })).toBe('mod+z');
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('mod+shift+z');
    expect(press('z', { metaKey: true, shiftKey: true })).toBe('mod+shift+z');
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('Enter', { ctrlKey: true, shiftKey: true })).toBe('mod+enter');
    expect(press('Shift', { ctrlKey: true, shiftKey: true })).toBeNull();
  });

  it.each([
    ['X11; Linux x86_64', ['Ctrl Shift Z', 'Ctrl Enter', 'g o', '+']],
    ['Macintosh; Intel Mac OS X', ['⌘ ⇧ Z', '⌘ Enter', 'g o', '+']],
  ])('are printed as on the keyboard of %s', (userAgent, printed) => {
    vi.stubGlobal('navigator', { userAgent });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(['mod+shift+z', 'mod+enter', 'g o', '+'].map(keyText)).toEqual(printed);
  });
});
