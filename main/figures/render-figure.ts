import { renderToStaticMarkup } from 'react-dom/server';
import type { Figure } from '../../analysis/figures/figure.ts';
import { PRINT_DPI, SCREEN_SCALE } from '../../analysis/figures/resolution.ts';
import { figureWidth } from '../../analysis/figures/spec/figure-size.ts';
import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';
import { type Theme, themes } from '../../analysis/figures/theme.ts';
import { toCsv } from '../../analysis/figures/to-csv.ts';
import { toLatex } from '../../analysis/figures/to-latex.ts';
import type { FIGURE_FORMATS } from '../../preload/methods/figure-methods.ts';
import { embedFonts } from './embed-fonts.ts';
import { fontDirectory } from './font-directory.ts';
import { type FontFace, fontFaces } from './font-faces.ts';
import { writeSpec } from './spec-text.ts';
import { writePdf } from './write-pdf.ts';
import { writePicture } from './write-picture.ts';
import { writePng } from './write-png.ts';

export type FigureFormat = (typeof FIGURE_FORMATS)[number];

export interface FigureFile {
  readonly bytes: Uint8Array;
  readonly media_type: string;
  readonly file_name: string;
}

const MEDIA_TYPES: Readonly<Record<FigureFormat, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
  tex: 'application/x-tex; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/** Writes a figure as a file; the same figure and specification give the same bytes. */
export async function renderFigure(request: {
  readonly figure: Figure;
  readonly spec: FigureSpec;
  readonly format: FigureFormat;
  /** Folder of the font files; the app's own by default. */
  readonly fonts?: string;
}): Promise<FigureFile> {
  const { figure, format } = request;
  const { typeface } = themes[request.spec.theme];
  return {
    bytes: await write(request, () => fontFaces(request.fonts ?? fontDirectory(), typeface)),
    media_type: MEDIA_TYPES[format],
    file_name: `${figure.file_stem}.${format}`,
  };
}

interface Drawn {
  readonly figure: Figure;
  readonly spec: FigureSpec;
  readonly format: FigureFormat;
}

async function write(drawn: Drawn, faces: () => readonly FontFace[]): Promise<Uint8Array> {
  const { figure, spec, format } = drawn;
  switch (format) {
    case 'csv':
      return encoded(toCsv(figure.table));
    case 'tex':
      return encoded(toLatex(figure.table, figure.table_caption));
    case 'yaml':
      return encoded(writeSpec(spec));
    case 'svg':
      return encoded(`${embedFonts(markup(drawn, themes[spec.theme]), faces())}\n`);
    case 'png':
      return png(drawn, faces());
    case 'pdf':
      return pdf(drawn, faces());
  }
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function png(drawn: Drawn, faces: readonly FontFace[]): Uint8Array {
  const theme = themes[drawn.spec.theme];
  const width = widthOf(drawn);
  const dpi = theme.unit === 'pt' ? PRINT_DPI : SCREEN_SCALE * 96;
  const pixels = Math.round(theme.unit === 'pt' ? (width * dpi) / 72 : width * SCREEN_SCALE);
  return writePng(markup(drawn, theme), { width: pixels, dpi, background: theme.surface }, faces);
}

function pdf(drawn: Drawn, faces: readonly FontFace[]): Promise<Uint8Array> {
  const { figure, spec } = drawn;
  const families = { 400: '', 500: '', 600: '' };
  for (const face of faces) families[face.weight] = face.name;
  const svg = unitless(markup(drawn, { ...themes[spec.theme], families }));
  const height = Number(/viewBox="0 0 \S+ ([\d.]+)"/.exec(svg)?.[1]);
  const page = { width: widthOf(drawn), height, title: figure.title, subject: figure.caption };
  return writePdf(svg, page, faces);
}

/** The converter takes a length without a unit for points, but would enlarge a pt by a third. */
function unitless(svg: string): string {
  return svg.replace(/^<svg [^>]*>/, (open) => open.replace(/ (width|height)="([\d.]+)p[tx]"/g, ' $1="$2"'));
}

function widthOf({ spec }: Drawn): number {
  return figureWidth(spec.size, themes[spec.theme].unit);
}

function markup(drawn: Drawn, theme: Theme): string {
  const { figure, spec } = drawn;
  const surface = { theme, width: widthOf(drawn), caption: spec.caption, picture: writePicture };
  return renderToStaticMarkup(figure.draw(surface));
}
