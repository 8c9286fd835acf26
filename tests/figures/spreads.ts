import { distributions, type MeasuredGroup } from '../../analysis/distributions/index.ts';
import { type Distributions, PARTS, type Part } from '../../analysis/model/distributions.ts';
import { systemName } from './system-name.ts';

const RUNS = { kind: 'runs', benchmark: 'SWE-bench Verified', condition: 'vanilla', corpus: null } as const;

/** Values by the part they belong to. */
type Values = Readonly<Partial<Record<Part, readonly number[]>>>;

function groupOf(group: Partial<MeasuredGroup['group']>, values: Values, n_missing = 0): MeasuredGroup {
  const entries = PARTS.flatMap((part, code) => (values[part] ?? []).map((value) => ({ value, code })));
  return {
    group: { ...RUNS, system: null, ...group },
    n: entries.length + n_missing,
    values: Float64Array.from(entries, ({ value }) => value),
    parts: Uint8Array.from(entries, ({ code }) => code),
  };
}

/** Skewed to the right, as what runs take is. */
const skewed = (n: number, middle: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.round(middle * Math.exp(1.2 * Math.sin(i * i + middle))));

/** Steps of `n` systems, the resolved ones fewer; the third has runs without verdict and without steps. */
export function spreadsOf(n: number): Distributions {
  const groups = Array.from({ length: n }, (_, i) =>
    groupOf(
      { system: systemName(i) },
      {
        resolved: skewed(60 + 5 * i, 20 + 4 * i),
        unresolved: skewed(90 - 2 * (i % 20), 35 + 5 * i),
        ...(i % 4 === 2 && { unscored: skewed(20, 60) }),
      },
      i % 4 === 2 ? 1_234 : 0,
    ),
  );
  return distributions({ measure: 'steps', by: 'system', groups });
}

/** Zeros, one value, values all alike, none known. */
export function extremeSpreads(): Distributions {
  const groups = [
    groupOf({ system: 'mostly nothing' }, { resolved: [0, 0, 0, 4], unresolved: [0, 7, 900] }),
    groupOf({ system: 'one run' }, { unscored: [12] }),
    groupOf({ system: 'all alike' }, { resolved: [5, 5, 5, 5] }, 3),
    groupOf({ system: 'gru' }, {}, 500),
    groupOf({ system: 'a very long one' }, { unresolved: [1, 2_400_000] }),
  ];
  return distributions({ measure: 'tokens', by: 'system', groups });
}

/** Words of what is asked, which have no verdicts. */
export function spreadWords(): Distributions {
  const base = { system: null, condition: null };
  const groups = [
    groupOf({ ...base, kind: 'statements' }, { text: skewed(200, 120) }),
    groupOf({ ...base, kind: 'scripts', condition: 'casual' }, { text: skewed(200, 24) }, 12),
    groupOf(
      { ...base, kind: 'corpus', benchmark: null, corpus: 'SWE-chat' },
      { text: [0, ...skewed(90, 15)] },
    ),
  ];
  return distributions({ measure: 'words', by: 'condition', groups });
}
