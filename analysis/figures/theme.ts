import type { FontWeight, TextStyle, Typeface } from './measure-text.ts';

export type ThemeName = 'light' | 'dark' | 'paper' | 'paper-serif' | 'slides';

/** Everything in which a figure on screen differs from one on paper or on a slide. Lengths are in `unit`. */
export interface Theme {
  readonly name: ThemeName;
  readonly unit: 'px' | 'pt';
  /** What text is measured and set in; whoever measures says it. */
  readonly typeface: Typeface;
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

const SANS = inFamily('sans', "Inter, 'Inter Variable', 'Helvetica Neue', Arial, sans-serif");
const SERIF = inFamily('serif', "'STIX Two Text', 'Times New Roman', Times, serif");

function inFamily(typeface: Typeface, family: string): Pick<Theme, 'typeface' | 'families'> {
  return { typeface, families: { 400: family, 500: family, 600: family } };
}

const SCREEN = {
  ...SANS,
  unit: 'px',
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
  ...SANS,
  name: 'paper',
  unit: 'pt',
  text_size: 7.5,
  small_size: 7,
  row_height: 11.5,
  gap: 7,
  margin: 1,
  dot_radius: 2.1,
  line: 0.8,
  hairline: 0.5,
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

/** Larger by what the serif's letters are smaller: capitals and x-height come out as those of `paper`. */
const paper_serif: Theme = { ...paper, ...SERIF, name: 'paper-serif', text_size: 8.5, small_size: 8 };

/** For a projector: points on a slide of 13.33 × 7.5 inches, which are 960 × 540. */
const slides: Theme = {
  ...paper,
  name: 'slides',
  text_size: 16,
  small_size: 14,
  row_height: 25,
  gap: 15,
  margin: 4,
  dot_radius: 5.5,
  line: 2.4,
  hairline: 1,
  background: '#ffffff',
};

export const themes = {
  light,
  dark,
  paper,
  'paper-serif': paper_serif,
  slides,
} as const satisfies Record<Theme['name'], Theme>;

/** How rows are set. */
export function bodyText(theme: Theme): TextStyle {
  return { typeface: theme.typeface, size: theme.text_size };
}

/** How headers, axes and notes are set. */
export function smallText(theme: Theme): TextStyle {
  return { typeface: theme.typeface, size: theme.small_size };
}
