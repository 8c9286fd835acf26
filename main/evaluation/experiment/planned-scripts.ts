import type { Script } from '../../../analysis/model/script.ts';
import { concatenated } from '../../../analysis/scripts/index.ts';
import type { Store } from '../../store/store-client.ts';
import type { ConditionPlan } from './experiment-plan.ts';

/** The scripts of an experiment, by condition and task. */
export class PlannedScripts {
  private constructor(private readonly scripts: ReadonlyMap<string, ReadonlyMap<number, Script> | null>) {}

  static async open(
    store: Store,
    conditions: Readonly<Record<string, ConditionPlan>>,
    statementOf: (task_id: number) => string,
  ): Promise<PlannedScripts> {
    const scripts = new Map<string, ReadonlyMap<number, Script> | null>();
    for (const [name, plan] of Object.entries(conditions)) {
      const { from, scripts: files } = plan;
      const condition = from ?? (files.length > 0 ? name : null);
      scripts.set(name, condition === null ? null : await scriptsOf(store, condition, plan, statementOf));
    }
    return new PlannedScripts(scripts);
  }

  /** Null where the condition has no script for the task. */
  of(condition: string, task_id: number): Script | null {
    const scripts = this.scripts.get(condition);
    return scripts === null ? STATEMENT : (scripts?.get(task_id) ?? null);
  }
}

/** The task's own statement, said at the start. */
const STATEMENT: Script = { spine: [], overlays: [], method: 'original', label: 'single' };

async function scriptsOf(
  store: Store,
  condition: string,
  plan: ConditionPlan,
  statementOf: (task_id: number) => string,
): Promise<ReadonlyMap<number, Script>> {
  const rows = await store.call('taskScripts', { condition });
  return new Map(
    rows.map(({ task_id, ...script }) => [
      task_id,
      plan.concatenated ? concatenated(script, statementOf(task_id)) : script,
    ]),
  );
}
