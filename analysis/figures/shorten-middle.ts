import { measureText, type TextStyle } from './measure-text.ts';

const ELLIPSIS = '…';
const JOINTS = '_-–·/ ';
/** Share of what is kept that may stand behind the ellipsis. */
const TAIL = [0.25, 0.55] as const;
/** Characters given up at most for the sake of whole words or of telling names apart. */
const GIVEN_UP = 4;

/**
 * The text itself where it fits into `width`, else its two ends around an ellipsis: names of systems differ most
 * often in their date and their last word. As many characters as fit, or a few less where the second part can then
 * begin with a whole word. Never wider than `width`; the empty string where not even the ellipsis fits.
 */
export function shortenMiddle(text: string, width: number, style: TextStyle): string {
  return shortForms(text, width, style)[0] ?? '';
}

/** Every form of the text that fits into `width`, the best first; the text alone where it fits. */
export function shortForms(text: string, width: number, style: TextStyle): readonly string[] {
  const fits = (candidate: string) => measureText(candidate, style) <= width;
  if (fits(text)) return [text];
  const characters = [...text];
  let most = characters.length - 1;
  while (most > 0 && !fits(joinEnds(characters, most, Math.floor(most / 2)))) most -= 1;
  if (most === 0) return fits(ELLIPSIS) ? [ELLIPSIS] : [];
  const cuts = cutsNear(characters, most);
  const forms = cuts.map(({ kept, tail }) => joinEnds(characters, kept, tail)).filter(fits);
  return [...new Set(forms)];
}

/** Ways to cut, best first: those before a whole word, then balanced ones. */
function cutsNear(
  characters: readonly string[],
  most: number,
): readonly { readonly kept: number; readonly tail: number }[] {
  const cuts = Array.from({ length: Math.min(GIVEN_UP, most) }, (_, i) => most - i).flatMap((kept) => {
    const least = Math.ceil(TAIL[0] * kept);
    return Array.from({ length: Math.floor(TAIL[1] * kept) - least + 1 }, (_, i) => ({
      kept,
      tail: least + i,
      whole: JOINTS.includes(characters[characters.length - least - i - 1] ?? '?'),
      skew: Math.abs(kept / 2 - least - i),
    }));
  });
  const balanced = { kept: most, tail: Math.floor(most / 2) };
  const whole = cuts.filter((cut) => cut.whole).sort((a, b) => b.kept - a.kept || b.tail - a.tail);
  const others = cuts.filter((cut) => !cut.whole).sort((a, b) => a.skew - b.skew || b.kept - a.kept);
  return [...whole, balanced, ...others];
}

/** No joint is left hanging at the ellipsis. */
function joinEnds(characters: readonly string[], kept: number, tail: number): string {
  const head = characters.slice(0, kept - tail);
  const end = characters.slice(characters.length - tail);
  while (JOINTS.includes(head.at(-1) ?? '?')) head.pop();
  while (JOINTS.includes(end[0] ?? '?')) end.shift();
  return head.join('') + ELLIPSIS + end.join('');
}
