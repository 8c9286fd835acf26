import { count, fixed, pValue, signed } from '../../../format/number.ts';
import { measureText, type TextStyle } from '../../measure-text.ts';
import { bodyText, smallText, type Theme } from '../../theme.ts';
import type { EffectRow } from './effect-row.ts';

/** Texts of one line's numbers; an absent one is not drawn. */
export interface NumberTexts {
  readonly difference: string;
  readonly low: string | null;
  readonly high: string | null;
  readonly n: string | null;
  readonly p: string | null;
}

/** Right edges of the number columns, from the left edge of the first; headers stand on the same edges. */
export interface NumberColumns {
  readonly difference: number;
  /** null where there is no room for intervals. */
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number | null;
  readonly p: number | null;
  readonly width: number;
}

export const COLUMN_HEADERS = { effect: 'Difference [95% CI]', difference: 'Diff.', n: 'n', p: 'Holm p' };

/** How a line's label and numbers are set. */
export function rowText(row: EffectRow, theme: Theme): Required<TextStyle> {
  return {
    typeface: theme.typeface,
    size: row.kind === 'part' ? theme.small_size : theme.text_size,
    weight: row.kind === 'summary' ? 600 : 400,
  };
}

export function numberTexts(row: EffectRow): NumberTexts {
  const [low, high] = row.interval ?? [null, null];
  return {
    difference: signed(row.difference, 1),
    low: low === null ? null : `[${fixed(low, 1)},`,
    high: high === null ? null : `${fixed(high, 1)}]`,
    n: row.kind === 'summary' ? null : sizeText(row),
    p: row.kind === 'row' || row.p !== null ? pValue(row.p) : null,
  };
}

/** Tasks of the row; those of A and those of B where they share none. */
function sizeText({ n, sides }: EffectRow): string {
  return sides ? sides.map((side) => count(side)).join(' + ') : count(n);
}

/**
 * Places the number columns that `wanted` names, each as wide as its widest text: the difference, the two limits
 * of its interval (so that brackets, points and commas stand under one another), tasks and p.
 */
export function placeNumbers(
  rows: readonly EffectRow[],
  theme: Theme,
  wanted: { readonly interval: boolean; readonly n: boolean; readonly p: boolean },
): NumberColumns {
  const widest = (key: keyof NumberTexts) =>
    Math.max(0, ...rows.map((row) => measureText(numberTexts(row)[key] ?? '', rowText(row, theme))));
  const header = (text: string) => measureText(text, smallText(theme));
  const space = measureText(' ', bodyText(theme));
  const limits = wanted.interval ? ([widest('low'), widest('high')] as const) : null;
  const texts = widest('difference') + (limits ? limits[0] + limits[1] + 2 * space : 0);
  const effect = Math.max(texts, header(wanted.interval ? COLUMN_HEADERS.effect : COLUMN_HEADERS.difference));
  const n = wanted.n ? effect + theme.gap + Math.max(widest('n'), header(COLUMN_HEADERS.n)) : null;
  const p = wanted.p ? (n ?? effect) + theme.gap + Math.max(widest('p'), header(COLUMN_HEADERS.p)) : null;
  return {
    difference: limits ? effect - limits[0] - limits[1] - 2 * space : effect,
    low: limits ? effect - limits[1] - space : null,
    high: limits ? effect : null,
    n,
    p,
    width: p ?? n ?? effect,
  };
}
