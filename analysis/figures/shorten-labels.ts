import type { FontWeight } from './measure-text.ts';
import { shortForms } from './shorten-middle.ts';

export interface Label {
  readonly text: string;
  readonly width: number;
  readonly size: number;
  readonly weight: FontWeight;
}

/**
 * Shortens labels that stand together so that no two different ones look alike, as long as their widths allow it:
 * labels that share a short form all move on to their next best one.
 */
export function shortenLabels(labels: readonly Label[]): readonly string[] {
  const forms = labels.map((label) => shortForms(label.text, label.width, label.size, label.weight));
  const places = labels.map(() => 0);
  const shown = () => forms.map((own, i) => own[places[i] ?? 0] ?? own.at(-1) ?? '');
  const rounds = Math.max(0, ...forms.map((own) => own.length));
  for (let round = 0; round < rounds; round += 1) {
    const clashing = clashes(labels, shown());
    if (clashing.length === 0) break;
    for (const i of clashing) places[i] = (places[i] ?? 0) + 1;
  }
  return shown();
}

/** Places of the labels that look like another label of a different text. */
function clashes(labels: readonly Label[], shown: readonly string[]): readonly number[] {
  const texts = new Map<string, Set<string>>();
  labels.forEach(({ text }, i) => {
    texts.set(shown[i] ?? '', (texts.get(shown[i] ?? '') ?? new Set()).add(text));
  });
  return shown.flatMap((form, i) => ((texts.get(form)?.size ?? 0) > 1 ? [i] : []));
}
