import type { Script } from '../../analysis/model/script.ts';
import type {
  ImportedLabel,
  ImportedMessage,
  ImportedScript,
  ImportedSession,
  ImportedTask,
} from '../../main/import/items.ts';
import { NO_TASK_FACTS } from '../../main/import/no-task-facts.ts';
import type { Database } from '../../main/store/database.ts';
import type { ImportBatch } from '../../main/store/ingest/ingest.ts';
import { HEADER, importRuns } from './store-fixture.ts';

export function task(instance: string, over: Partial<ImportedTask> = {}): ImportedTask {
  const named = { benchmark: 'Bench', instance, canonical_id: instance, file: 'tasks.jsonl', line: 1 };
  return { ...named, ...NO_TASK_FACTS, ...over };
}

export const saying = (text: string): Script => ({
  spine: [{ when: 'start', what: { say: { text } } }],
  overlays: [],
  method: 'test',
  label: 'said',
});

export function script(instance: string, text: string, over: Partial<ImportedScript> = {}): ImportedScript {
  return {
    task: { benchmark: 'Bench', instance, canonical_id: instance },
    condition: 'asked',
    description: null,
    script: saying(text),
    provenance: { source: 'here' },
    file: 'scripts.jsonl',
    line: 1,
    ...over,
  };
}

export const message = (text: string, over: Partial<ImportedMessage> = {}): ImportedMessage => ({
  role: 'user',
  text,
  intent: null,
  order: null,
  ...over,
});

export const session = (name: string, ...messages: readonly ImportedMessage[]): ImportedSession => ({
  corpus: 'chats',
  session: name,
  messages,
});

export function label(instance: string, value: string, over: Partial<ImportedLabel> = {}): ImportedLabel {
  return {
    run: { benchmark: 'Bench', task: instance, system: 'S', condition: 'vanilla', repeat: 1 },
    rubric: 'failure',
    rubric_version: '1',
    value,
    judge: 'somebody',
    draw: 1,
    rationale: 'since it is so',
    file: 'labels.csv',
    line: 2,
    ...over,
  };
}

let imports = 0;

/** An import of batches without runs. */
export function importItems(database: Database, ...batches: readonly ImportBatch[]): Promise<number> {
  imports += 1;
  return importRuns(database, [], { header: { ...HEADER, hash: `items ${imports}` }, more: batches });
}

const TABLES = [
  ...[
    'benchmark',
    'task',
    'task_content',
    'cohort',
    'script',
    'condition',
    'condition_script',
    'system',
    'run',
  ],
  ...[
    'attempt',
    'event',
    'event_body',
    'delivery',
    'grade',
    'test_result',
    'published_count',
    'label',
    'corpus',
  ],
  ...['session', 'message', 'text', 'embedding', 'import', 'import_problem', 'cohort_task', 'saved_filter'],
];

/** Everything in the workspace, table by table, rows as text: equal before and after what leaves no trace. */
export async function everything(database: Database): Promise<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = {};
  for (const table of TABLES) {
    const rows = await database.select(`SELECT t::VARCHAR AS row FROM ${table} t ORDER BY 1`);
    all[table] = rows.map((row) => String(row.row));
  }
  return all;
}
