import { entriesOf, type RatePanel } from '../rates/rate-panels.ts';
import { intervalWords, listed, panelWords, rateWords } from '../rates/rate-words.ts';

export function dotsTitle(panels: readonly RatePanel[]): string {
  const benchmarks = panels.map(({ benchmark }) => benchmark);
  return benchmarks.length === 0 ? 'Resolve rates' : `Resolve rates on ${listed(benchmarks)}`;
}

/** What is shown, over which systems and tasks. */
export function dotsSubject(panels: readonly RatePanel[]): string {
  return `Resolve rates in percent on ${panelWords(panels)}.`;
}

/** What every mark is, over what, and by which methods. */
export function dotsCaption(panels: readonly RatePanel[]): string {
  const entries = entriesOf(panels);
  const rows = entries.map(({ row }) => row);
  const repeats = Math.max(0, ...entries.map((entry) => entry.repeats.length));
  return [
    dotsSubject(panels),
    rateWords(rows),
    intervalWords(rows),
    repeats > 0 ? `Small hollow dots: single repeats, up to ${repeats}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
