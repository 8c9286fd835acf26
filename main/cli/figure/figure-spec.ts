import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { figureKind } from '../../../analysis/figures/figure-kinds.ts';
import type { FigureSize } from '../../../analysis/figures/spec/figure-size.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { OptionValue } from '../../../analysis/figures/spec/option.ts';
import type { CompareBy } from '../../../analysis/model/comparison.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { VenueId } from '../../../analysis/model/venues.ts';
import type { Input } from '../../../preload/contract.ts';
import type { Port } from '../../../preload/port.ts';
import type { THEMES } from '../../../preload/schemas/figure-spec-schema.ts';
import { type CommonOptions, type FilterOptions, filterOf } from '../options.ts';
import { sidesOf } from '../sides-of.ts';
import { savedSpec } from './saved-spec.ts';

export interface FigureOptions extends CommonOptions, FilterOptions {
  readonly output?: readonly string[];
  readonly by?: CompareBy;
  readonly a?: string;
  readonly b?: string;
  readonly base?: string;
  readonly against?: readonly string[];
  readonly theme?: (typeof THEMES)[number];
  readonly width?: string;
  readonly venue?: VenueId;
  readonly columns?: '1' | '2';
  readonly set?: readonly string[];
  readonly order?: readonly string[];
  readonly caption?: string;
  readonly saved?: string;
  readonly list?: true;
}

type SpecInput = Input<'figure'>['spec'];

const SPEC_ENDINGS = ['.yaml', '.yml', '.json'];

/** The specification that is named or that the options make; what options say beside a file stands in its place. */
export async function figureSpec(
  port: Port,
  what: string | undefined,
  options: FigureOptions,
): Promise<SpecInput> {
  if (options.saved !== undefined) return changed(await savedSpec(port, options.saved), options);
  if (what === undefined)
    throw new UserError('usage', 'No figure is named.', '`parallax figure --list` shows all.');
  const given = SPEC_ENDINGS.includes(extname(what).toLowerCase()) ? await readSpecFile(port, what) : null;
  return given === null ? newSpec(what, options) : changed(given, options);
}

async function readSpecFile(port: Port, file: string): Promise<FigureSpec> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError('not-found', `The specification ${file} cannot be read.`, 'Check the path.', {
      cause,
    });
  });
  return (await port.call('figure.read', { text })).spec;
}

function newSpec(figure: string, options: FigureOptions): SpecInput {
  const kind = figureKind(figure);
  const { by = 'condition', a, b, base, against, seed, caption } = options;
  const isCompared = a !== undefined || b !== undefined;
  return {
    version: 1,
    figure,
    selection: {
      filter: filterOf(options),
      ...(isCompared && { by, ...sidesOf(by, options) }),
      base,
      against,
    },
    options: Object.fromEntries((options.set ?? []).map((text) => optionOf(text, kind.options))),
    order: options.order ?? [],
    size: sizeOf(options) ?? { width: 252 },
    theme: options.theme ?? 'paper',
    caption,
    seed,
  };
}

function changed(spec: FigureSpec, options: FigureOptions): FigureSpec {
  const kind = figureKind(spec.figure);
  const { base, against, theme, caption, order } = options;
  const by = options.by ?? spec.selection.by;
  const filter = filterOf(options);
  const size = sizeOf(options);
  const sides = { ...(by && { by }), ...sidesOf(by, options) };
  const contrasts = { ...(base !== undefined && { base }), ...(against && { against }) };
  return {
    ...spec,
    selection: { ...spec.selection, filter: { ...spec.selection.filter, ...filter }, ...sides, ...contrasts },
    options: {
      ...spec.options,
      ...Object.fromEntries((options.set ?? []).map((text) => optionOf(text, kind.options))),
    },
    ...(size && { size }),
    ...(theme && { theme }),
    ...(order && { order }),
    ...(caption !== undefined && { caption }),
  };
}

function optionOf(
  text: string,
  schema: Readonly<Record<string, { readonly kind: string }>>,
): [string, OptionValue] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UserError('usage', `“${text}” sets no option.`, 'Write --set NAME=VALUE.');
  const kind = schema[name]?.kind;
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return [name, value === 'true'];
  return [name, kind === 'number' && value.trim() !== '' ? Number(value) : value];
}

/** @throws UserError where width and venue are both given, or columns of no venue */
function sizeOf({ width, venue, columns }: FigureOptions): FigureSize | null {
  if (venue !== undefined && width === undefined) return { venue, columns: columns === '2' ? 2 : 1 };
  if (venue === undefined && columns === undefined)
    return width === undefined ? null : { width: widthOf(width) };
  throw new UserError(
    'usage',
    venue === undefined ? '--columns are those of a venue.' : '--width and --venue say the same.',
    venue === undefined ? 'Add --venue NAME.' : 'Leave one of them out.',
  );
}

function widthOf(text: string): number {
  const width = Number(text);
  if (width >= 150 && width <= 2000) return width;
  throw new UserError(
    'usage',
    `“${text}” is not a width.`,
    'Give 150 to 2000 points; one column is 252, two are 516.',
  );
}
