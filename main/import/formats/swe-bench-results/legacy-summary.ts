import type { ImportProblem } from '../../format.ts';
import { type Listed, type SummaryWord, verdictsByHeading } from '../../harness/summary.ts';
import { asTexts, type Untyped } from '../../untyped.ts';

/** A summary in the form of 2024: lists of tasks by how far each came. */
export interface LegacySummary {
  readonly verdicts: ReadonlyMap<string, Listed>;
  /** It has no list of what was handed in, so who is not listed is unresolved: the form of submissions to the board. */
  readonly isShort: boolean;
}

const says = (word: SummaryWord, note: string | null = null): Listed => ({ word, note });

const failed = (what: string) => says('infra-error', `The harness says ${what}.`);

/** Headings by what they mean, the most telling first; those after `applied` hold what came less far. */
const HEADINGS: readonly (readonly [heading: string, listed: Listed])[] = [
  ['resolved', says('resolved')],
  ['no_apply', says('patch-failed')],
  ['test_timeout', says('test-timeout')],
  ['test_errored', failed('that the tests could not be run')],
  ['install_fail', failed('that the installation failed')],
  ['reset_failed', failed('that the repository could not be reset')],
];

const STAGES: typeof HEADINGS = [
  ['applied', says('unresolved')],
  [
    'with_logs',
    says('no-verdict', 'It was evaluated, but the log says neither that its patch applied nor why not.'),
  ],
  ['generated', says('no-verdict', 'A patch was handed in, but there is no log of its evaluation.')],
];

const NONE: typeof HEADINGS = [
  ['no_logs', says('no-verdict', 'A patch was handed in, but there is no log of its evaluation.')],
  ['no_generation', says('empty-patch')],
];

/** Each list holds those before it as well, so that only what is new in it is its own. */
function stages(value: Untyped, ended: ReadonlySet<string>) {
  const seen = new Set(ended);
  return STAGES.map(([heading, listed]) => {
    const own = asTexts(value[heading]).filter((id) => !seen.has(id));
    for (const id of own) seen.add(id);
    return [heading, listed, own] as const;
  });
}

/** Verdicts of a summary of 2024. An id under two headings that exclude each other keeps the first and is reported. */
export function readLegacySummary(
  value: Untyped,
  file: string,
  onProblem: (problem: ImportProblem) => void,
): LegacySummary {
  const lists = (headings: typeof HEADINGS) =>
    headings.map(([heading, listed]) => [heading, listed, asTexts(value[heading])] as const);
  const ends = lists(HEADINGS);
  const ended = new Set(ends.flatMap(([, , ids]) => ids));
  return {
    verdicts: verdictsByHeading([...ends, ...stages(value, ended), ...lists(NONE)], file, onProblem),
    isShort: !STAGES.some(([heading]) => Array.isArray(value[heading])),
  };
}
