import { matrixLayout } from '../../analysis/figures/outcome-matrix/matrix-layout.ts';
import { outcomeMatrixFigure } from '../../analysis/figures/outcome-matrix/outcome-matrix-figure.tsx';
import { themes } from '../../analysis/figures/theme.ts';
import { renderFigure } from '../../main/figures/render-figure.ts';
import { verifiedMatrix } from '../../tests/figures/matrices.ts';
import { readPng } from '../../tests/figures/read-png.ts';
import { specOf } from '../../tests/figures/spec-of.ts';
const matrix = verifiedMatrix({ rows: 'repository', columns: 'name' });
const figure = outcomeMatrixFigure(matrix, { tasks: 'across' });
for (const width of [252, 516]) {
  const { bytes } = await renderFigure({ figure, spec: specOf('paper', width), format: 'png' });
  const im = readPng(bytes);
  const { cells } = matrixLayout(matrix, 'across', themes.paper, width);
  console.log(width, im.width, cells, cells.left * im.width / width);
  const x0 = Math.round(cells.left * im.width / width);
  for (const y of [2,20]) console.log(Array.from({length:9},(_, i)=>Buffer.from(im.pixel(x0-4+i, Math.round(cells.top*im.width/width)+y+34)).toString('hex')).join(' '));
}
