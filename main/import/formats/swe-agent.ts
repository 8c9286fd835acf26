import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Document } from '../documents.ts';
import { readJson } from '../read-json.ts';
import { placeOfTrajectory } from '../run-key.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { transcriptFormat } from '../transcript/transcript-format.ts';
import type { ReadContext, Transcripts } from '../transcript/transcript-reader.ts';
import { besideKind } from './swe-agent/beside.ts';
import type { Run } from './swe-agent/run.ts';
import { parseRunName } from './swe-agent/run-name.ts';
import { sniffSweAgent } from './swe-agent/sniff.ts';
import { type Survey, surveyOf } from './swe-agent/survey.ts';
import { toTranscript } from './swe-agent/to-transcript.ts';
import { readTrajectory, type Trajectory } from './swe-agent/trajectory.ts';

/** The trajectories of one source, and then the runs that only the files beside them know of. */
class SweAgentRuns implements Transcripts {
  /** Run and task → what its trajectories held. */
  private readonly seen = new Map<string, Set<string>>();

  constructor(private readonly survey: Survey) {}

  async *read(document: Document, context: ReadContext): AsyncGenerator<Transcript> {
    const bytes = besideKind(document.path) === null ? await document.load(context.report) : null;
    if (bytes === null) return;
    const trajectory = this.parse(bytes, document, context);
    if (trajectory === null) return;
    const ending = posix.extname(document.path);
    const { run: name, stem } = placeOfTrajectory(document.path, this.survey.rootName, ending);
    const run = this.survey.run(name);
    const instance = trajectory.config.task ?? stem;
    if (this.isRepeated(`${name}\n${instance}`, bytes))
      return context.note('A trajectory that stands twice with the same content was taken once.');
    this.tell(trajectory, document, run, instance, context);
    const task = run.tasks.get(instance) ?? null;
    yield toTranscript({ run, task, stem, file: document.file, line: null, trajectory });
  }

  *rest(): Generator<Transcript> {
    for (const run of this.survey.runs.values())
      for (const [stem, task] of run.tasks) {
        const { prediction, exit, verdict } = task;
        const file = prediction?.file ?? exit?.file ?? verdict?.file;
        if (file === undefined || this.seen.has(`${run.name}\n${stem}`)) continue;
        const line = prediction === null ? (exit?.line ?? null) : null;
        yield toTranscript({ run, task, stem, file, line, trajectory: null });
      }
  }

  private parse(bytes: Buffer, { file, path }: Document, { report }: ReadContext): Trajectory | null {
    const { value, problems } = readJson(bytes, file, false);
    for (const problem of problems) report(problem);
    const trajectory = value === undefined ? null : readTrajectory(value);
    if (value !== undefined && trajectory === null && path.endsWith('.traj')) {
      const reason = 'this JSON holds neither steps nor a history of an agent';
      report({ file, line: null, code: 'not-a-trajectory', reason });
    }
    return trajectory;
  }

  private isRepeated(key: string, bytes: Buffer): boolean {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const hashes = this.seen.get(key) ?? new Set();
    this.seen.set(key, hashes);
    const isKnown = hashes.has(hash);
    hashes.add(hash);
    return isKnown;
  }

  /** What a person should know of one trajectory. */
  private tell(
    { submission, tries }: Trajectory,
    { file }: Document,
    run: Run,
    instance: string,
    { report, note }: ReadContext,
  ): void {
    const prediction = run.tasks.get(instance)?.prediction;
    if (prediction != null && submission !== null && prediction.patch.trim() !== submission.trim()) {
      const reason = `${prediction.file} has another patch for ${instance}; the trajectory's counts`;
      report({ file, line: null, code: 'disagreement', reason });
    }
    if (tries.length > 1)
      note(
        'A run that took several tries keeps the chosen one as its main thread, the others as further threads.',
      );
  }
}

/** A single trajectory keeps the folders above it where they name its run. */
function nameOfFile(path: string): string {
  const [run = '', folder = '', name = ''] = path.split(/[\\/]/).slice(-3);
  if (folder === posix.basename(name, posix.extname(name))) return `${run}/${folder}/${name}`;
  return parseRunName(folder) === null ? name : `${folder}/${name}`;
}

/** Runs of SWE-agent: a folder as it writes it, its parent, an archive or a single trajectory of any version. */
export const sweAgent = transcriptFormat({
  name: 'swe-agent',
  sniff: sniffSweAgent,
  isBeside: (path) => besideKind(path) !== null,
  nameOfFile,
  prepare: async (source, context) => new SweAgentRuns(await surveyOf(source, context)),
});
