import { benchmarkNamed } from '../../benchmark-named.ts';
import type { ImportItem, PublishedCount } from '../../format.ts';
import { systemLabel } from '../../system-label.ts';
import { UNSPECIFIED } from '../../unspecified.ts';
import { asNumber, asObjects, asText, type Untyped } from '../../untyped.ts';
import { type ParityRun, type ParitySide, paritySides } from './parity-side.ts';

/** Whether an object is a record of a parity experiment. */
export const isParity = (record: Untyped): boolean =>
  asText(record.adapter_name) !== null && Array.isArray(record.metrics);

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function runText({ percent, resolved }: ParityRun, size: number | null): string {
  if (size === null) return `${rounded(percent)}%`;
  if (resolved !== null) return `${resolved} of ${size}`;
  return `${rounded(percent)}% of ${size}, no whole number of tasks`;
}

function sideText({ name, mean, runs }: ParitySide, size: number | null): string {
  if (runs.length > 0) return `${name} ${runs.map((run) => runText(run, size)).join('; ')}`;
  return `${name} ${mean ?? 'nothing'} as a mean, without its runs`;
}

const systemOf = (record: Untyped): string => {
  const agent = asText(record.agent)?.replace(/[@:].*$/, '') ?? UNSPECIFIED;
  return systemLabel(agent, asText(record.model)) ?? UNSPECIFIED;
};

/** Harbor's own single run over a whole benchmark is a count that may stand beside the runs of a job. */
function publishedOf(
  record: Untyped,
  metric: Untyped,
  sides: readonly ParitySide[],
  size: number | null,
): PublishedCount | null {
  const [run, ...more] = sides.find(({ name }) => name === 'harbor')?.runs ?? [];
  const whole = size !== null && size === asNumber(record.adapted_benchmark_size);
  if (run === undefined || run.resolved === null || more.length > 0 || !whole) return null;
  const benchmark = benchmarkNamed(asText(metric.benchmark_name) ?? 'unspecified');
  return { benchmark, system: systemOf(record), resolved: run.resolved, exact: false };
}

function* problems(record: Untyped, sides: readonly ParitySide[], file: string): Generator<ImportItem> {
  const announced = asNumber(record.number_of_runs) ?? asNumber(record.number_of_trials);
  const tell = (code: string, reason: string): ImportItem => ({
    kind: 'problem',
    problem: { file, line: null, code, reason },
  });
  for (const { name, runs, contradicts } of sides) {
    if (announced !== null && runs.length !== announced)
      yield tell('disagreement', `${name} lists ${runs.length} runs where ${announced} are announced`);
    if (contradicts)
      yield tell('contradiction', `the pass counts of ${name} are not those of its rates; they count`);
  }
}

/** What a record says, in words, and the count that can be kept of it. */
export function* readParity(record: Untyped, file: string): Generator<ImportItem> {
  const metrics = asObjects(record.metrics);
  // Several metrics share out the tasks among them, and the file does not say how.
  const size = metrics.length > 1 ? null : asNumber(record.parity_benchmark_size);
  const who = [asText(record.agent), asText(record.model)].filter((part) => part !== null).join(', ');
  for (const metric of metrics) {
    const sides = paritySides(metric, size);
    const name = asText(metric.benchmark_name) ?? asText(record.adapter_name);
    const said = sides.map((side) => sideText(side, size)).join(' | ');
    yield { kind: 'note', note: `${file}: ${name}, ${who}, ${asText(record.date)}: ${said}.` };
    yield* problems(record, sides, file);
    const published = publishedOf(record, metric, sides, size);
    if (published !== null) yield { kind: 'published', published };
  }
}
