import { readdirSync } from 'node:fs';
import type { Finding } from './fault.ts';
import { grade, type Lab, writeTasks } from './lab.ts';
import { leftOn } from './left-on.ts';
import { predictionOf, setTo } from './made-task.ts';
import { rssMegabytes } from './rss.ts';

/** What one process may grow by over so many gradings, MB. */
const MOST_GROWN = 60;

/** Grades `n` different patches of one task in a row, in four goes: none is lost or doubled, and memory stays flat. */
export async function manyGradings(lab: Lab, n: number): Promise<Finding> {
  const task = { name: 'many' };
  const patches = Array.from({ length: n }, (_, i) => setTo(i % 3 === 0 ? `other ${i}` : `new ${i}`));
  const sizes: number[] = [];
  const verdicts: string[] = [];
  for (let from = 0; from < n; from += n / 4) {
    const part = patches.slice(from, from + n / 4);
    const paths = await writeTasks(
      lab,
      [task],
      part.map((patch, i) => predictionOf({ ...task, patch }, `m${from + i}`)),
    );
    const { runs } = await grade(lab, { paths, parallel: 2 });
    verdicts.push(...runs.map(({ verdict }) => verdict));
    globalThis.gc?.();
    sizes.push(rssMegabytes());
  }
  const resolved = verdicts.filter((verdict) => verdict === 'resolved').length;
  const wanted = patches.filter((patch) => patch.includes('+new')).length;
  const grown = (sizes.at(-1) ?? 0) - (sizes[1] ?? 0);
  return {
    name: `${n} gradings in a row`,
    seen: `${verdicts.length} verdicts, ${resolved} resolved; memory after each quarter ${sizes.join(', ')} MB; ${readdirSync('/proc/self/fd').length} files open`,
    faults: [
      ...(verdicts.length === n ? [] : [`${verdicts.length} of ${n} were graded`]),
      ...(resolved === wanted ? [] : [`${resolved} of ${wanted} resolve`]),
      ...(grown > MOST_GROWN ? [`memory grew by ${grown} MB`] : []),
      ...(await leftOn(lab.engine)),
    ],
  };
}
