import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../ensure-built.mjs';
import { benchAgents } from './agents/agents.ts';
import { benchBootstrap } from './bootstrap.ts';
import { benchComparison } from './comparison.ts';
import { benchFigureData } from './figure-data.ts';
import { benchFilters } from './filters.ts';
import { benchFrames } from './frames/frames.ts';
import { benchGrading } from './grading/grading.ts';
import { benchImport } from './import.ts';
import { benchIntervals } from './intervals.ts';
import { machine } from './machine.ts';
import { sectionText } from './print-section.ts';
import { benchRanks } from './ranks.ts';
import type { Section } from './section.ts';
import { benchStartUp } from './start-up.ts';
import { benchTrajectories } from './trajectories.ts';
import { benchTranscripts } from './transcripts.ts';

/**
 * `npm run bench [-- NAME… --json FILE]`: times the named benchmarks, all where none is named, and prints medians and
 * ratios as Markdown. Nothing fails for being slow: these are measurements, not tests.
 */
const BENCHMARKS: Readonly<Record<string, () => Promise<Section>>> = {
  agents: benchAgents,
  import: benchImport,
  bootstrap: benchBootstrap,
  intervals: benchIntervals,
  ranks: benchRanks,
  comparison: benchComparison,
  filters: benchFilters,
  'figure-data': benchFigureData,
  frames: benchFrames,
  grading: benchGrading,
  'start-up': benchStartUp,
  trajectories: benchTrajectories,
  transcripts: benchTranscripts,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' } },
});

process.exitCode = await main(positionals.length > 0 ? positionals : Object.keys(BENCHMARKS));

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHMARKS, name));
  if (unknown.length > 0) {
    console.error(`bench: no such benchmark: ${unknown.join(', ')}`);
    console.error(`There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
    return 2;
  }
  await ensureBuilt(undefined, (message) => console.error(message));
  console.log(`# Benchmarks\n\n${machineText()}\n`);
  const sections: Section[] = [];
  for (const name of names) {
    const section = await BENCHMARKS[name]!();
    sections.push(section);
    console.log(sectionText(section));
  }
  if (values.json)
    await writeFile(values.json, `${JSON.stringify({ machine: machine(), sections }, null, 2)}\n`);
  return 0;
}

function machineText(): string {
  const { cores, processor, memory_gib, node, platform } = machine();
  return `${cores} cores (${processor}), ${memory_gib} GiB of memory, Node ${node}, ${platform}.`;
}
