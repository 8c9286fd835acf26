import { cohortWords } from '../../../analysis/cohort/index.ts';
import type { Figure } from '../../../analysis/figures/figure.ts';
import { type AnyFigureKind, figureKind } from '../../../analysis/figures/figure-kinds.ts';
import { figureWidth } from '../../../analysis/figures/spec/figure-size.ts';
import type { FigureSpec } from '../../../analysis/figures/spec/figure-spec.ts';
import type { Palette } from '../../../analysis/figures/spec/palette.ts';
import { themes } from '../../../analysis/figures/theme.ts';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Handlers } from '../../../preload/port.ts';
import { cohortsWithin } from '../cohorts-within.ts';
import type { HandlerContext } from '../handler-context.ts';
import { type AskedHandlers, figureGatherers } from './figure-sources.ts';
import { requireSelected } from './require-selected.ts';
import { savedFigures } from './saved-figures.ts';
import { shownNames, wordsOf } from './shown-names.ts';
import { unknownNames } from './unknown-names.ts';

/** A caption of one's own stands wherever the figure's would. */
function captioned(figure: Figure, caption: string | undefined): Figure {
  if (caption === undefined) return figure;
  return { ...figure, caption, table_caption: caption };
}

/** What is drawn within named cohorts says so beneath it, whoever wrote the caption. */
function scoped(figure: Figure, within: string | null): Figure {
  if (within === null) return figure;
  const told = (text: string) => (text.includes(within) ? text : `${text} Within ${within}.`.trimStart());
  return { ...figure, caption: told(figure.caption), table_caption: told(figure.table_caption) };
}

function requireWidth({ name, least_width }: AnyFigureKind, { theme, size }: FigureSpec): void {
  const { unit } = themes[theme];
  const least = least_width[unit];
  const width = figureWidth(size, unit);
  if (width >= least) return;
  throw new UserError(
    'usage',
    `The figure “${name}” cannot be read at a width of ${width} ${unit}.`,
    `Give it ${least} ${unit} or more.`,
  );
}

type Methods = Extract<keyof Handlers, 'figure' | `figure.${string}` | 'palette'>;

interface Made {
  readonly figure: Figure;
  readonly palette: Palette;
}

/** Figures, made from what the window's own handlers answer, and their specifications. */
export function figureHandlers(
  { store, now }: HandlerContext,
  asked: AskedHandlers,
): Pick<Handlers, Methods> {
  const gatherers = figureGatherers(asked);

  async function make(spec: FigureSpec, signal: AbortSignal): Promise<Made> {
    const kind = figureKind(spec.figure);
    requireWidth(kind, spec);
    await requireSelected(store, spec.selection, signal);
    const [data, names, within] = await Promise.all([
      gatherers[kind.source](spec, signal, kind.ask(spec.options) as never),
      store.call('palette', {}, signal),
      cohortsWithin(store, spec.selection.filter, signal),
    ]);
    const palette = { ...names, fixed: spec.colours };
    const figure = kind.make(data, { options: spec.options, order: spec.order, palette });
    return { figure: scoped(captioned(figure, spec.caption), cohortWords(within)), palette };
  }

  return {
    palette: (_, signal) => store.call('palette', {}, signal),
    figure: async ({ spec, format }, signal) => {
      const { figure, palette } = await make(spec, signal);
      const words = wordsOf(figure);
      // Writing pages and fonts takes a tenth of a second to load, which no other command should wait for.
      const { renderFigure } = await import('../../figures/render-figure.ts');
      const { title, caption, empty } = figure;
      return {
        ...(await renderFigure({ figure, spec, format })),
        ...{ title, caption, empty },
        warnings: unknownNames(spec, palette, words),
        ...shownNames(words, palette),
      };
    },
    'figure.table': async ({ spec }, signal) => ({ table: (await make(spec, signal)).figure.table }),
    'figure.saved': async (_, signal) => ({
      rows: savedFigures(await store.call('listFigures', {}, signal)),
    }),
    'figure.save': ({ name, spec, replace }) =>
      store.call('saveFigure', { name, specification: JSON.stringify(spec), replace, now: now() }),
    'figure.remove': async ({ figure_id }) => {
      await store.call('removeFigure', { figure_id });
      return {};
    },
    'figure.read': async ({ text }) => {
      const { readSpec } = await import('../../figures/spec-text.ts');
      return { spec: readSpec(text) };
    },
  };
}
