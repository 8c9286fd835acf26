import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { finishJob } from '../../../main/workspace/finish-job.ts';
import { grade, type Lab, withLab } from '../../drills/docker/lab.ts';
import { ROOT } from '../../parts.mjs';
import { withWorkspace } from '../../synthetic/with-workspace.ts';
import { median, rounded } from '../measure.ts';
import type { Section } from '../section.ts';
import { type ScriptedModel, scriptedModel } from './scripted-model.ts';

const FOLDER = join(ROOT, 'build/demo/tasks');
const N_TASKS = 8;
const N_LOOKS = 12;
const SUBMIT = 'echo COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT && git add -A && git diff --cached';

interface Instance {
  readonly instance_id: string;
  readonly image_name: string;
  readonly problem_statement: string;
  readonly patch: string;
}

interface Ran {
  readonly commands: readonly string[];
  readonly patch: string;
}

const instances = (): readonly Instance[] =>
  readFileSync(join(FOLDER, 'instances.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Instance)
    .filter(({ instance_id }) => !/-13$|-15$|-19$|-17/.test(instance_id))
    .slice(0, N_TASKS);

/** Some looks around, the reference, and the end: the same for both. */
const commandsFor = ({ patch }: Instance): readonly string[] => [
  ...Array.from({ length: N_LOOKS }, (_, i) => `git ls-files | head -${i + 1}`),
  `git apply - <<'END_OF_PATCH'\n${patch}END_OF_PATCH`,
  SUBMIT,
];

/** The bash agent beside mini-swe-agent: on the same images, told the same by the same model. MINI_SWE_PYTHON has it. */
export async function benchAgents(): Promise<Section> {
  const python = process.env.MINI_SWE_PYTHON;
  const title = 'The bash agent beside mini-swe-agent';
  if (!python)
    return {
      ...{ title, columns: ['not run'], rows: [] },
      notes: ['MINI_SWE_PYTHON names no Python that has the package mini-swe-agent: this was not run.'],
    };
  return withLab(async (lab) => {
    const tasks = instances();
    const model = await scriptedModel((conversation) =>
      commandsFor(tasks.find((task) => conversation.includes(titleOf(task))) as Instance),
    );
    try {
      await grade(lab, { paths: [FOLDER], agents: ['gold'] });
      const ours = await runOurs(lab, tasks, model);
      const theirs = await runTheirs(lab, tasks, model, python);
      return { title, ...(await compared(lab, tasks, ours, theirs)) };
    } finally {
      await model.stop();
    }
  });
}

/** As it stands in JSON. */
const titleOf = ({ problem_statement }: Instance) =>
  JSON.stringify(problem_statement.split('\n')[0]).slice(1, -1);

interface Side {
  readonly name: string;
  readonly runs: ReadonlyMap<string, Ran>;
  readonly gaps: readonly number[];
}

async function runOurs(lab: Lab, tasks: readonly Instance[], model: ScriptedModel): Promise<Side> {
  const models = {
    version: 1,
    endpoints: { here: { base_url: model.base_url } },
    models: { m: { endpoint: 'here', model: 'made', price: 'free' } },
  };
  await writeFile(join(lab.folder, 'models.yaml'), stringify(models));
  const plan = {
    ...{ version: 1, name: 'ours', tasks: [FOLDER], only: tasks.map(({ instance_id }) => instance_id) },
    ...{ models: 'models.yaml', systems: { ours: { agent: 'bash', model: 'm' } }, parallel: 1 },
  };
  const file = join(lab.folder, 'plan.yaml');
  await writeFile(file, stringify(plan));
  const rows = await withWorkspace(lab.workspace, async (port) => {
    const { job_id } = await port.call('experiment.start', { plan: { file } });
    await finishJob(port, job_id);
    const query = `
      SELECT t.instance, a.patch, a.attempt_id
      FROM attempt a JOIN run r USING (run_id) JOIN task t USING (task_id) JOIN system s USING (system_id)
      WHERE s.label = 'ours'`;
    const { rows: found } = await port.call('sql', { query, limit: 100 });
    return Promise.all(
      found.map(async ([instance, patch, attempt]) => {
        const { rows: events } = await port.call('events', {
          ...{ attempt_id: Number(attempt), offset: 0, limit: 200, clip: 100_000 },
        });
        const commands = events.filter(({ kind }) => kind === 'call').map(({ body }) => body);
        return [String(instance), { commands, patch: String(patch) }] as const;
      }),
    );
  });
  return { name: 'ours', runs: new Map(rows), gaps: model.takeGaps() };
}

async function runTheirs(
  lab: Lab,
  tasks: readonly Instance[],
  model: ScriptedModel,
  python: string,
): Promise<Side> {
  const list = tasks.map((task) => ({
    ...{
      id: task.instance_id,
      image: task.image_name,
      statement: task.problem_statement,
      folder: '/testbed',
    },
  }));
  const file = join(lab.folder, 'theirs.json');
  await writeFile(file, JSON.stringify(list));
  const script = join(import.meta.dirname, 'mini-swe-agent.py');
  const { stdout } = await promisify(execFile)(python, [script, file, model.base_url], {
    maxBuffer: 2 ** 26,
  });
  const told = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{"version"') + 1)) as {
    readonly version: string;
    readonly runs: readonly (Ran & { readonly id: string })[];
  };
  const runs = new Map(told.runs.map(({ id, ...ran }) => [id, ran]));
  return { name: `mini-swe-agent ${told.version}`, runs, gaps: model.takeGaps() };
}

async function compared(lab: Lab, tasks: readonly Instance[], ours: Side, theirs: Side) {
  const verdicts = await verdictsOf(lab, tasks, theirs);
  const same = (is: (a: Ran, b: Ran) => boolean) =>
    tasks.filter(({ instance_id: id }) => {
      const [a, b] = [ours.runs.get(id), theirs.runs.get(id)];
      return a !== undefined && b !== undefined && is(a, b);
    }).length;
  const commands = same((a, b) => JSON.stringify(a.commands) === JSON.stringify(b.commands));
  const patches = same((a, b) => changesOf(a.patch) === changesOf(b.patch));
  const [step, theirStep] = [median(ours.gaps), median(theirs.gaps)];
  return {
    notes: [
      `${tasks.length} tasks, ${N_LOOKS + 2} commands each, one attempt after another. A step is from one request at the endpoint to the`,
      `next of the same conversation: the command and all that the agent does around it; medians over ${ours.gaps.length} and ${theirs.gaps.length} steps.`,
      `The same commands in ${commands} of ${tasks.length} tasks, the same patches in ${patches}, the same verdicts in ${verdicts}.`,
      'Aim: a ratio of at most 1.',
    ],
    columns: ['agent', 'ms a step', 'ratio'],
    rows: [
      ['ours', rounded(step), rounded(step / theirStep)],
      [theirs.name, rounded(theirStep), null],
    ],
  };
}

/** What a patch changes, without what differs by how it was made: hashes and modes of index lines. */
const changesOf = (patch: string) => patch.replace(/^index .*\n/gm, '').trim();

/** @returns in how many tasks their patch is judged as ours was */
async function verdictsOf(lab: Lab, tasks: readonly Instance[], theirs: Side): Promise<number> {
  const rows = tasks.map(({ instance_id }) => ({
    ...{ instance_id, model_name_or_path: 'theirs', model_patch: theirs.runs.get(instance_id)?.patch ?? '' },
  }));
  const file = join(lab.folder, 'theirs.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await grade(lab, { paths: [file] });
  return withWorkspace(lab.workspace, async (port) => {
    const query = `
      SELECT count(*) FROM run_outcome a JOIN system x ON x.system_id = a.system_id AND x.label = 'ours'
      JOIN run_outcome b USING (task_id) JOIN system y ON y.system_id = b.system_id AND y.label = 'theirs'
      WHERE a.outcome = b.outcome AND a.outcome IS NOT NULL`;
    const { rows: found } = await port.call('sql', { query, limit: 1 });
    return Number(found[0]?.[0]);
  });
}
