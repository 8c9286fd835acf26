import type { SourcedScript } from '../../analysis/model/script.ts';
import { UserError } from '../../analysis/model/user-error.ts';
import {
  type FamilyProvenance,
  familyOfScript,
  REALSWE_METHOD,
  type StyleProvenance,
  styleOfScript,
  type TaskProvenance,
  taskOfScript,
} from '../../analysis/realswe/index.ts';
import { type FlowProvenance, rowsOfFlow, TASKFLOW_METHOD } from '../../analysis/taskflow/index.ts';
import {
  type CoEditProvenance,
  type CounterEditProvenance,
  TOUCH_METHOD,
  touchRecordOf,
} from '../../analysis/touch/index.ts';
import type { Output, Parsed } from '../../preload/contract.ts';
import type { ChosenScript } from '../store/scripts.ts';
import type { Store } from '../store/store-client.ts';

type Form = Parsed<'scripts.export'>['form'];

const METHODS: Readonly<Record<Form, string>> = {
  'swe-touch': TOUCH_METHOD,
  realswe: REALSWE_METHOD,
  taskflow: TASKFLOW_METHOD,
};

function sourced<P>(chosen: ChosenScript, method: string): SourcedScript<P> {
  const { spine, overlays, label, provenance } = chosen;
  return {
    script: { spine: JSON.parse(spine), overlays: JSON.parse(overlays), method, label },
    provenance: JSON.parse(provenance),
  };
}

/** What conditions are mixed in one file cannot be told apart in it. */
function ambiguous(what: string, conditions: Iterable<string>): UserError {
  const names = [...new Set(conditions)].join(', ');
  return new UserError('usage', `${what}: ${names}.`, 'Name the conditions to be written.');
}

const isCounterEdit = (provenance: object): provenance is CounterEditProvenance =>
  'critical_regions' in provenance;

const keyOf = ({ benchmark, instance }: ChosenScript): string => JSON.stringify([benchmark, instance]);

/** Counter-edits, each with the helpful edit that was chosen for the same task. */
function touchRecords(chosen: readonly ChosenScript[]): readonly unknown[] {
  const counters = chosen.filter(({ provenance }) => isCounterEdit(JSON.parse(provenance)));
  const helpful = new Map(chosen.filter((one) => !counters.includes(one)).map((one) => [keyOf(one), one]));
  if (new Set(counters.map(keyOf)).size < counters.length)
    throw ambiguous(
      'Several conditions choose a counter-edit for one task',
      counters.map(({ condition }) => condition),
    );
  return counters.map((one) => {
    const control = helpful.get(keyOf(one));
    return touchRecordOf({
      instance: one.instance,
      counterEdit: sourced<CounterEditProvenance>(one, TOUCH_METHOD),
      coEdit: control === undefined ? null : sourced<CoEditProvenance>(control, TOUCH_METHOD),
    });
  });
}

type RealSweProvenance = TaskProvenance | FamilyProvenance | StyleProvenance;

function realSweRecord(chosen: ChosenScript): unknown {
  const { script, provenance } = sourced<RealSweProvenance>(chosen, REALSWE_METHOD);
  const { instance, repository, base_commit, image } = chosen;
  if (provenance.form === 'style') return styleOfScript({ script, provenance }, instance);
  if (repository === null || base_commit === null || image === null)
    throw new UserError(
      'bad-input',
      `${instance} lacks its repository, commit or image.`,
      'Import the tasks or families of RealSWE that it is from.',
    );
  const facts = { instance, repository, base_commit, image };
  return provenance.form === 'task'
    ? taskOfScript({ script, provenance }, facts)
    : familyOfScript({ script, provenance }, facts);
}

/** Tasks, families and styles are files of their own, and so is every condition. */
function realSweRecords(chosen: readonly ChosenScript[]): readonly unknown[] {
  const conditions = new Set(chosen.map(({ condition }) => condition));
  if (conditions.size > 1) throw ambiguous('Each condition of RealSWE is a file of its own', conditions);
  return chosen.map(realSweRecord);
}

const flowRecords = (chosen: readonly ChosenScript[]): readonly unknown[] =>
  chosen.flatMap((one) => rowsOfFlow(sourced<FlowProvenance>(one, TASKFLOW_METHOD), one.instance));

const RECORDS: Readonly<Record<Form, (chosen: readonly ChosenScript[]) => readonly unknown[]>> = {
  'swe-touch': touchRecords,
  realswe: realSweRecords,
  taskflow: flowRecords,
};

/** Writes the scripts of one method in the form they are published in. Throws UserError where there are none. */
export async function exportScripts(
  store: Store,
  { form, conditions }: Parsed<'scripts.export'>,
  signal: AbortSignal,
): Promise<Output<'scripts.export'>> {
  const chosen = await store.call('chosenScripts', { method: METHODS[form], conditions }, signal);
  if (chosen.length === 0)
    throw new UserError(
      'not-found',
      `This workspace holds no scripts of ${form}${conditions.length > 0 ? ` under ${conditions.join(', ')}` : ''}.`,
      '`parallax scripts` lists those that are there.',
    );
  const records = RECORDS[form](chosen);
  const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return { text, n_records: records.length, file_name: `${form}.jsonl` };
}
