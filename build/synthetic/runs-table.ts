import { type Random, randomOf } from '../../analysis/stats/random.ts';

/** How large a made-up table is: one row per benchmark, system, task, condition and repeat. */
export interface TableShape {
  readonly seed: string;
  readonly benchmarks: readonly string[];
  readonly systems: number;
  /** Per benchmark. */
  readonly tasks: number;
  readonly conditions: readonly string[];
  readonly repeats: number;
}

/** 60,000 runs over two benchmarks and ten repositories. */
export const SIXTY_THOUSAND: TableShape = {
  seed: 'sixty thousand',
  benchmarks: ['Made-up Verified', 'Made-up Lite'],
  systems: 20,
  tasks: 250,
  conditions: ['vanilla', 'assisted'],
  repeats: 3,
};

const REPOSITORIES = [
  'astropy__astropy',
  'django__django',
  'matplotlib__matplotlib',
  'psf__requests',
  'pydata__xarray',
  'pylint-dev__pylint',
  'pytest-dev__pytest',
  'scikit-learn__scikit-learn',
  'sphinx-doc__sphinx',
  'sympy__sympy',
];

const HEADER =
  'task,system,condition,repeat,benchmark,outcome,steps,input_tokens,cached_tokens,output_tokens,cost_usd,duration_s';

/** Shares near those of public submissions; what is left over is unresolved. */
const SHARES = [
  ['empty-patch', 0.03],
  ['patch-failed', 0.01],
  ['test-timeout', 0.01],
  ['infra-error', 0.01],
  ['not-run', 0.01],
] as const;

function outcomeOf(random: Random, skill: number): string {
  let at = random.uniform();
  for (const [outcome, share] of SHARES) {
    if (at < share) return outcome;
    at -= share;
  }
  return random.uniform() < skill ? 'resolved' : 'unresolved';
}

function measuresOf(random: Random): string {
  const steps = 5 + random.integerBelow(95);
  const input = steps * (2000 + random.integerBelow(6000));
  const cached = Math.floor(input * random.uniform());
  const output = steps * (50 + random.integerBelow(400));
  const cost = (input * 3e-6 + output * 15e-6).toFixed(6);
  return `${steps},${input},${cached},${output},${cost},${(steps * 10 * random.uniform()).toFixed(3)}`;
}

const taskOf = (i: number): string => `${REPOSITORIES[i % REPOSITORIES.length]}-${10_000 + i}`;

/** A runs table as CSV, the same for the same shape. No result in it is real. */
export function runsTableCsv({ seed, benchmarks, systems, tasks, conditions, repeats }: TableShape): string {
  const random = randomOf(seed);
  const lines = [HEADER];
  for (const benchmark of benchmarks)
    for (let system = 1; system <= systems; system += 1)
      for (let task = 0; task < tasks; task += 1)
        for (const condition of conditions)
          for (let repeat = 1; repeat <= repeats; repeat += 1) {
            const outcome = outcomeOf(random, (0.8 * system) / systems);
            const key = `${taskOf(task)},agent ${system} (${seed}),${condition},${repeat},${benchmark}`;
            lines.push(`${key},${outcome},${outcome === 'not-run' ? ',,,,,' : measuresOf(random)}`);
          }
  return `${lines.join('\n')}\n`;
}
