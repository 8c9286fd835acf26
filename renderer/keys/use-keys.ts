import { useLayoutEffect, useRef } from 'react';
import { readKey } from './read-key.ts';

/** `j`, `?`, `mod+k` or a sequence such as `g o` → what it does. */
export type KeyMap = Readonly<Record<string, () => void>>;

const SEQUENCE_MS = 1200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Undoing and redoing what was typed belongs to the field it was typed in. */
const OF_TEXT_FIELDS: ReadonlySet<string> = new Set(['mod+z', 'mod+shift+z']);

const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]';

const isForField = (key: string, target: EventTarget | null): boolean =>
  OF_TEXT_FIELDS.has(key) && target instanceof HTMLElement && target.closest(TEXT_FIELD) !== null;

/** Menus, dialogs and pickers have keys of their own. */
const isOverlayOpen = (): boolean => document.querySelector('[data-overlay]') !== null;

interface KeysOptions {
  readonly enabled?: boolean;
  /** What lies above the view, such as a transcript in the details, hears keys before the view does. */
  readonly isAbove?: boolean;
}

/**
 * Listens for single keys on the whole window while mounted. Inner components hear a key before outer ones, and
 * the first that knows it takes it. Silent while typing, except for keys with ⌘ or Ctrl that mean nothing to a text field. Listens from the moment
 * the component can be seen.
 */
export function useKeys(keys: KeyMap, { enabled = true, isAbove = false }: KeysOptions = {}): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    let prefix = '';
    let prefixEnds = 0;
    const listen = (event: KeyboardEvent) => {
      const key = readKey(event);
      if (key === null || event.defaultPrevented || isOverlayOpen()) return;
      if (isTyping(event.target) && !key.startsWith('mod+')) return;
      if (isForField(key, event.target)) return;
      const sequence = event.timeStamp < prefixEnds ? `${prefix} ${key}` : key;
      const action = latest.current[sequence] ?? latest.current[key];
      prefix = action === undefined ? key : '';
      prefixEnds = event.timeStamp + SEQUENCE_MS;
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', listen, { capture: isAbove });
    return () => window.removeEventListener('keydown', listen, { capture: isAbove });
  }, [enabled, isAbove]);
}
