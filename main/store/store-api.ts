import type { Filter } from '../../analysis/model/filter.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import { cohortsWithin } from './cohorts/cohorts-within.ts';
import { type CohortRequest, makeCohort } from './cohorts/make-cohort.ts';
import { removeCohort } from './cohorts/remove-cohort.ts';
import { storedCohorts } from './cohorts/stored-cohorts.ts';
import { comparablePairs } from './comparable-pairs.ts';
import type { ComparisonSelection } from './comparison-selection.ts';
import { type CorpusRequest, corpora, corpusDetail } from './corpora.ts';
import type { Database } from './database.ts';
import { describe } from './describe.ts';
import { benchmarkTasks } from './effects/benchmark-tasks.ts';
import { conditionScripts } from './effects/condition-scripts.ts';
import { effectRuns } from './effects/effect-runs.ts';
import { experimentsApi } from './experiments/experiments-api.ts';
import { facets } from './facets.ts';
import { matrixCounts } from './figure-data/matrix-counts.ts';
import { requestWords } from './figure-data/request-words.ts';
import { type MeasuresRequest, runMeasures } from './figure-data/run-measures.ts';
import { listFigures, removeFigure, type SavedFigure, saveFigure } from './figures.ts';
import { gradingApi } from './grading/grading-api.ts';
import { findImport, getImport, listImports } from './imports.ts';
import { type ImportBatch, Ingest } from './ingest/ingest.ts';
import type { ImportHeader } from './ingest/write-import.ts';
import { addJob, addJobEvent, type JobEventRecord, type JobRecord, lastJobEvents } from './job-log.ts';
import { modelsApi } from './models/models-api.ts';
import { onceFor } from './once-for.ts';
import { pairedRows } from './paired-rows.ts';
import { palette } from './palette.ts';
import { rateCounts } from './rates.ts';
import { reportRows } from './report-rows.ts';
import { runDetail } from './run-detail.ts';
import { type RunsRequest, runs } from './runs.ts';
import { removeFilter, renameFilter, type SaveRequest, savedFilters, saveFilter } from './saved-filters.ts';
import { chosenScripts, type ScriptsRequest, scriptDetail, scripts } from './scripts.ts';
import { sqlConsole } from './sql-console.ts';
import { type TasksRequest, taskDetail, tasks } from './tasks.ts';
import { type EventBodyRequest, eventBody } from './transcript/event-body.ts';
import { eventMarks } from './transcript/event-marks.ts';
import { type EventsRequest, events } from './transcript/events.ts';
import { type SearchRequest, searchEvents } from './transcript/search-events.ts';
import { undoImport } from './undo-import.ts';

type Signal = AbortSignal | undefined;

