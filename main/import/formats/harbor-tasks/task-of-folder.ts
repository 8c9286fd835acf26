import type { ImportProblem } from '../../format.ts';
import type { ImportedTask } from '../../items.ts';
import { NO_TASK_FACTS } from '../../no-task-facts.ts';
import { UNSPECIFIED } from '../../unspecified.ts';
import { asObject, asText, type Untyped } from '../../untyped.ts';
import { testList } from '../task-instances/test-list.ts';
import type { TaskFolder } from './task-folder.ts';

/** Publishers whose tasks are known under another name. */
const BENCHMARKS: Readonly<Record<string, string>> = { datacurve: 'DeepSWE' };

const firstText = (...values: readonly unknown[]): string | null =>
  values.map(asText).find((text) => text !== null && text !== '') ?? null;

/** `owner/name` of a repository's address. */
function repositoryOfUrl(url: string | null): string | null {
  const match = /^(?:https?:\/\/|git@)[^/:]+[/:]([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url ?? '');
  return match?.[1] ?? null;
}

/** The task's name is `publisher/name`. */
function benchmarkOf(name: string | null, given: string | undefined): string {
  const publisher = name?.includes('/') ? name.slice(0, name.indexOf('/')) : null;
  return given ?? (publisher === null ? UNSPECIFIED : (BENCHMARKS[publisher] ?? publisher));
}

/** Everything of the folder that has no column of its own, by section. */
function moreOf({ toml, config }: TaskFolder): Untyped {
  const { task, metadata, ...sections } = toml;
  const { repository_url, base_commit_hash, task_id, difficulty, ...described } = asObject(metadata) ?? {};
  const { base_commit, f2p_node_ids, p2p_node_ids, FAIL_TO_PASS, PASS_TO_PASS, ...settings } = config ?? {};
  const { name, ...rest } = asObject(task) ?? {};
  const all = { task: rest, metadata: described, config: settings, ...sections };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => Object.keys(asObject(value) ?? { value }).length > 0),
  );
}

function unsaid(instruction: string | null, file: string): readonly ImportProblem[] {
  const reason = 'there is no instruction.md to be read: the statement is unknown';
  return instruction === null ? [{ file, line: null, code: 'not-found', reason }] : [];
}

function contradiction(toml: unknown, config: unknown, file: string): readonly ImportProblem[] {
  const [one, other] = [asText(toml), asText(config)];
  if (one === null || other === null || one === other) return [];
  const reason = `task.toml is on commit ${one} but tests/config.json on ${other}; the first counts`;
  return [{ file, line: null, code: 'contradiction', reason }];
}

/** A task folder as a task: `name` is the folder's, `given` the benchmark of the mapping. */
export function taskOfFolder(
  folder: TaskFolder,
  name: string,
  given: string | undefined,
): { readonly task: ImportedTask; readonly problems: readonly ImportProblem[] } {
  const { toml, config } = folder;
  const metadata = asObject(toml.metadata);
  const named = firstText(asObject(toml.task)?.name);
  const file = `${name}/task.toml`;
  const instance = firstText(config?.instance_id, metadata?.task_id, named?.split('/').at(-1), name) ?? name;
  const task: ImportedTask = {
    ...NO_TASK_FACTS,
    benchmark: benchmarkOf(named, given),
    instance,
    canonical_id: instance,
    repository: repositoryOfUrl(firstText(metadata?.repository_url)) ?? firstText(config?.repo),
    base_commit: firstText(metadata?.base_commit_hash, config?.base_commit),
    statement: folder.instruction,
    reference_patch: folder.reference_patch ?? firstText(config?.patch),
    test_patch: folder.test_patch ?? firstText(config?.test_patch),
    image: firstText(asObject(toml.environment)?.docker_image),
    difficulty: firstText(metadata?.difficulty),
    fail_to_pass: testList(config?.f2p_node_ids ?? config?.FAIL_TO_PASS),
    pass_to_pass: testList(config?.p2p_node_ids ?? config?.PASS_TO_PASS),
    more: moreOf(folder),
    file,
    line: null,
  };
  const problems = [
    ...contradiction(metadata?.base_commit_hash, config?.base_commit, file),
    ...unsaid(folder.instruction, file),
  ];
  return { task, problems: [...folder.problems, ...problems] };
}
