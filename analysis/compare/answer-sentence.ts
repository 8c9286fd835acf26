import { cohortWords } from '../cohort/cohort-words.ts';
import { count, interval, pEquation, pointsText } from '../format/number.ts';
import type { Comparison, ComparisonResult, Interval } from '../model/comparison.ts';
import { isUnpaired, rowNoun, taskRange } from './comparison-words.ts';
import { isSignificant } from './significance.ts';

/**
 * What a comparison found, as one sentence made from its numbers: direction and size (the mean over rows where
 * there are several) with its 95% bootstrap interval, over what, within which
 * cohorts, and what stands after Holm. A lowering is given
 * as a positive number of points, and its interval with it.
 */
export function answerSentence(data: ComparisonResult): string {
  const rows = data.comparisons.filter((row) => row.difference !== null);
  const [first, ...others] = rows;
  if (!first) return nothingToSay(data);
  const difference = others.length === 0 ? first.difference : data.mean_difference;
  const limits = others.length === 0 ? first.ci_bootstrap : data.ci_mean_difference;
  if (difference === null) return nothingToSay(data);
  return `${effect(data, difference, limits)}; ${[scope(data, rows), ...within(data)].join(', ')}; ${verdict(rows)}.`;
}

function effect(data: ComparisonResult, difference: number, limits: Interval | null): string {
  const size = pointsText(Math.abs(difference));
  const same = size === pointsText(0);
  const direction = same ? 'same' : difference > 0 ? 'up' : 'down';
  const shown: Interval | null = limits && direction === 'down' ? [-limits[1], -limits[0]] : limits;
  const amount = `${size}${shown ? ` ${interval(shown)}` : ''}`;
  return `${clause(data, direction)} ${same ? `(${amount})` : `by ${amount}`}`;
}

function clause({ by, a, b }: ComparisonResult, direction: 'up' | 'down' | 'same'): string {
  if (by === 'condition') {
    const verb = {
      up: 'raises the resolve rate',
      down: 'lowers the resolve rate',
      same: 'leaves the resolve rate unchanged',
    };
    return `${b.charAt(0).toUpperCase()}${b.slice(1)} ${verb[direction]}`;
  }
  const relation = { up: 'higher than', down: 'lower than', same: 'the same as' }[direction];
  return by === 'benchmark'
    ? `The resolve rate on ${b} is ${relation} on ${a}`
    : `The resolve rate of ${b} is ${relation} that of ${a}`;
}

function scope(data: ComparisonResult, rows: readonly Comparison[]): string {
  const total = data.comparisons.length;
  const share = rows.length === total ? `${total}` : `${rows.length} of ${total}`;
  return `${share} ${rowNoun(data, total)}, ${isUnpaired(data) ? groups(rows) : tasks(taskRange(rows))}`;
}

function tasks([least, most]: readonly [number, number]): string {
  const number = least === most ? count(most) : `${count(least)} to ${count(most)}`;
  return `${number} ${most === 1 ? 'task' : 'tasks'}`;
}

/** The sides share no task, and a reader must not take it for a change of the same ones. */
function groups(rows: readonly Comparison[]): string {
  const [a, b] = [taskRange(rows, 'n_tasks_a'), taskRange(rows, 'n_tasks_b')];
  return `${tasks(a)} of A against ${tasks(b)} of B, none of them shared`;
}

/** A result within a sample says so in its first sentence. */
function within({ cohort }: ComparisonResult): readonly string[] {
  const words = cohortWords(cohort.within);
  return words === null ? [] : [`within ${words}`];
}

function verdict(rows: readonly Comparison[]): string {
  const tested = rows.filter((row) => row.p_holm !== null);
  const standing = tested.filter((row) => isSignificant(row.p_holm)).length;
  const [only] = tested;
  if (!only) return 'no p-value can be given';
  if (tested.length > 1) return verdictOfMany(standing, tested.length);
  return `the difference ${standing === 1 ? 'stands' : 'does not stand'} after Holm (${pEquation(only.p_holm)})`;
}

function verdictOfMany(standing: number, tested: number): string {
  const number = (n: number) =>
    n === 0 || tested < NUMBER_WORDS.length ? (NUMBER_WORDS[n] ?? `${n}`) : `${n}`;
  if (standing === tested) return `${tested === 2 ? 'both' : `all ${number(tested)}`} differ after Holm`;
  return `${number(standing)} of ${number(tested)} ${standing < 2 ? 'differs' : 'differ'} after Holm`;
}

const NUMBER_WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function nothingToSay(data: ComparisonResult): string {
  const [first] = data.comparisons;
  if (first) {
    const reason = first.reasons.difference ?? 'no task is scored on both sides';
    return `No difference between ${data.a} and ${data.b} can be given: ${reason}.`;
  }
  const noun = rowNoun(data, 1);
  const both = {
    condition: 'runs under both',
    system: 'runs of both',
    benchmark: 'runs on both',
    filter: 'runs of both',
  }[data.by];
  return `Nothing to compare: no ${noun} has ${both} ${data.a} and ${data.b}.`;
}