/** Everything the rest of the program may ask of the store; each argument and answer is plain data. */
export function storeApi(database: Database) {
  const ingests = new Map<number, Ingest>();
  let lastToken = 0;
  const pairs = onceFor(comparablePairs);

  function take(token: number): Ingest {
    const ingest = ingests.get(token);
    if (!ingest) throw new UserError('internal', `No import is under way as ${token}.`);
    return ingest;
  }

  return {
    describe: (_: object, signal: Signal) => describe(database, signal),
    facets: async ({ filter }: { filter: Filter }) => {
      const facts = await database.facts();
      return { ...facets(facts, filter), pairs: pairs(facts) };
    },
    rateCounts: async ({ filter }: { filter: Filter }) => rateCounts(await database.facts(), filter),
    palette: async (_: object) => palette(await database.facts()),
    pairedRows: async (selection: ComparisonSelection) => pairedRows(await database.facts(), selection),
    matrixCounts: async (request: { filter: Filter }) => matrixCounts(await database.facts(), request),
    runMeasures: async (request: MeasuresRequest) => runMeasures(await database.facts(), request),
    requestWords: (request: { filter: Filter }, signal: Signal) => requestWords(database, request, signal),
    effectRuns: async (request: { filter: Filter }) => effectRuns(await database.facts(), request),
    conditionScripts: (_: object, signal: Signal) => conditionScripts(database, signal),
    cohorts: (_: object, signal: Signal) => storedCohorts(database, signal),
    cohortsWithin: async ({ filter }: { filter: Filter }) => cohortsWithin(await database.facts(), filter),
    makeCohort: (request: CohortRequest) => makeCohort(database, request),
    removeCohort: (request: { name: string }) => removeCohort(database, request),
    savedFilters: (_: object, signal: Signal) => savedFilters(database, signal),
    saveFilter: (request: SaveRequest) => saveFilter(database, request),
    renameFilter: (request: { name: string; to: string }) => renameFilter(database, request),
    removeFilter: (request: { name: string }) => removeFilter(database, request),
    benchmarkTasks: (request: { benchmark: string }, signal: Signal) =>
      benchmarkTasks(database, request, signal),
    reportRows: async (selection: ComparisonSelection) => reportRows(await database.facts(), selection),
    runs: async (request: RunsRequest) => runs(await database.facts(), request),
    runDetail: ({ run_id }: { run_id: number }, signal: Signal) => runDetail(database, run_id, signal),
    events: (request: EventsRequest, signal: Signal) => events(database, request, signal),
    eventBody: (request: EventBodyRequest, signal: Signal) => eventBody(database, request, signal),
    eventMarks: (request: { attempt_id: number }, signal: Signal) => eventMarks(database, request, signal),
    searchEvents: (request: SearchRequest, signal: Signal) => searchEvents(database, request, signal),
    tasks: (request: TasksRequest, signal: Signal) => tasks(database, request, signal),
    taskDetail: ({ task_id }: { task_id: number }, signal: Signal) => taskDetail(database, task_id, signal),
    scripts: (request: ScriptsRequest, signal: Signal) => scripts(database, request, signal),
    scriptDetail: ({ script_id }: { script_id: number }, signal: Signal) =>
      scriptDetail(database, script_id, signal),
    chosenScripts: (choice: { method: string; conditions: readonly string[] }, signal: Signal) =>
      chosenScripts(database, choice, signal),
    corpora: (_: object, signal: Signal) => corpora(database, signal),
    corpusDetail: (request: CorpusRequest, signal: Signal) => corpusDetail(database, request, signal),
    sql: ({ query, limit }: { query: string; limit: number }, signal: Signal) =>
      sqlConsole(database, query, limit, signal),
    listImports: (_: object, signal: Signal) => listImports(database, signal),
    getImport: ({ import_id }: { import_id: number }) => getImport(database, import_id),
    findImport: ({ hash, mapping }: { hash: string; mapping: string }) => findImport(database, hash, mapping),
    undoImport: ({ import_id }: { import_id: number }) => undoImport(database, import_id),
    listFigures: (_: object, signal: Signal) => listFigures(database, signal),
    saveFigure: (figure: SavedFigure) => saveFigure(database, figure),
    removeFigure: ({ figure_id }: { figure_id: number }) => removeFigure(database, figure_id),
    ...gradingApi(database),
    ...modelsApi(database),
    ...experimentsApi(database),
    addJob: (job: JobRecord) => addJob(database, job),
    addJobEvent: (event: JobEventRecord) => addJobEvent(database, event),
    lastJobEvents: (_: object) => lastJobEvents(database),
    importBegin: async (header: ImportHeader) => {
      const token = ++lastToken;
      ingests.set(token, await Ingest.begin(database, header));
      return token;
    },
    importAdd: ({ token, batch }: { token: number; batch: ImportBatch }) => take(token).add(batch),
    importCommit: async ({ token }: { token: number }) => {
      const ingest = take(token);
      ingests.delete(token);
      return ingest.commit();
    },
    importAbort: async ({ token }: { token: number }) => {
      const ingest = take(token);
      ingests.delete(token);
      await ingest.abort();
    },
  };
}

export type StoreApi = ReturnType<typeof storeApi>;
