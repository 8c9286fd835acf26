import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { TermKey } from '../../analysis/words/index.ts';
import { useAddress } from '../address/use-address.ts';
import { useKeys } from '../keys/use-keys.ts';
import { placeHint } from './place-hint.ts';
import { TermHint } from './term-hint.tsx';
import { useHint } from './use-hint.ts';

/**
 * One tooltip for the whole window: it says what `data-hint` holds, or explains the term that `data-term` names, of what
 * the pointer rests on or the keyboard focuses; where `data-hint-press` stands, also of what is pressed. `m` leads from
 * a term to the glossary. One layer instead of a component per cell keeps long tables light.
 */
export function HintLayer(): ReactNode {
  const { go } = useAddress();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [hint, hide] = useHint(box);
  const term = hint?.term ?? null;
  const showMore = (glossary: TermKey) => {
    hide();
    go({ glossary });
  };
  useKeys(term === null ? {} : { m: () => showMore(term) }, { isAbove: true });

  useLayoutEffect(() => {
    if (!hint || !box.current) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const page = { width: window.innerWidth, height: window.innerHeight };
    // What a term names stands below it: values of a fact, numbers of a column, whose other titles stand beside it.
    const [x, y] = placeHint(
      (hint.target.closest('th') ?? hint.target).getBoundingClientRect(),
      { width, height },
      page,
      hint.term !== null,
    );
    box.current.style.transform = `translate(${x}px, ${y}px)`;
    hint.target.setAttribute('aria-describedby', id);
    return () => hint.target.removeAttribute('aria-describedby');
  }, [hint, id]);

  return (
    hint && (
      <div ref={box} id={id} role="tooltip" className="hint" data-rich={term === null ? undefined : ''}>
        {term !== null && <TermHint term={term} onMore={showMore} />}
        {hint.text !== null && <p>{hint.text}</p>}
      </div>
    )
  );
}
