import { createHash } from 'node:crypto';
import { forestFigure } from '../../analysis/figures/forest/forest-figure.tsx';
import { renderFigure } from '../../main/figures/render-figure.ts';
import { rowsOf } from './comparisons.ts';
import { specOf } from './spec-of.ts';

/** Run as a process of its own: prints the digest of the same figure in every format. */
const figure = forestFigure(rowsOf(18));
const digests: Record<string, string> = {};
for (const theme of ['paper', 'paper-serif'] as const) {
  for (const format of ['svg', 'pdf', 'png', 'csv', 'tex', 'yaml'] as const) {
    const { bytes } = await renderFigure({ figure, format, spec: specOf(theme) });
    digests[`${theme} ${format}`] = createHash('sha256').update(bytes).digest('hex');
  }
}
console.log(JSON.stringify(digests));
