import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted, withDuckDB } from '../bench/duckdb.ts';

/**
 * Makes the sample of task flows that the tests read, since the published data set may not be passed on. Prompts, answers
 * and scripts are invented; ids are those of real tasks, so that their benchmark is recognised. Run with
 * `npx tsx build/samples/make-task-flow.ts`.
 */

const FOLDER = join(import.meta.dirname, '../../tests/import/fixtures/task-flow');

interface Turn {
  readonly prompt: string;
  readonly kind: 'request' | 'repo_question';
  readonly reference_answer: string | null;
  readonly proof_script: string | null;
}

const request = (prompt: string): Turn => ({
  prompt,
  kind: 'request',
  reference_answer: null,
  proof_script: null,
});

const question = (prompt: string, reference_answer: string, proof_script: string): Turn => ({
  prompt,
  kind: 'repo_question',
  reference_answer,
  proof_script,
});

const FLOWS: readonly {
  readonly instance_id: string;
  readonly repo: string;
  readonly turns: readonly Turn[];
}[] = [
  {
    instance_id: 'astropy__astropy-12907',
    repo: 'astropy/astropy',
    turns: [
      question(
        'Where is the separability of a compound model worked out?',
        'In astropy/modeling/separable.py, by _separable.',
        '#!/bin/sh\nset -e\ngrep -n "def _separable" astropy/modeling/separable.py\n',
      ),
      request('separable models nested on the right come out as not separable, fix that'),
      request('now the same for “&” with three models,\r\nand keep the old output for the simple case'),
      request('add a test'),
    ],
  },
  {
    instance_id: 'django__django-11099',
    repo: 'django/django',
    turns: [
      request('usernames must not end in a newline'),
      question(
        'Which validators check usernames?',
        'ASCIIUsernameValidator and UnicodeUsernameValidator.',
        'grep -rn "class .*UsernameValidator" django/contrib/auth\n',
      ),
      request('do it for both of them'),
    ],
  },
  {
    instance_id: 'psf__requests-1142',
    repo: 'psf/requests',
    turns: [request('GET sends Content-Length: 0, stop that')],
  },
];

const lines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row for each prompt; the order is told and the rows stand the other way round. */
function csv(): string {
  const rows = FLOWS.flatMap(({ instance_id, turns }) =>
    turns.map((turn, i) => [
      instance_id,
      String(i + 1),
      turn.kind,
      turn.prompt,
      turn.reference_answer ?? '',
      turn.proof_script ?? '',
    ]),
  );
  const header = 'task_id,turn_index,prompt_type,text,answer,proof';
  return [header, ...rows.reverse().map((row) => row.map(cell).join(','))].join('\n').concat('\n');
}

/** Lists side by side, under other names. */
const lists = () =>
  FLOWS.map(({ instance_id, turns }) => ({
    instance_id,
    prompts: turns.map(({ prompt }) => prompt),
    kinds: turns.map(({ kind }) => kind),
    reference_answers: turns.map(({ reference_answer }) => reference_answer),
    proof_scripts: turns.map(({ proof_script }) => proof_script),
  }));

async function parquet(name: string): Promise<void> {
  const [from, to] = [join(FOLDER, `${name}.jsonl`), join(FOLDER, `${name}.parquet`)].map(quoted);
  await withDuckDB(undefined, (run) =>
    run(`COPY (SELECT * FROM read_json(${from}, format='newline_delimited')) TO ${to} (FORMAT parquet)`),
  );
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'objects.jsonl'), lines(FLOWS));
writeFileSync(join(FOLDER, 'lists.jsonl'), lines(lists()));
writeFileSync(join(FOLDER, 'rows.csv'), csv());
await parquet('objects');
await parquet('lists');
