import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface Shown {
  readonly text: string;
  readonly target: HTMLElement;
}

const HOVER_MS = 350;
const GAP = 6;

const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/** Tells which element's hint is to be shown: what the pointer has rested on, or what the keyboard has reached. */
function useHinted(onChange: (shown: Shown | null) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (target: HTMLElement | null, delay: number) => {
      clearTimeout(timer);
      const text = target?.dataset.hint ?? '';
      if (!target || text === '') onChange(null);
      else timer = setTimeout(() => onChange({ text, target }), delay);
    };
    const over = (event: PointerEvent) => show(hinted(event.target), HOVER_MS);
    let frame = 0;
    const focus = (event: FocusEvent) => {
      const target = hinted(event.target);
      cancelAnimationFrame(frame);
      // What was out of sight scrolls into view first, which would take the hint away again.
      frame = requestAnimationFrame(() => show(target?.matches(':focus-visible') ? target : null, 0));
    };
    const hide = () => show(null, 0);
    // Fingers neither rest nor focus; a button that is there to explain does so when pressed.
    const press = (event: MouseEvent) => {
      const target = hinted(event.target);
      cancelAnimationFrame(frame);
      if (target?.dataset.hintPress !== undefined) show(target, 0);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focus);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('click', press);
    document.addEventListener('keydown', key);
    document.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', key);
      document.removeEventListener('scroll', hide, true);
    };
  }, [onChange]);
}

/**
 * One tooltip for the whole window: it shows the `data-hint` of whatever the pointer rests on or the keyboard
 * focuses, and that of a button marked `data-hint-press` when it is pressed. Of several lines the first is the
 * hint's heading. One layer instead of a component per cell keeps long tables light.
 */
export function HintLayer(): ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useHinted(setShown);

  useLayoutEffect(() => {
    if (!shown || !box.current) return;
    const { target } = shown;
    const at = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const below = at.bottom + GAP + height < window.innerHeight;
    const left = Math.min(Math.max(GAP, at.left), window.innerWidth - width - GAP);
    box.current.style.transform = `translate(${left}px, ${below ? at.bottom + GAP : at.top - GAP - height}px)`;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [shown, id]);

  return (
    shown && (
      <div ref={box} id={id} role="tooltip" className="hint">
        {shown.text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  );
}
