import { randomOf } from '../../analysis/stats/random.ts';
import { ensureBuilt } from '../ensure-built.mjs';
import { withLab } from './docker/lab.ts';
import { killedExperiment } from './experiment/killed-experiment.ts';
import { longExperiment } from './experiment/long-experiment.ts';

const KILLS = { nRuns: 48, nKills: 20 };
const MINUTES = 10;
const SEED = 'parallax';

/** `npm run drill:experiment`: kills a running experiment again and again, and runs one for long; fails where anything is wrong. */
async function drill(): Promise<number> {
  await ensureBuilt(['main'], (message) => console.error(message));
  console.log('# Experiments ill-treated\n\nOn a private Docker engine, with the app as it ships.\n');
  console.log('| what was done | what was seen | faults |\n| --- | --- | --- |');
  const findings = [
    await withLab((lab) => killedExperiment(lab, { ...KILLS, random: randomOf(SEED) })),
    await withLab((lab) => longExperiment(lab, MINUTES)),
  ];
  for (const { name, seen, faults } of findings)
    console.log(`| ${name} | ${seen} | ${faults.join('; ') || 'none'} |`);
  console.log(`\nSeed \`${SEED}\`, ${Math.round(performance.now() / 1000)} s.`);
  return findings.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

process.exitCode = await drill();
