import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { HINTED } from '../hints/hinted.ts';
import { LINE_HEIGHT, scrollerOf } from './use-visible-lines.ts';

interface CursorOptions {
  readonly body: RefObject<HTMLElement | null>;
  /** Keys of all lines in order; null where the cursor does not stop. */
  readonly keys: readonly (string | null)[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  readonly onOpen?: ((key: string) => void) | undefined;
  readonly onToggle?: ((key: string, expand: boolean) => void) | undefined;
}

const PAGE = 15;

function step(keys: readonly (string | null)[], from: number, by: number): number {
  const direction = Math.sign(by);
  const clamp = (index: number) => Math.max(0, Math.min(keys.length - 1, index));
  let index = clamp(from + by);
  while (keys[index] === null && keys[index + direction] !== undefined) index += direction;
  return keys[index] == null ? from : index;
}

/** Scrolls the line at `index` into view under the sticky header; works for lines that are not drawn yet. */
function reveal(body: HTMLElement, index: number): void {
  const scroller = scrollerOf(body);
  if (!scroller) return;
  const header = body.parentElement?.querySelector('thead')?.clientHeight ?? 0;
  const bodyTop =
    body.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  const top = bodyTop + index * LINE_HEIGHT;
  if (top < scroller.scrollTop + header) scroller.scrollTop = top - header - LINE_HEIGHT;
  else if (top + LINE_HEIGHT > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + LINE_HEIGHT * 2 - scroller.clientHeight;
}

/** Moves the focus along a line: to the line itself and to the cells in it that have something to say. */
function walkCells(line: HTMLElement, target: EventTarget, by: 1 | -1): void {
  const stops = [line, ...line.querySelectorAll<HTMLElement>(HINTED)];
  stops[stops.indexOf(target as HTMLElement) + by]?.focus({ preventScroll: true });
}

/** The line a key is meant for; none where it is typed into a control inside of one. */
function lineOf({ target, altKey, metaKey, ctrlKey }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  if (!(target instanceof HTMLElement) || altKey || metaKey || ctrlKey) return null;
  const line = target.closest<HTMLElement>('[data-key]');
  return line === target || target.matches(HINTED) ? line : null;
}

/** Focuses a line once it is drawn, which may be only after a scroll. */
function useWantedLine(body: CursorOptions['body']): (key: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const line = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    if (!line) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  });
  return (key) => {
    wanted.current = key;
  };
}

/** Arrow keys and `j k` over the lines of a table: one tab stop, Enter opens, ← → fold and unfold. */
export function useLineCursor({ body, keys, selected, onSelect, onOpen, onToggle }: CursorOptions): {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const want = useWantedLine(body);

  function move(to: number): void {
    const key = keys[to];
    if (key == null || !body.current) return;
    want(key);
    reveal(body.current, to);
    onSelect(key);
  }

  function sideways(line: HTMLElement, target: EventTarget, by: 1 | -1): void {
    const key = line.dataset.key;
    const canFold = target === line && line.getAttribute('aria-expanded') === String(by < 0);
    if (canFold && key !== undefined) onToggle?.(key, by > 0);
    else walkCells(line, target, by);
  }

  function actionOf(key: string, line: HTMLElement, target: EventTarget): (() => void) | undefined {
    const here = keys.indexOf(selected ?? line.dataset.key ?? null);
    const current = keys[here];
    const down = () => move(selected === null ? here : step(keys, here, 1));
    const up = () => move(step(keys, here, -1));
    return new Map<string, () => void>([
      ['ArrowDown', down],
      ['j', down],
      ['ArrowUp', up],
      ['k', up],
      ['PageDown', () => move(step(keys, here, PAGE))],
      ['PageUp', () => move(step(keys, here, -PAGE))],
      ['Home', () => move(step(keys, -1, 1))],
      ['End', () => move(step(keys, keys.length, -1))],
      ['Enter', () => current != null && onOpen?.(current)],
      ['ArrowRight', () => sideways(line, target, 1)],
      ['ArrowLeft', () => sideways(line, target, -1)],
    ]).get(key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const line = lineOf(event);
    const action = line && actionOf(event.key, line, event.target);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return { onKeyDown };
}
