import type { Database } from '../database.ts';
import { type AgentTasksRequest, agentTasks } from './agent-tasks.ts';
import { attemptPatch } from './attempt-patch.ts';
import { evaluationsById } from './evaluations-by-id.ts';
import { findEvaluation } from './find-evaluation.ts';
import { type GradeLogRequest, gradeLog } from './grade-log.ts';
import { type GradedHereRequest, gradedHere } from './graded-here.ts';
import { regradable } from './regradable.ts';
import { saveEvaluation } from './save-evaluation.ts';
import { type NewGrade, saveGrades } from './save-grades.ts';
import type { StoredEvaluation } from './stored-evaluation.ts';
import { type SubjectsRequest, subjects } from './subjects.ts';
import { taskSources } from './task-sources.ts';

type Signal = AbortSignal | undefined;

/** What grading asks of the store. */
export function gradingApi(database: Database) {
  return {
    gradeSubjects: (request: SubjectsRequest, signal: Signal) => subjects(database, request, signal),
    agentTasks: (request: AgentTasksRequest) => agentTasks(database, request),
    attemptPatch: (request: { attempt_id: number }) => attemptPatch(database, request),
    taskSources: (request: { task_id: number }) => taskSources(database, request),
    findEvaluation: (request: { key: string; draw: number }) => findEvaluation(database, request),
    evaluationsById: (request: { ids: readonly number[] }) => evaluationsById(database, request),
    saveEvaluation: (evaluation: Omit<StoredEvaluation, 'evaluation_id'>) =>
      saveEvaluation(database, evaluation),
    saveGrades: (request: { grades: readonly NewGrade[] }) => saveGrades(database, request),
    gradedHere: (request: GradedHereRequest, signal: Signal) => gradedHere(database, request, signal),
    gradeLog: (request: GradeLogRequest) => gradeLog(database, request),
    regradable: (request: Parameters<typeof regradable>[1], signal: Signal) =>
      regradable(database, request, signal),
  };
}
