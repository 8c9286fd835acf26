import type { Explanation } from '../model/report.ts';

export const explained = (name: string, text: string, source: string): Explanation => ({
  name,
  text,
  source,
});
