import { bareGrade } from '../../bare-grade.ts';
import type { ImportedGrade } from '../../format.ts';
import { scoreNumber } from '../../score-number.ts';
import { asObject, asText, asTexts, type Untyped } from '../../untyped.ts';

export interface Graded {
  readonly grade: ImportedGrade | null;
  /** Why there is no verdict, and scores beside the one that decides. */
  readonly notes: readonly string[];
  /** What the scorer tested; null where it does not say. */
  readonly patch: string | null;
}

type Tests = ImportedGrade['tests'];

const EXPLAINED = /^PASS_TO_PASS:\s*(\{[\s\S]*?\})\s*FAIL_TO_PASS:\s*(\{[\s\S]*?\})\s*$/;

const PASSED = new Set<unknown>(['PASSED', 'XFAIL', true]);

/** Lists of tests under `success` and `failure`, or in earlier versions each test with its word. */
function testsOf(json: string, group: 'F2P' | 'P2P'): Tests {
  const found = asObject(JSON.parse(json)) ?? {};
  const isLists = Array.isArray(found.success) || Array.isArray(found.failure);
  if (!isLists)
    return Object.entries(found).map(([name, word]) => ({ name, group, passed: PASSED.has(word) }));
  const listed = (names: unknown, passed: boolean) => asTexts(names).map((name) => ({ name, group, passed }));
  return [...listed(found.success, true), ...listed(found.failure, false)];
}

/** The tests that the scorer of SWE-bench explains its score by; empty for any other. */
function explainedTests(explanation: string | null): Tests {
  const match = EXPLAINED.exec(explanation?.trim() ?? '');
  if (match === null) return [];
  try {
    return [...testsOf(match[2]!, 'F2P'), ...testsOf(match[1]!, 'P2P')];
  } catch {
    return [];
  }
}

function gradeOf(verdict: 'resolved' | 'unresolved', tests: Tests): ImportedGrade {
  if (tests.length === 0) return bareGrade(verdict);
  const count = (group: string, passed: boolean) =>
    tests.filter((test) => test.group === group && test.passed === passed).length;
  return {
    ...bareGrade(verdict),
    f2p_pass: count('F2P', true),
    f2p_fail: count('F2P', false),
    p2p_pass: count('P2P', true),
    p2p_fail: count('P2P', false),
    tests,
  };
}

/** By scorer; logs of early 2024 have one score without a name. */
function scoresOf(sample: Untyped): Readonly<Record<string, Untyped>> {
  const scores = asObject(sample.scores) ?? (asObject(sample.score) === null ? {} : { score: sample.score });
  return Object.fromEntries(
    Object.entries(scores).flatMap(([name, score]) => {
      const found = asObject(score);
      return found === null ? [] : [[name, found]];
    }),
  );
}

/** A verdict from a bare value; `name`: whose it is. */
export function verdictOf(name: string, value: unknown, tests: Tests = []): Omit<Graded, 'patch'> {
  const number = scoreNumber(value);
  if (number === 1 || number === 0)
    return { grade: gradeOf(number === 1 ? 'resolved' : 'unresolved', tests), notes: [] };
  const told =
    value === undefined || value === null || Number.isNaN(value) ? 'nothing' : JSON.stringify(value);
  return { grade: null, notes: [`${name} scored ${told}, which is neither 0 nor 1.`] };
}

/** The verdict on a sample: the score of `scorer`, or the first. Between right and wrong there is none. */
export function gradeSample(sample: Untyped, scorer: string | null): Graded {
  const scores = scoresOf(sample);
  const names = Object.keys(scores);
  const name = scorer !== null && names.includes(scorer) ? scorer : names[0];
  if (name === undefined) return { grade: null, notes: [], patch: null };
  const score = scores[name]!;
  const { grade, notes } = verdictOf(name, score.value, explainedTests(asText(score.explanation)));
  const others = names
    .filter((other) => other !== name)
    .map((other) => `${other} scored ${JSON.stringify(scores[other]?.value ?? null)}.`);
  const patch = asText(asObject(score.metadata)?.model_patch);
  return { grade, notes: [...notes, ...others], patch };
}
