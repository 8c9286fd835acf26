import type { FontWeight } from './measure-text.ts';

export type ThemeName = 'light' | 'dark' | 'paper';

/** Everything in which a figure on screen differs from one on paper. Lengths are in `unit`. */
export interface Theme {
  readonly name: ThemeName;
  readonly unit: 'px' | 'pt';
  /** Font family by weight, because some writers choose a face by family name alone. */
  readonly families: Readonly<Record<FontWeight, string>>;
  readonly text_size: number;
  /** Headers, axis and notes. */
  readonly small_size: number;
  readonly row_height: number;
  readonly gap: number;
  readonly margin: number;
  readonly dot_radius: number;
  readonly line: number;
  readonly hairline: number;
  /** null leaves the page as it is. */
  readonly background: string | null;
  /** What hollow marks are filled with. */
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly rule: string;
  readonly grid: string;
  /** The one colour of marks, from the Okabe–Ito palette. */
  readonly accent: string;
  readonly accent_pale: string;
  readonly faint: string;
  readonly selected: string;
  readonly hovered: string;
}

const FAMILY = "Inter, 'Inter Variable', 'Helvetica Neue', Arial, sans-serif";
const FAMILIES = { 400: FAMILY, 500: FAMILY, 600: FAMILY };

const SCREEN = {
  unit: 'px',
  families: FAMILIES,
  text_size: 13,
  small_size: 12,
  row_height: 26,
  gap: 16,
  margin: 12,
  dot_radius: 4.5,
  line: 1.5,
  hairline: 1,
} as const;

const light: Theme = {
  ...SCREEN,
  name: 'light',
  background: '#ffffff',
  surface: '#ffffff',
  ink: '#1a1d21',
  muted: '#5c636b',
  rule: '#9aa1a9',
  grid: '#e9ebee',
  accent: '#0072b2',
  accent_pale: '#cfe4f1',
  faint: '#6b7279',
  selected: '#e3eef7',
  hovered: '#f3f5f7',
};

const dark: Theme = {
  ...SCREEN,
  name: 'dark',
  background: '#16181b',
  surface: '#16181b',
  ink: '#e8eaed',
  muted: '#a2a9b1',
  rule: '#6b7279',
  grid: '#26292e',
  accent: '#56b4e9',
  accent_pale: '#21435a',
  faint: '#8d949c',
  selected: '#1d3346',
  hovered: '#1f2226',
};

const paper: Theme = {
  name: 'paper',
  unit: 'pt',
  families: FAMILIES,
  text_size: 7.5,
  small_size: 7,
  row_height: 11.5,
  gap: 7,
  margin: 1,
  dot_radius: 2.1,
  line: 0.8,
  hairline: 0.4,
  background: null,
  surface: '#ffffff',
  ink: '#000000',
  muted: '#4d4d4d',
  rule: '#808080',
  grid: '#e6e6e6',
  accent: '#0072b2',
  accent_pale: '#cfe3f0',
  faint: '#737373',
  selected: '#e3eef7',
  hovered: '#f3f5f7',
};

export const themes = { light, dark, paper } as const satisfies Record<Theme['name'], Theme>;
