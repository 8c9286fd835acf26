import type { Output } from '../../preload/contract.ts';

export interface LogText {
  /** Both empty where there is nothing. */
  readonly head: string;
  readonly tail: string;
  /** Characters between the two that were not fetched. */
  readonly leftOut: number;
}

export type ReadPage = (offset: number, limit: number) => Promise<Output<'grade.log'>>;

/** Characters asked for at once. */
const PAGE = 1_000_000;
/** Characters of each end that are kept where the whole is longer than both. */
export const END = 4_000_000;

/** A log, or the two ends of one that is too long to show: what failed is told at the end, what was done at the beginning. */
export async function readLog(page: ReadPage, end = END, most = PAGE): Promise<LogText> {
  const first = await page(0, Math.min(most, end));
  const { total } = first;
  const isWhole = total <= 2 * end;
  const headEnd = isWhole ? total : end;
  const head = first.text + (await stretch(page, first.text.length, headEnd, most));
  if (isWhole) return { head, tail: '', leftOut: 0 };
  return { head, tail: await stretch(page, total - end, total, most), leftOut: total - 2 * end };
}

async function stretch(page: ReadPage, from: number, to: number, most: number): Promise<string> {
  let text = '';
  for (let at = from; at < to; at = from + text.length) {
    const { text: more } = await page(at, Math.min(most, to - at));
    if (more === '') throw new Error('The log ended before its end.');
    text += more;
  }
  return text;
}
