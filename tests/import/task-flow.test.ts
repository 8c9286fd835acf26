import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SourcedScript } from '../../analysis/model/script.ts';
import { type FlowProvenance, rowsOfFlow } from '../../analysis/taskflow/index.ts';
import { taskFlow } from '../../main/import/formats/task-flow.ts';
import type { ImportedScript } from '../../main/import/items.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { collect, NEVER } from './support/collect.ts';
import { fixture } from './support/fixture.ts';

const SAMPLE = fixture('task-flow');

const jsonlOf = (name: string) =>
  readFileSync(join(SAMPLE, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const written = (scripts: readonly ImportedScript[]) =>
  scripts.flatMap(({ script, provenance, task }) =>
    rowsOfFlow({ script, provenance } as unknown as SourcedScript<FlowProvenance>, task.instance),
  );

describe('the made-up sample of task flows', () => {
  test.each(['objects.jsonl', 'lists.jsonl', 'rows.csv', 'objects.parquet', 'lists.parquet'])(
    '%s: three flows with their questions in place',
    async (name) => {
      const path = join(SAMPLE, name);
      expect(await taskFlow.sniff(path)).toMatchObject({ confidence: 0.85 });
      const { scripts, problems, notes } = await collect(taskFlow, path);
      expect([problems, notes]).toEqual([[], []]);
      const found = scripts.map(({ task, script, condition }) => [
        task.benchmark,
        task.instance,
        condition,
        script.label,
        script.spine.map(({ when, what }) => `${String(when)}: ${what.ask ? 'ask' : 'say'}`).join(', '),
      ]);
      // As `build/samples/make-task-flow.ts` wrote them; the CSV is upside down.
      expect(found.sort()).toEqual([
        [
          'SWE-bench Verified',
          'astropy__astropy-12907',
          'task-flow',
          'split+qa',
          'start: ask, turn-end: say, turn-end: say, turn-end: say',
        ],
        [
          'SWE-bench Verified',
          'django__django-11099',
          'task-flow',
          'split+qa',
          'start: say, turn-end: ask, turn-end: say',
        ],
        ['SWE-bench Verified', 'psf__requests-1142', 'task-flow', 'single', 'start: say'],
      ]);
      const astropy = scripts.find(({ task }) => task.instance === 'astropy__astropy-12907')!.script;
      expect(astropy.spine[0]?.what).toEqual({
        ask: {
          question: 'Where is the separability of a compound model worked out?',
          answer: 'In astropy/modeling/separable.py, by _separable.',
          proof: '#!/bin/sh\nset -e\ngrep -n "def _separable" astropy/modeling/separable.py\n',
        },
        kind: 'repo_question',
      });
      expect(astropy.spine[2]?.what).toEqual({
        say: {
          text: 'now the same for “&” with three models,\r\nand keep the old output for the simple case',
        },
        checkpoint: [],
        kind: 'request',
      });
    },
  );

  test.each(['objects', 'lists'])(
    '%s is written again as it was, from JSONL and from Parquet',
    async (name) => {
      const original = jsonlOf(`${name}.jsonl`);
      for (const ending of ['jsonl', 'parquet']) {
        const { scripts } = await collect(taskFlow, join(SAMPLE, `${name}.${ending}`));
        expect(written(scripts)).toEqual(original);
        // What a step holds is not kept a second time beside it.
        expect(JSON.stringify(scripts.map(({ provenance }) => provenance))).not.toMatch(/separab|newline/);
      }
    },
  );

  test('rows are written again in their order', async () => {
    const { scripts } = await collect(taskFlow, join(SAMPLE, 'rows.csv'));
    const rows = written(scripts);
    expect(rows).toHaveLength(8);
    expect(rows.filter((row) => row.task_id === 'django__django-11099')).toEqual([
      {
        task_id: 'django__django-11099',
        ...{ turn_index: '1', prompt_type: 'request', text: 'usernames must not end in a newline' },
        ...{ answer: '', proof: '' },
      },
      expect.objectContaining({ turn_index: '2', prompt_type: 'repo_question' }),
      expect.objectContaining({ turn_index: '3', text: 'do it for both of them' }),
    ]);
  });

  test('shows the columns it guessed', async () => {
    expect((await taskFlow.inspect(join(SAMPLE, 'rows.csv'), NEVER)).columns).toEqual({
      task: 'task_id',
      order: 'turn_index',
      prompt: 'text',
      kind: 'prompt_type',
      answer: 'answer',
      proof: 'proof',
    });
  });
});

const write = (...rows: readonly unknown[]): string => {
  const path = join(tempFolder(), 'flows.jsonl');
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
};

describe('task flows', () => {
  test('with columns of other names are mapped, within their turns too', async () => {
    const row = { ticket: 'T-1', talk: [{ words: 'do it' }, { words: 'why?', says: 'since', how: 'cat x' }] };
    const path = write(row);
    expect(await taskFlow.sniff(path)).toMatchObject({ confidence: 0 });
    const columns = { task: 'ticket', turns: 'talk', prompt: 'words', answer: 'says', proof: 'how' };
    const { scripts, problems } = await collect(taskFlow, path, {
      columns,
      all: { benchmark: 'Own', condition: 'qa' },
    });
    expect(problems).toEqual([]);
    expect(scripts).toMatchObject([{ task: { benchmark: 'Own', instance: 'T-1' }, condition: 'qa' }]);
    expect(scripts[0]?.script.spine.map(({ what }) => (what.ask ? 'ask' : 'say'))).toEqual(['say', 'ask']);
    expect(written(scripts)).toEqual([row]);
  });

  test('are a script for each condition that the rows name', async () => {
    const turn = { instance_id: 'a__b-1', kind: 'request', prompt: 'p', reference_answer: null };
    const path = write({ ...turn, setup: 'split' }, { ...turn, setup: 'concat', prompt: 'all' });
    const { scripts } = await collect(taskFlow, path);
    expect(scripts.map(({ condition }) => condition)).toEqual(['split', 'concat']);
  });

  test('keep what a step cannot hold: an answer to a request, the source’s own fields', async () => {
    const row = {
      instance_id: 'a__b-1',
      seed: 7,
      turns: [{ prompt: 'p', kind: 'request', reference_answer: 'odd', proof_script: null, slot: 'before' }],
    };
    const { scripts, problems } = await collect(taskFlow, write(row));
    expect(problems).toEqual([]);
    expect(scripts[0]?.provenance).toMatchObject({
      rest: { seed: 7 },
      turns: [{ reference_answer: 'odd', proof_script: null, slot: 'before' }],
    });
    expect(written(scripts)).toEqual([row]);
  });

  test('without a prompt or a task are left out with the reason', async () => {
    const good = { instance_id: 'a', turns: [{ prompt: 'p', kind: 'request', answer: null }] };
    const path = write(
      good,
      { ...good, turns: [{ kind: 'request' }] },
      { ...good, turns: [] },
      { turns: good.turns },
      { ...good, turns: [null] },
    );
    const { scripts, problems } = await collect(taskFlow, path);
    expect(scripts).toHaveLength(1);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['bad-record', 2],
      ['bad-record', 3],
      ['no-task', 4],
      ['bad-record', 5],
    ]);
  });
});
