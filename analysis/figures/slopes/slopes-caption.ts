import { count } from '../../format/number.ts';
import { counted, intervalWords, listed, rateWords, scoredWords } from '../rates/rate-words.ts';
import type { SlopePanel } from './slope-panels.ts';

export function slopesTitle(panels: readonly SlopePanel[]): string {
  const [first, ...others] = panels;
  if (!first || others.length > 0) return 'Resolve rates from condition to condition';
  return `Resolve rates on ${first.benchmark} under ${listed(first.conditions)}`;
}

export function slopesSubject(panels: readonly SlopePanel[]): string {
  const words = panels.map(({ benchmark, conditions, slopes }) => {
    const rows = slopes.flatMap(({ points }) => points.map(({ entry }) => entry.row));
    return `${benchmark} under ${listed(conditions)} (${counted(slopes.length, 'system')}, ${scoredWords(rows)})`;
  });
  return `Resolve rates in percent on ${listed(words)}.`;
}

/** What lines and marks are, over what, and which systems have no line. */
export function slopesCaption(panels: readonly SlopePanel[], intervals: boolean): string {
  const slopes = panels.flatMap((panel) => panel.slopes);
  const rows = slopes.flatMap(({ points }) => points.map(({ entry }) => entry.row));
  const grey = slopes.filter(({ stands_out }) => !stands_out).length;
  const left = panels.reduce((sum, { left_out }) => sum + left_out.length, 0);
  return [
    slopesSubject(panels),
    rateWords(rows),
    'A line per system; each rate is over the tasks scored under its own condition. Marks stand side by side so that they can be told apart.',
    intervals ? `Faint vertical lines are ${intervalWords(rows)}` : '',
    grey > 0 && grey < slopes.length ? `In colour: ${brought(panels)}.` : '',
    left > 0 ? `Left out: ${counted(left, 'system')} with a rate under fewer than two conditions.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function brought(panels: readonly SlopePanel[]): string {
  const names = panels.flatMap(({ slopes }) =>
    slopes.filter(({ stands_out }) => stands_out).map(({ system }) => system),
  );
  return names.length > 4 ? `${count(names.length)} systems` : listed(names);
}
