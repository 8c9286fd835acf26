import { expect, it } from 'vitest';
import { listFigures, removeFigure, saveFigure } from '../../main/store/figures.ts';
import { openTemp } from './store-fixture.ts';

const SPEC = '{"version":1,"figure":"forest","caption":"a  \\" b"}';
const figure = (name: string, specification = SPEC, replace = false) => ({
  ...{ name, specification, replace },
  now: 1_700_000_000_123,
});

async function names(database: Parameters<typeof listFigures>[0]) {
  return (await listFigures(database)).map(({ name }) => name);
}

it('keeps specifications by name, to the letter and the millisecond', async () => {
  const database = await openTemp();
  await saveFigure(database, figure('b'));
  const { figure_id } = await saveFigure(database, figure('a “x”'));
  expect(await listFigures(database)).toMatchObject([
    { figure_id, name: 'a “x”', specification: SPEC, created_at: 1_700_000_000_123 },
    { name: 'b' },
  ]);
});

it('keeps the same twice once, and refuses another of that name unless it replaces it', async () => {
  const database = await openTemp();
  const once = await saveFigure(database, figure('a'));
  expect(await saveFigure(database, figure('a'))).toEqual(once);
  await expect(saveFigure(database, figure('a', '{}'))).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('“a”'),
  });
  expect(await listFigures(database)).toMatchObject([{ specification: SPEC }]);
  await saveFigure(database, figure('a', '{}', true));
  expect(await listFigures(database)).toMatchObject([{ name: 'a', specification: '{}' }]);
});

it('forgets one, once and again', async () => {
  const database = await openTemp();
  const { figure_id } = await saveFigure(database, figure('a'));
  await saveFigure(database, figure('b'));
  await removeFigure(database, figure_id);
  await removeFigure(database, figure_id);
  expect(await names(database)).toEqual(['b']);
});
