import type { Assignment, Mapping } from '../../../preload/schemas/mapping-schema.ts';
import { assignmentFor, noteUnusedNames } from '../apply-mapping.ts';
import { counted } from '../counted.ts';
import type { ImportedAttempt, ImportedRun } from '../format.ts';
import { KNOWN_BENCHMARKS } from '../known-benchmarks.ts';
import { recogniseBenchmark } from '../recognise-benchmark.ts';
import { repositoryOf } from '../repository-of.ts';
import { systemLabel } from '../system-label.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import type { Transcript } from './transcript.ts';

/** Zeros that say that nobody counted become unknown. */
function honest(attempt: ImportedAttempt): ImportedAttempt {
  const input_tokens = counted(attempt.input_tokens);
  return {
    ...attempt,
    input_tokens,
    cached_tokens: input_tokens === null ? null : attempt.cached_tokens,
    output_tokens: counted(attempt.output_tokens),
    cost_usd: counted(attempt.cost_usd),
    steps: counted(attempt.steps),
  };
}

function labelOf({ label, agent, model }: Transcript): string {
  return label || (systemLabel(agent, model) ?? UNSPECIFIED);
}

/** Names the runs of one source: from the mapping, else from what the transcripts say, else `unspecified`. */
export class RunNamer {
  private readonly taken = new Map<string, Set<number>>();
  private readonly groups = new Set<string>();
  private readonly together: { readonly ids: ReadonlySet<string>; readonly benchmark: string | null };
  private numbered = 0;
  private unnamed = 0;

  /** `ids`: tasks known to be in the source, which together may tell the benchmark where one alone does not. */
  constructor(
    private readonly mapping: Mapping,
    ids: readonly string[] = [],
  ) {
    const known = ids.filter((id) => KNOWN_BENCHMARKS.some((benchmark) => benchmark.ids.has(id)));
    this.together = { ids: new Set(known), benchmark: recogniseBenchmark(known) };
  }

  run(transcript: Transcript): ImportedRun {
    const assignment = assignmentFor(this.mapping, transcript.group);
    this.groups.add(transcript.group);
    const task = transcript.task ?? UNSPECIFIED;
    const { agent, model, settings, file, line, note } = transcript;
    const named = {
      benchmark: this.benchmark(transcript, assignment),
      task,
      system: { label: assignment.system ?? labelOf(transcript), agent, model, settings },
      condition: assignment.condition ?? transcript.condition ?? 'vanilla',
    };
    // A system is known by its label, whatever else is told of it.
    const key = JSON.stringify([named.benchmark, task, named.system.label, named.condition]);
    return {
      ...named,
      repository: transcript.repository ?? repositoryOf(task),
      canonical_id: task,
      repeat: this.repeat(key, assignment.repeat ?? transcript.repeat),
      ...{ file, line, note, ambiguous: false },
      attempt: transcript.attempt && honest(transcript.attempt),
      grade: transcript.grade,
    };
  }

  /** What a person should know once all is read. */
  notes(): readonly string[] {
    const notes: string[] = [];
    const unused = noteUnusedNames(this.mapping, [...this.groups]);
    if (unused !== null) notes.push(unused);
    if (this.unnamed > 0)
      notes.push(
        `${this.unnamed} runs do not tell their benchmark; name it with --benchmark NAME or in a mapping file.`,
      );
    if (this.numbered > 0)
      notes.push(
        `${this.numbered} runs have the task, system and condition of an earlier one and were numbered as its repeats.`,
      );
    return notes;
  }

  private benchmark(transcript: Transcript, assignment: Assignment): string {
    const told = assignment.benchmark ?? transcript.benchmark ?? this.recognised(transcript.task);
    if (told === null) this.unnamed += 1;
    return told ?? UNSPECIFIED;
  }

  private recognised(task: string | null): string | null {
    if (task === null) return null;
    const byAll = this.together.ids.has(task) ? this.together.benchmark : null;
    return byAll ?? recogniseBenchmark([task]);
  }

  private repeat(key: string, given: number | null): number {
    const numbers = this.taken.get(key) ?? new Set<number>();
    this.taken.set(key, numbers);
    let repeat = given ?? 1;
    while (given === null && numbers.has(repeat)) repeat += 1;
    if (given === null && repeat > 1) this.numbered += 1;
    numbers.add(repeat);
    return repeat;
  }
}
