import type { z } from 'zod';
import type { SourcedScript } from '../../../../analysis/model/script.ts';
import {
  compositionFault,
  familyOfScript,
  type RealSweFamily,
  type RealSweStyle,
  type RealSweTask,
  scriptOfFamily,
  scriptOfStyle,
  scriptOfTask,
  styleOfScript,
  taskOfScript,
} from '../../../../analysis/realswe/index.ts';
import type { Mapping } from '../../../../preload/schemas/mapping-schema.ts';
import { assignmentForCondition } from '../../apply-mapping.ts';
import { benchmarkOfInstances } from '../../benchmark-of-instances.ts';
import type { ImportItem } from '../../format.ts';
import type { TaskName } from '../../items.ts';
import { NO_TASK_FACTS } from '../../no-task-facts.ts';
import { notKept, type ParsedRow, type Place, parseRow } from '../../rows/parse-row.ts';
import type { RowResult } from '../../rows/read-rows.ts';
import type { KnownFile, RealSweSource } from './realswe-source.ts';
import { familySchema, styleSchema, taskSchema } from './record-schemas.ts';

const BENCHMARKS: Readonly<Record<string, string>> = {
  swebench_verified: 'SWE-bench Verified',
  swebench_pro: 'SWE-bench Pro',
};

/** Makes items of the rows of one source. */
export class RealSweItems {
  /** Interfaces of the families read so far, by task. */
  private readonly suffixes = new Map<string, string | null>();
  private readonly told = new Set<string>();
  readonly conditions = new Set<string>();

  constructor(
    private readonly source: RealSweSource,
    private readonly mapping: Mapping,
  ) {}

  *task(result: RowResult, file: KnownFile): Generator<ImportItem> {
    const row = yield* this.parsed(result, taskSchema, file);
    if (row === null) return;
    const { place } = row;
    const fault = compositionFault(row.data.composition, row.data.issue_type);
    if (fault !== null) {
      const reason = `${row.data.instance_id}: ${fault}; the row is left out`;
      return yield { kind: 'problem', problem: { ...place, code: 'bad-composition', reason } };
    }
    const sourced = scriptOfTask(row.data);
    yield* this.facts(row.data, place);
    yield* this.checked(row, taskOfScript(sourced, factsOf(row.data)));
    yield* this.script(sourced, row.data, 'realswe-bench', 'realswe-bench', place);
  }

  *family(result: RowResult, file: KnownFile): Generator<ImportItem> {
    const row = yield* this.parsed(result, familySchema, file);
    if (row === null) return;
    const { place } = row;
    this.suffixes.set(row.data.instance_id, row.data.interface_suffix);
    const sourced = scriptOfFamily(row.data);
    yield* this.facts(row.data, place);
    yield* this.checked(row, familyOfScript(sourced, factsOf(row.data)));
    const origin = this.source.originOf(row.data.source);
    const provenance = { ...sourced.provenance, ...(origin && { origin }) };
    yield* this.script({ ...sourced, provenance }, row.data, 'realswe-families', null, place);
  }

  *style(result: RowResult, file: KnownFile): Generator<ImportItem> {
    const row = yield* this.parsed(result, styleSchema, file);
    if (row === null) return;
    const { place } = row;
    const { instance_id } = row.data;
    const { name, generation } = this.source.styleOf(file);
    const sourced = scriptOfStyle(row.data, name, this.suffixes.get(instance_id) ?? null);
    yield* this.checked(row, styleOfScript(sourced, instance_id));
    const provenance = { ...sourced.provenance, ...(generation !== null && { generation }) };
    yield* this.script({ ...sourced, provenance }, row.data, `realswe-full ${name}`, 'realswe-full', place);
  }

  private *parsed<T>(
    result: RowResult,
    schema: z.ZodType<T>,
    { relative }: KnownFile,
  ): Generator<ImportItem, ParsedRow<T> | null> {
    const row = parseRow(result, schema, relative);
    if (!('problem' in row)) return row;
    yield { kind: 'problem', problem: row.problem };
    return null;
  }

  private *checked(
    row: ParsedRow<{ readonly instance_id: string }>,
    exported: unknown,
  ): Generator<ImportItem> {
    const problem = notKept(row.raw, exported, row.data.instance_id, row.place);
    if (problem !== null) yield { kind: 'problem', problem };
  }

  /** What a row tells of its task, once: families and tasks tell the same. */
  private *facts(row: RealSweTask | RealSweFamily, place: Place): Generator<ImportItem> {
    const task = this.nameOf(row, row.source);
    const facts = { repository: row.repo, base_commit: row.base_commit, image: row.image_name };
    const key = JSON.stringify([task, facts]);
    if (this.told.has(key)) return;
    this.told.add(key);
    yield { kind: 'task', task: { ...NO_TASK_FACTS, ...task, ...facts, ...place } };
  }

  private nameOf({ instance_id }: { readonly instance_id: string }, source: string | null): TaskName {
    const known = source === null ? benchmarkOfInstances([instance_id]) : (BENCHMARKS[source] ?? source);
    const benchmark = this.mapping.all?.benchmark ?? known ?? 'SWE-bench Verified';
    return { benchmark, instance: instance_id, canonical_id: instance_id };
  }

  private *script(
    { script, provenance }: SourcedScript<object>,
    row: RealSweTask | RealSweFamily | RealSweStyle,
    name: string,
    recipe: string | null,
    place: Place,
  ): Generator<ImportItem> {
    this.conditions.add(name);
    const task = this.nameOf(row, 'source' in row ? row.source : null);
    const condition = assignmentForCondition(this.mapping, name).condition ?? name;
    const description = recipe === null ? null : this.source.recipeOf(recipe);
    yield {
      kind: 'script',
      script: { task, condition, description, script, provenance: { ...provenance }, ...place },
    };
  }
}

const factsOf = (row: RealSweTask | RealSweFamily) => ({
  instance: row.instance_id,
  repository: row.repo,
  base_commit: row.base_commit,
  image: row.image_name,
});
