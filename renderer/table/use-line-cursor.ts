import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
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

/** Arrow keys and `j k` over the lines of a table: one tab stop, Enter opens, ← → fold and unfold. */
export function useLineCursor({ body, keys, selected, onSelect, onOpen, onToggle }: CursorOptions): {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const wanted = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const line = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    if (!line) return;
    wanted.current = null;
    line.focus({ preventScroll: true });
  });

  function move(to: number): void {
    const key = keys[to];
    if (key == null || !body.current) return;
    wanted.current = key;
    reveal(body.current, to);
    onSelect(key);
  }

  /** ← and → fold and unfold a line that can; beyond that they walk over the cells that have something to say. */
  function sideways(line: HTMLElement, target: EventTarget, by: 1 | -1, key: string | null): void {
    const stops = [line, ...line.querySelectorAll<HTMLElement>('[data-hint]')];
    const expanded = line.getAttribute('aria-expanded');
    if (target === line && key !== null && expanded === String(by < 0)) onToggle?.(key, by > 0);
    else stops[stops.indexOf(target as HTMLElement) + by]?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const line = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-key]') : null;
    if (!line || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.target !== line && !(event.target as HTMLElement).matches('[data-hint]')) return;
    const at = keys.indexOf(selected ?? line.dataset.key ?? null);
    const here = at < 0 ? keys.indexOf(line.dataset.key ?? null) : at;
    const key = keys[here];
    const down = () => move(selected === null ? here : step(keys, here, 1));
    const up = () => move(step(keys, here, -1));
    const actions = new Map<string, () => void>([
      ['ArrowDown', down],
      ['j', down],
      ['ArrowUp', up],
      ['k', up],
      ['PageDown', () => move(step(keys, here, PAGE))],
      ['PageUp', () => move(step(keys, here, -PAGE))],
      ['Home', () => move(step(keys, -1, 1))],
      ['End', () => move(step(keys, keys.length, -1))],
      ['Enter', () => key != null && onOpen?.(key)],
      ['ArrowRight', () => sideways(line, event.target, 1, key ?? null)],
      ['ArrowLeft', () => sideways(line, event.target, -1, key ?? null)],
    ]);
    const action = actions.get(event.key);
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return { onKeyDown };
}
