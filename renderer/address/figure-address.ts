import type { FigureSize } from '../../analysis/figures/spec/figure-size.ts';
import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';
import type { ThemeName } from '../../analysis/figures/theme.ts';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import { VENUES } from '../../analysis/model/venues.ts';
import { THEMES } from '../../preload/schemas/figure-spec-schema.ts';
import { type Complain, oneOf, parseNumber } from './parse-parts.ts';

/** A figure's specification as a link holds it, but for what it shows, which is the address's own filter and sides. */
export interface FigureAddress {
  readonly kind: string;
  /** As text: what they can be is the kind's to say. */
  readonly options: Readonly<Record<string, string>>;
  readonly order: readonly string[];
  readonly colours: Readonly<Record<string, string>>;
  readonly size: FigureSize;
  readonly theme: ThemeName;
  readonly caption: string | null;
  readonly seed: string;
  /** For effects: as in a specification's selection. */
  readonly base: string | null;
  readonly against: readonly string[];
}

export const FIGURE_KEYS = [
  ...['figure', 'set', 'order', 'colour', 'width', 'venue', 'columns', 'theme'],
  ...['caption', 'seed', 'base', 'against'],
] as const;

const DEFAULT_WIDTH = 252;
const DEFAULT_THEME = 'paper';

/** A figure of which nothing is chosen yet. */
export const newFigure = (kind: string): FigureAddress => ({
  ...{ kind, options: {}, order: [], colours: {}, caption: null },
  size: { width: DEFAULT_WIDTH },
  theme: DEFAULT_THEME,
  seed: DEFAULT_SEED,
  ...{ base: null, against: [] },
});

/** The inverse of `parseFigure`; what is as it is at first is left out. */
export function figurePairs(figure: FigureAddress | null): [string, string][] {
  if (figure === null) return [];
  const { kind, options, order, colours, size, theme, caption, seed, base, against } = figure;
  return [
    ['figure', kind],
    ...Object.entries(options).map(([name, value]): [string, string] => ['set', `${name}.${value}`]),
    ...order.map((name): [string, string] => ['order', name]),
    ...Object.entries(colours).map(([name, colour]): [string, string] => [
      'colour',
      `${colour.slice(1)}.${name}`,
    ]),
    ...sizePairs(size),
    ...(theme === DEFAULT_THEME ? [] : [['theme', theme] as [string, string]]),
    ...(caption === null ? [] : [['caption', caption] as [string, string]]),
    ...(seed === DEFAULT_SEED ? [] : [['seed', seed] as [string, string]]),
    ...(base === null ? [] : [['base', base] as [string, string]]),
    ...against.map((name): [string, string] => ['against', name]),
  ];
}

function sizePairs(size: FigureSize): [string, string][] {
  if ('width' in size) return size.width === DEFAULT_WIDTH ? [] : [['width', String(size.width)]];
  const { venue, columns } = size;
  return [['venue', venue], ...(columns === 1 ? [] : [['columns', '2'] as [string, string]])];
}

/** The figure that a link asks for; null where it asks for none. */
export function parseFigure(search: URLSearchParams, complain: Complain): FigureAddress | null {
  const kind = search.get('figure');
  if (kind === null) {
    const stray = FIGURE_KEYS.filter((key) => search.has(key));
    for (const key of stray) complain(`The link holds “${key}” and names no figure that it is for.`);
    return null;
  }
  return {
    kind,
    options: Object.fromEntries(parted(search, 'set', /^([^.]+)\.(.*)$/s, complain)),
    order: search.getAll('order'),
    colours: Object.fromEntries(
      parted(search, 'colour', /^([0-9a-f]{6})\.(.+)$/is, complain).map(([colour, name]) => [
        name,
        `#${colour}`,
      ]),
    ),
    size: parseSize(search, complain),
    theme: oneOf(THEMES, search.get('theme'), 'theme', complain) ?? DEFAULT_THEME,
    caption: search.get('caption'),
    seed: search.get('seed') ?? DEFAULT_SEED,
    base: search.get('base'),
    against: search.getAll('against'),
  };
}

function parted(search: URLSearchParams, key: string, form: RegExp, complain: Complain): [string, string][] {
  return search.getAll(key).flatMap((text): [string, string][] => {
    const [, first, second] = form.exec(text) ?? [];
    if (first !== undefined && second !== undefined) return [[first, second]];
    complain(`“${text}” is not right for “${key}”.`);
    return [];
  });
}

const VENUE_IDS = VENUES.map(({ id }) => id);

function parseSize(search: URLSearchParams, complain: Complain): FigureSize {
  const venue = oneOf(VENUE_IDS, search.get('venue'), 'venue', complain);
  const columns = oneOf(['1', '2'] as const, search.get('columns'), 'columns', complain);
  if (venue !== null) return { venue, columns: columns === '2' ? 2 : 1 };
  const width = search.get('width');
  if (width !== null && /^\d{1,4}(\.\d{1,3})?$/.test(width)) return { width: Number(width) };
  return { width: parseNumber(width, 'points', complain) ?? DEFAULT_WIDTH };
}

/** What of an address a specification is: the figure, and the filter and sides it is over. */
export function addressOfSpec(spec: FigureSpec) {
  const { selection, figure: kind, options, order, colours, size, theme, caption, seed } = spec;
  const { filter, by, a, b, filter_a = {}, filter_b = {}, base = null, against = [] } = selection;
  const isSided = a !== undefined || b !== undefined;
  return {
    view: 'figures',
    filter,
    by: by ?? (isSided ? 'condition' : null),
    a: a ?? null,
    b: b ?? null,
    filter_a,
    filter_b,
    figure: {
      ...{ kind, order, colours, size, theme, seed, base, against },
      caption: caption ?? null,
      options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
    } satisfies FigureAddress,
  } as const;
}
