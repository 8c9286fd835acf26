import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFor } from '../../analysis/stats/random.ts';
import { ensureBuilt } from '../ensure-built.mjs';
import { withTempFolder } from '../synthetic/with-temp-folder.ts';
import { withWorkspace } from '../synthetic/with-workspace.ts';
import { type KillMoment, killMoment } from './kill-moment.ts';
import { killRound, type Round } from './kill-round.ts';
import { readBodies } from './read-bodies.ts';
import { endOf, startImport } from './run-import.ts';
import { makeSources } from './sources.ts';
import { countsOf, type Expected, nameOf } from './workspace-faults.ts';

/**
 * `npm run drill:kill [-- --rounds N --seed TEXT]`: kills an import again and again at seeded moments and checks after
 * each that the workspace opens and holds whole imports only. Prints Markdown; fails where anything is wrong.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: 'kill' } },
});

process.exitCode = await withTempFolder(drill);

async function drill(folder: string): Promise<number> {
  await ensureBuilt(['main'], (message) => console.error(message));
  const { usualTime, expected } = await undisturbed(folder);
  const wanted = Number(values.rounds);
  const random = randomFor(values.seed, 'moments');
  const workspace = join(folder, 'w.duckdb');
  head(wanted, usualTime, expected);
  const rounds: Round[] = [];
  while (rounds.filter(({ killed }) => killed).length < wanted) {
    const round = rounds.length + 1;
    const moment = killMoment(round, random);
    const sources = await makeSources(folder, round);
    const result = await killRound(workspace, sources, moment, usualTime, expected);
    rounds.push(result);
    console.log(line(round, moment, result));
  }
  return summary(rounds, await readAll(workspace));
}

/** How long the import takes by itself, and what each source comes to. */
async function undisturbed(folder: string): Promise<{ usualTime: number; expected: Expected }> {
  const workspace = join(folder, 'undisturbed.duckdb');
  const sources = await makeSources(folder, 0);
  const started = performance.now();
  const code = await endOf(startImport(workspace, sources));
  if (code !== 0) throw new Error(`the undisturbed import ended with ${code}`);
  const usualTime = performance.now() - started;
  const { rows } = await withWorkspace(workspace, (port) => port.call('import.list', {}));
  return { usualTime, expected: new Map(rows.map((row) => [nameOf(row), countsOf(row)])) };
}

/** Every event of the workspace with its text, once more at the end. */
function readAll(workspace: string): Promise<number> {
  return withWorkspace(workspace, async (port) => {
    const { rows } = await port.call('import.list', {});
    let read = 0;
    for (const { import_id } of rows) read += await readBodies(port, import_id);
    return read;
  });
}

function head(rounds: number, usualTime: number, expected: Expected): void {
  console.log(`# Killing an import ${rounds} times\n`);
  console.log(
    '`parallax import` of three sources into one workspace, `kill -9` at a seeded moment, then a look at all',
  );
  console.log(
    `that is left, and on with the same file. Undisturbed it takes ${usualTime.toFixed(0)} ms and brings:\n`,
  );
  for (const [name, { n_runs, n_attempts, n_grades, n_events }] of expected)
    console.log(`- ${name}: ${n_runs} runs, ${n_attempts} attempts, ${n_grades} grades, ${n_events} events`);
  console.log(
    '\n| round | aimed at | killed after, ms | fell | reopened in, ms | imports whole | events read | faults |',
  );
  console.log('| --: | --- | --: | --- | --: | --: | --: | --- |');
}

function aim({ share, commit }: KillMoment): string {
  return `${commit ? 'the first commit after ' : ''}${(100 * share).toFixed(0)}%`;
}

function line(round: number, moment: KillMoment, result: Round): string {
  const cells = [
    round,
    aim(moment),
    result.killed ? result.killedAfter.toFixed(0) : 'had ended',
    result.during,
    result.reopenedIn.toFixed(0),
    result.imports,
    result.eventsRead,
    result.faults.join('; ') || 'none',
  ];
  return `| ${cells.join(' | ')} |`;
}

function summary(rounds: readonly Round[], eventsRead: number): number {
  const faulty = rounds.filter(({ faults }) => faults.length > 0).length;
  const killed = rounds.filter((round) => round.killed).length;
  const slowest = Math.max(...rounds.map(({ reopenedIn }) => reopenedIn));
  console.log(
    `\n${killed} kills, ${faulty} with faults; ${rounds.at(-1)?.imports} imports stand, each whole; ${eventsRead} events read`,
  );
  console.log(`with their text at the end; the slowest reopening took ${slowest.toFixed(0)} ms.`);
  return faulty > 0 ? 1 : 0;
}
