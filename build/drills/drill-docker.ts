import { ensureBuilt } from '../ensure-built.mjs';
import { cancelled } from './docker/cancelled.ts';
import type { Finding } from './docker/fault.ts';
import { fullDisk } from './docker/full-disk.ts';
import { hostileTests } from './docker/hostile-tests.ts';
import { killedApp } from './docker/killed-app.ts';
import { killedContainer } from './docker/killed-container.ts';
import { killedEngine } from './docker/killed-engine.ts';
import { withLab } from './docker/lab.ts';
import { manyGradings } from './docker/many-gradings.ts';

const FLOOD = 2e9;
const AWAY = 60;
const MANY = 200;

/** `npm run drill:docker`: ill-treats gradings on a real engine and prints what came of it; fails where anything is wrong. */
async function drill(): Promise<number> {
  await ensureBuilt(['main'], (message) => console.error(message));
  console.log('# Ill-treating gradings\n');
  console.log('Each on a private Docker engine, with the app as it ships.\n');
  console.log('| what was done | what was seen | faults |\n| --- | --- | --- |');
  const found: Finding[] = [];
  const tell = (findings: readonly Finding[]) => {
    for (const finding of findings) {
      found.push(finding);
      console.log(`| ${finding.name} | ${finding.seen} | ${finding.faults.join('; ') || 'none'} |`);
    }
  };
  tell([await withLab(killedApp)]);
  tell([await withLab((lab) => killedEngine(lab, AWAY))]);
  tell([await withLab(killedContainer)]);
  tell([await withLab(cancelled)]);
  tell([await fullDisk()]);
  tell(await withLab((lab) => hostileTests(lab, FLOOD)));
  tell([await withLab((lab) => manyGradings(lab, MANY))]);
  const n = found.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${found.length} kinds in ${Math.round(performance.now() / 1000)} s, ${n} with faults.`);
  return n === 0 ? 0 : 1;
}

process.exitCode = await drill();
