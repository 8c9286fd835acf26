import { describe, expect, it } from 'vitest';
import type { Output } from '../../preload/contract.ts';
import { gradeRequestSchema } from '../../preload/schemas/grading-schema.ts';
import { gradingWords } from '../../renderer/jobs/grading-words.ts';
import type { Job } from '../../renderer/jobs/job.ts';
import { gradingAnswer } from '../../renderer/views/evaluate/answer.ts';
import { FIRST_CHOICE, gradeRequestOf, notReady } from '../../renderer/views/evaluate/grade-choice.ts';

type Results = Output<'grade.results'>;

const system = (benchmark: string, n_runs: number, n_scored: number, n_resolved: number) => ({
  ...{ benchmark, system: 'S', condition: 'vanilla', n_runs, n_scored, n_resolved, outcomes: {} },
});
const task = (verdict: string) => ({ verdict }) as Results['tasks'][number];
const results = (more: Partial<Results>): Results => ({
  ...{ systems: [], unscored: [], n_unscored: 0, tasks: [], n_waiting: 0 },
  ...more,
});

describe('what grading came to', () => {
  it('is said for each benchmark with its denominators', () => {
    const systems = [system('A', 10, 10, 1), system('A', 5, 3, 2), system('B', 1, 1, 1)];
    const tasks = [task('resolved'), task('infra-error')];
    expect(gradingAnswer(results({ systems, tasks, n_waiting: 2 }))).toEqual([
      'On A 3 of 13 scored runs resolve; 2 more are unscored.',
      'On B 1 of 1 scored run resolves; none is unscored.',
      'The reference passes for 1 of 2 tasks. 2 runs with a patch wait for a verdict.',
    ]);
  });

  it('is nothing yet', () => {
    expect(gradingAnswer(results({}))).toEqual(['Nothing has been graded here yet.']);
    expect(gradingAnswer(results({ n_waiting: 1 }))).toEqual([
      'Nothing has been graded here yet.',
      '1 run with a patch waits for a verdict.',
    ]);
  });

  it('is said in a job’s line', () => {
    const job = (kind: string, result: unknown) => ({ kind, result }) as Job;
    const one = (resolved: boolean | null) => ({
      ...{ benchmark: 'A', task: 't', system: 'S', condition: 'c', repeat: 1, verdict: 'x', resolved },
      ...{ because: '', seconds: null, reused: false },
    });
    const graded = {
      ...{ systems: [], tasks: [], n_reused: 0, runs: [one(true), one(false), one(null)] },
      problems: [{ task: 't', reason: 'r' }],
    };
    expect(gradingWords(job('grade', graded))).toBe('1 of 2 resolved · 1 unscored · 1 task not gradable');
    const read = { n_read: 3, changes: [], problems: [] };
    expect(gradingWords(job('regrade', read))).toBe('3 logs read, 0 changes');
    expect(gradingWords(job('import', { imports: [] }))).toBeNull();
  });
});

describe('the form', () => {
  it('asks for what was chosen and for nothing else', () => {
    const filter = { benchmark: ['A'] };
    expect(gradeRequestOf(FIRST_CHOICE, filter)).toEqual({ filter, again: false, reference_runs: 1 });
    const choice = {
      ...{ ...FIRST_CHOICE, from: 'files' as const, paths: ' /a b \n\n/c', agents: ['gold'] as const },
      ...{ again: true, verifier: 'harbor', parallel: 3, seconds: 60, referenceRuns: 5, diskGigabytes: 20 },
    };
    const request = gradeRequestOf(choice, filter);
    expect(request).toEqual({
      ...{ paths: ['/a b', '/c'], agents: ['gold'], again: true, verifier: 'harbor', parallel: 3 },
      ...{ seconds: 60, reference_runs: 5, disk_budget: 20e9 },
    });
    expect(gradeRequestSchema.parse(request)).toMatchObject({ filter: {}, patience: 3600 });
  });

  it('says why it cannot be started', () => {
    expect(notReady(FIRST_CHOICE, 0)).toMatch(/No run waits/);
    expect(notReady({ ...FIRST_CHOICE, again: true }, 0)).toBeNull();
    expect(notReady({ ...FIRST_CHOICE, from: 'files' }, 9)).toMatch(/Name files/);
    expect(notReady({ ...FIRST_CHOICE, from: 'files', paths: '/a' }, 0)).toBeNull();
  });
});
