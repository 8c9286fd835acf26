import type { FIGURE_FORMATS } from '../../preload/methods/figure-methods.ts';
import type { ExportFormat } from './export-formats.tsx';

export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/** What a figure can be written as. */
export const FIGURE_FILES: readonly ExportFormat<FigureFormat>[] = [
  { id: 'pdf', name: 'PDF', note: 'vector, fonts inside' },
  { id: 'svg', name: 'SVG', note: 'vector, editable' },
  { id: 'png', name: 'PNG', note: 'pixels' },
  { id: 'csv', name: 'CSV', note: 'the numbers' },
  { id: 'tex', name: 'LaTeX', note: 'the numbers as a table' },
  { id: 'yaml', name: 'YAML', note: 'the specification' },
];
