import { randomOf } from '../../analysis/stats/random.ts';
import { ensureBuilt } from '../ensure-built.mjs';
import { withLab } from './docker/lab.ts';
import { killedExperiment } from './experiment/killed-experiment.ts';

const N_RUNS = 48;
const N_KILLS = 20;
const SEED = 'parallax';

/** `npm run drill:experiment`: kills a running experiment again and again; fails where anything is lost or doubled. */
async function drill(): Promise<number> {
  await ensureBuilt(['main'], (message) => console.error(message));
  const random = randomOf(SEED);
  const { name, seen, faults } = await withLab((lab) =>
    killedExperiment(lab, { nRuns: N_RUNS, nKills: N_KILLS, random }),
  );
  console.log('# Killing an experiment\n\nOn a private Docker engine, with the app as it ships.\n');
  console.log('| what was done | what was seen | faults |\n| --- | --- | --- |');
  console.log(`| ${name} | ${seen} | ${faults.join('; ') || 'none'} |`);
  console.log(`\nSeed \`${SEED}\`, ${Math.round(performance.now() / 1000)} s.`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await drill();
