import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '../../analysis/model/left-out.ts';
import { comparablePairs } from '../../main/store/comparable-pairs.ts';
import { facets } from '../../main/store/facets.ts';
import { readColumns } from '../../main/store/facts/read-columns.ts';
import { onceFor } from '../../main/store/once-for.ts';
import { rateCounts } from '../../main/store/rates.ts';
import { runs } from '../../main/store/runs.ts';
import { undoImport } from '../../main/store/undo-import.ts';
import { FILTERS } from './made-up-runs.ts';
import {
  byValues,
  distinct,
  groupBy,
  LISTED,
  NAMES,
  type Named,
  type PlainRun,
  PUBLISHED,
  passes,
  storedAndPlain,
} from './plain-runs.ts';
import { HEADER, importRuns, openTemp, run } from './store-fixture.ts';

function countedFacet(part: Named, chosen: readonly PlainRun[]) {
  const namesOf = NAMES[part];
  return distinct(chosen.flatMap(namesOf))
    .map((name) => {
      const own = chosen.filter((row) => namesOf(row).includes(name));
      const tasks = distinct(own.map((row) => `${row.benchmark} ${row.task}`));
      return { name, n_runs: own.length, n_tasks: tasks.length };
    })
    .sort(
      byValues(
        (facet) => -facet.n_runs,
        (facet) => facet.name,
      ),
    );
}

function addedUp(values: readonly (number | null)[]): readonly [sum: number, n: number] {
  const said = values.filter((value) => value !== null);
  return [said.reduce((sum, value) => sum + value, 0), said.length];
}

const cellOf = ({ benchmark, system, condition }: PlainRun) => ({ benchmark, system, condition });

const tokensOf = ({ input_tokens: input, output_tokens: output }: PlainRun) =>
  input === null || output === null ? null : input + output;

function countedRepeat(rows: readonly PlainRun[]) {
  const first = rows[0] as PlainRun;
  const [sum_steps, n_steps] = addedUp(rows.map((row) => row.steps));
  const [sum_tokens, n_tokens] = addedUp(rows.map(tokensOf));
  const [sum_cost, n_cost] = addedUp(rows.map((row) => row.cost_usd));
  const [sum_duration, n_duration] = addedUp(rows.map((row) => row.duration_s));
  const published = first.benchmark === PUBLISHED.benchmark && first.system === PUBLISHED.system;
  const outcomes = groupBy(rows, NAMES.outcome);
  return {
    ...cellOf(first),
    repeat: first.repeat,
    n_tasks: rows.length,
    n_scored: rows.filter((row) => row.resolved !== null).length,
    n_suspect: rows.filter((row) => row.suspect && row.resolved !== null).length,
    n_ambiguous: rows.filter((row) => row.ambiguous).length,
    resolved: rows.filter((row) => row.resolved).length,
    published: published ? PUBLISHED.resolved : null,
    ...{ sum_steps, n_steps, sum_tokens, n_tokens, sum_cost, n_cost, sum_duration, n_duration },
    outcomes: Object.fromEntries(
      outcomes.map((same) => [...NAMES.outcome(same[0] as PlainRun), same.length]),
    ),
  };
}

function countedMeans(rows: readonly PlainRun[]) {
  const scored = groupBy(rows, (row) => row.task)
    .map((same) => same.filter((row) => row.resolved !== null))
    .filter((same) => same.length > 0);
  return {
    ...cellOf(rows[0] as PlainRun),
    n_tasks: distinct(rows.map((row) => row.task)).length,
    means: scored.map((same) => same.filter((row) => row.resolved).length / same.length),
  };
}

