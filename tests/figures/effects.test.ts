import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { effectsFigure } from '../../analysis/figures/effects/effects-figure.tsx';
import { effectsKind } from '../../analysis/figures/effects/effects-kind.ts';
import { NO_PALETTE } from '../../analysis/figures/spec/palette.ts';
import { themes } from '../../analysis/figures/theme.ts';
import type { RequestEffects } from '../../analysis/model/effects.ts';
import { drawnElements, drawnTexts } from './drawn.ts';
import { effectsWithNone, madeEffects } from './made-effects.ts';

const draw = (data: RequestEffects, systems: boolean) =>
  renderToStaticMarkup(
    effectsFigure(data, { which: 'fields', systems }).draw({
      theme: themes.paper,
      width: 516,
      picture: null,
    }),
  );

test('each effect stands over its systems, which can be left out', () => {
  const data = madeEffects(3);
  const levels = (systems: boolean) =>
    effectsFigure(data, { which: 'fields', systems }).table.rows.map(({ cells }) => cells.level);
  expect(levels(true)).toEqual([0, 1, 2].flatMap(() => ['mean', 'system', 'system', 'system']));
  expect(levels(false)).toEqual(['mean', 'mean', 'mean']);
  const dots = drawnElements(draw(data, true), 'circle').filter((dot) => dot['data-encodes']);
  expect(dots).toHaveLength(12);
  expect(dots.filter(({ fill }) => fill === themes.paper.faint)).toHaveLength(9);
});

test('means are filled where they stand after Holm', () => {
  const data = madeEffects(3);
  const overall = data.overall.map((effect, i) => ({ ...effect, p_holm: [0.049, 0.05, null][i] ?? null }));
  const dots = drawnElements(draw({ ...data, overall }, false), 'circle').filter(
    (dot) => dot['data-encodes'],
  );
  expect(dots.map(({ fill }) => fill)).toEqual([
    themes.paper.accent,
    themes.paper.surface,
    themes.paper.surface,
  ]);
});

test('an effect without a task says why, in the drawing and in the table', () => {
  const data = effectsWithNone();
  const texts = drawnTexts(draw(data, true)).map(({ text }) => text);
  expect(texts).toContain('A: [P] → [PA]');
  const row = effectsFigure(data).table.rows.find(({ cells }) => cells.contrast === 'A');
  expect(row?.cells).toMatchObject({ n_tasks: 0, difference: null, interval: null });
  expect(row?.cells.reason).toBeTypeOf('string');
});

test('a contrast that a person named is told by its two conditions', () => {
  const data = madeEffects(1);
  const overall = data.overall.map((effect) => ({ ...effect, contrast: effect.b }));
  const [row] = effectsFigure({ ...data, overall }).table.rows;
  expect(row?.cells.label).toBe('[P] → [PD]');
});

test('named contrasts and systems come first', () => {
  const data = madeEffects(3);
  const last = data.by_system.at(-1)?.system ?? '';
  const options = { which: 'fields', systems: true } as const;
  const figure = effectsKind.make(data, { options, order: ['E', last], palette: NO_PALETTE });
  expect(figure.table.rows.slice(0, 2).map(({ cells }) => cells.label)).toEqual(['E: [PDR] → [PDRE]', last]);
});

test('nothing to compare is told', () => {
  expect(effectsFigure({ ...madeEffects(1), overall: [], by_system: [] }).empty).toMatch(
    /^No two conditions/,
  );
});
