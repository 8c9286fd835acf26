import { renderToStaticMarkup } from 'react-dom/server';
import type { Figure } from '../../analysis/figures/figure.ts';
import { type Theme, themes } from '../../analysis/figures/theme.ts';
import { toCsv } from '../../analysis/figures/to-csv.ts';
import { toLatex } from '../../analysis/figures/to-latex.ts';
import { embedFonts } from './embed-fonts.ts';
import { fontDirectory } from './font-directory.ts';
import { type FontFace, fontFaces } from './font-faces.ts';
import { writePdf } from './write-pdf.ts';
import { writePng } from './write-png.ts';

export type FigureFormat = 'svg' | 'pdf' | 'png' | 'csv' | 'tex';

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
};

/** Print at 300 dots an inch, screens at twice their pixels. */
const PRINT_DPI = 300;
const SCREEN_SCALE = 2;

/** Writes a figure as a file; the same figure gives the same bytes. Width is in the theme's unit (pt or px). */
export async function renderFigure(request: {
  readonly figure: Figure;
  readonly format: FigureFormat;
  readonly theme: Theme['name'];
  readonly width: number;
  /** Folder of the font files; the app's own by default. */
  readonly fonts?: string;
}): Promise<FigureFile> {
  const { figure, format, width } = request;
  const theme = themes[request.theme];
  const faces = () => fontFaces(request.fonts ?? fontDirectory(), theme.typeface);
  return {
    bytes: await write(figure, format, theme, width, faces),
    media_type: MEDIA_TYPES[format],
    file_name: `${figure.file_stem}.${format}`,
  };
}

async function write(
  figure: Figure,
  format: FigureFormat,
  theme: Theme,
  width: number,
  faces: () => readonly FontFace[],
): Promise<Uint8Array> {
  switch (format) {
    case 'csv':
      return new TextEncoder().encode(toCsv(figure.table));
    case 'tex':
      return new TextEncoder().encode(toLatex(figure.table, figure.table_caption));
    case 'svg':
      return new TextEncoder().encode(`${embedFonts(markup(figure, theme, width), faces())}\n`);
    case 'png':
      return png(figure, theme, width, faces());
    case 'pdf':
      return pdf(figure, theme, width, faces());
  }
}

function png(figure: Figure, theme: Theme, width: number, faces: readonly FontFace[]): Uint8Array {
  const dpi = theme.unit === 'pt' ? PRINT_DPI : SCREEN_SCALE * 96;
  const pixels = Math.round(theme.unit === 'pt' ? (width * dpi) / 72 : width * SCREEN_SCALE);
  return writePng(markup(figure, theme, width), { width: pixels, dpi, background: theme.surface }, faces);
}

function pdf(figure: Figure, theme: Theme, width: number, faces: readonly FontFace[]): Promise<Uint8Array> {
  const families = { 400: '', 500: '', 600: '' };
  for (const face of faces) families[face.weight] = face.name;
  // The converter takes a unitless length and a px for a point, but would enlarge a pt by a third.
  const svg = markup(figure, { ...theme, families, unit: 'px' }, width);
  const height = Number(/viewBox="0 0 \S+ ([\d.]+)"/.exec(svg)?.[1]);
  return writePdf(svg, { width, height, title: figure.title, subject: figure.caption }, faces);
}

function markup(figure: Figure, theme: Theme, width: number): string {
  return renderToStaticMarkup(figure.draw(theme, width));
}