describe('under every filter', () => {
  it('facets are what counting name by name gives', async () => {
    const { facts, plain } = await storedAndPlain();
    for (const filter of FILTERS) {
      const counted = (part: Named) =>
        countedFacet(
          part,
          plain.filter((row) => passes(row, { ...filter, [part]: undefined })),
        );
      expect(facets(facts, filter), JSON.stringify(filter)).toEqual({
        benchmarks: counted('benchmark'),
        systems: counted('system'),
        conditions: counted('condition'),
        repositories: counted('repository'),
        cohorts: counted('cohort'),
        outcomes: counted('outcome'),
        labels: counted('label'),
      });
    }
  });

  it('pages are pieces of the sorted list', async () => {
    const { facts, plain } = await storedAndPlain();
    for (const filter of FILTERS) {
      const listed = plain.filter((row) => passes(row, filter)).sort(LISTED);
      for (const offset of [0, 7, 70, 1000]) {
        const { rows, total } = runs(facts, { filter, offset, limit: 20 });
        const page = listed.slice(offset, offset + 20);
        expect(total, JSON.stringify(filter)).toBe(listed.length);
        expect(rows.map((row) => row.run_id)).toEqual(page.map((row) => row.run_id));
        for (const [i, { n_events, ...shown }] of rows.entries()) expect(page[i]).toMatchObject(shown);
      }
    }
  });

  it('that rates leave out or doubt are those that the rates count', async () => {
    const { facts, plain } = await storedAndPlain();
    const kinds = {
      unscored: (row: PlainRun) => row.resolved === null,
      suspect: (row: PlainRun) => row.suspect && row.resolved !== null,
      ambiguous: (row: PlainRun) => row.ambiguous,
    };
    for (const left_out of LEFT_OUT) {
      const wanted = plain.filter(kinds[left_out]).sort(LISTED);
      const { rows, total } = runs(facts, { filter: {}, left_out, offset: 0, limit: 1000 });
      // None of the made-up runs is suspect; those of the demo are, in the window's tests.
      expect(total > 0, left_out).toBe(left_out !== 'suspect');
      expect(total).toBe(wanted.length);
      expect(rows.map((row) => row.run_id)).toEqual(wanted.map((row) => row.run_id));
    }
  });

  it('of named tasks are theirs on every benchmark, and of no other whose name begins alike', async () => {
    const { facts, plain } = await storedAndPlain();
    for (const tasks of [['django__django-2'], ['sympy__sympy-7', 'no repository'], ['django__django'], []]) {
      const wanted = plain.filter((row) => tasks.includes(row.task)).sort(LISTED);
      const { rows, total } = runs(facts, { filter: {}, tasks, offset: 0, limit: 1000 });
      expect(total).toBe(wanted.length);
      expect(rows.map((row) => row.run_id)).toEqual(wanted.map((row) => row.run_id));
    }
  });

  it('rates are what counting run by run gives', async () => {
    const { facts, plain } = await storedAndPlain();
    for (const filter of FILTERS) {
      const chosen = plain.filter((row) => passes(row, filter)).sort(LISTED);
      const cells = groupBy(chosen, cellOf);
      const repeats = cells.flatMap((rows) =>
        groupBy(rows, (row) => row.repeat)
          .map(countedRepeat)
          .sort((a, b) => a.repeat - b.repeat),
      );
      const several = cells.filter((rows) => distinct(rows.map((row) => row.repeat)).length > 1);
      expect(rateCounts(facts, filter), JSON.stringify(filter)).toEqual({
        repeats,
        tasks: several.map(countedMeans),
      });
    }
  });
});

describe('run facts', () => {
  it('are read once until runs change', async () => {
    const database = await openTemp();
    const first = await importRuns(database, [run('a', 'resolved')]);
    const facts = await database.facts();
    expect(await database.facts()).toBe(facts);
    await importRuns(database, [run('b', 'resolved')], { header: { ...HEADER, hash: 'h2' } });
    expect((await database.facts()).n_runs).toBe(2);
    await undoImport(database, first);
    const { rows } = runs(await database.facts(), { filter: {}, offset: 0, limit: 10 });
    expect(rows.map((row) => row.task)).toEqual(['b']);
  });

  it('are of an empty workspace too', async () => {
    const facts = await (await openTemp()).facts();
    expect(facets(facts, { task: 'a' }).systems).toEqual([]);
    expect(rateCounts(facts, {})).toEqual({ repeats: [], tasks: [] });
    expect(runs(facts, { filter: {}, offset: 0, limit: 10 })).toEqual({ rows: [], total: 0 });
    expect(comparablePairs(facts)).toEqual([]);
  });
});

describe('columns', () => {
  it('hold every row of a long answer in its order', async () => {
    const database = await openTemp();
    const sql = `SELECT i::INTEGER, i / 4, CASE WHEN i % 2 = 0 THEN 'row ' || i END FROM range(10000) t(i) ORDER BY i`;
    const columns = await database.withConnection((connection) =>
      readColumns(connection, sql, { place: 'code', quarter: 'number', name: 'text' }),
    );
    const places = Array.from({ length: 10_000 }, (_, i) => i);
    expect(columns.place).toEqual(Int32Array.from(places));
    expect(columns.quarter).toEqual(Float64Array.from(places, (i) => i / 4));
    expect(columns.name).toEqual(places.map((i) => (i % 2 === 0 ? `row ${i}` : null)));
  });
});

describe('once for each key', () => {
  it('is worked out once, also where nothing comes of it', () => {
    const asked: object[] = [];
    const work = onceFor((key: object) => void asked.push(key));
    const [x, y] = [{}, {}];
    for (const key of [x, y, x, x, y]) work(key);
    expect(asked).toEqual([x, y]);
  });
});
