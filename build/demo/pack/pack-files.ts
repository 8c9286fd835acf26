import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { harborFiles } from './harbor-files.ts';
import { makeTask, type Replayed } from './make-task.ts';
import { replayHistory } from './replay-history.ts';
import { prediction, sweInstance } from './swe-instance.ts';
import { namesOf, type PackFiles, type Task } from './task.ts';
import { historyOf, readRepositories, readTasks } from './task-source.ts';

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

function replayAll(source: string, work: string): Readonly<Record<string, Replayed>> {
  const all = Object.entries(readRepositories(source)).map(([name, settings]) => {
    const folder = join(work, name);
    mkdirSync(folder);
    const patches = historyOf(source, name);
    return [name, { ...settings, folder, patches, commits: replayHistory(folder, name, patches) }] as const;
  });
  return Object.fromEntries(all);
}

/** The same task with its flaky tests among those that must pass. */
const withFlaky = (task: Task): Task => ({
  ...task,
  ...namesOf(`${task.name}-flaky`, task.repository),
  pass_to_pass: [...task.pass_to_pass, ...task.flaky],
});

/** One pack in both forms, with the predictions of the reference and of an agent that changes nothing. */
function filesOf(tasks: readonly Task[], templates: string): PackFiles {
  const harbor = tasks.flatMap((task) =>
    Object.entries(harborFiles(task, templates)).map(([path, text]) => [`harbor/${task.name}/${path}`, text]),
  );
  return {
    ...Object.fromEntries(harbor),
    'instances.jsonl': lines(tasks.map(sweInstance)),
    'predictions-gold.jsonl': lines(tasks.map((task) => prediction(task, 'gold', task.patch))),
    'predictions-empty.jsonl': lines(tasks.map((task) => prediction(task, 'empty', ''))),
  };
}

/**
 * All generated files by path: the pack under `tasks/`, and under `flaky-tasks/` one of those whose verdict is up to chance.
 * @param source the folder of histories, issues and templates
 * @param work an empty folder
 */
export function packFiles(source: string, work: string): PackFiles {
  const repositories = replayAll(source, work);
  const tasks = readTasks(source).map((task) => makeTask(task, repositories[task.repository]!));
  const templates = join(source, 'harbor');
  const flaky = filesOf(tasks.filter((task) => task.flaky.length > 0).map(withFlaky), templates);
  return { ...below('tasks', filesOf(tasks, templates)), ...below('flaky-tasks', flaky) };
}

const below = (folder: string, files: PackFiles): PackFiles =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
