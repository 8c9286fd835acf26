import { count, fixed } from './number.ts';

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them, in decimal units: 52300000 → `52.3 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${count(bytes)} B`;
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length);
  return `${fixed(bytes / 1000 ** power, 1)} ${UNITS[power - 1]}`;
}
