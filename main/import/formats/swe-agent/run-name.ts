/** What the name of a run's folder tells, and of a demonstration's file. */
export interface RunName {
  /** `human` and `human_thought` are people at the keyboard in the agent's place. */
  readonly model: string;
  readonly settings: Readonly<Record<string, number>>;
}

const NAME = /^(.+?)__t-([\d.]+)__p-([\d.]+|None)__c-[\d.]+(.*)$/;

/**
 * The folder of a run: `MODEL__DATA__CONFIG__t-0.00__p-0.95__c-3.00__install-1` in SWE-agent 0.x,
 * `CONFIG__MODEL__t-0.00__p-1.00__c-3.00___DATA` from 1.0 on, where a `/` in the model stands as `--`. Null: another name.
 */
export function parseRunName(name: string): RunName | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const [, before = '', temperature, top_p, after = ''] = match;
  const parts = before.split('__');
  const isOld = !after.startsWith('___');
  const model = isOld ? parts[0]! : parts.slice(1).join('__').replaceAll('--', '/');
  const settings = { temperature: Number(temperature), ...(top_p !== 'None' && { top_p: Number(top_p) }) };
  return { model, settings };
}

export interface Demonstration {
  readonly model: string;
  readonly task: string;
}

/** A trajectory that a person made, kept as `human-TASK` or `human-thought-TASK`; null: another name. */
export function parseDemonstrationName(stem: string): Demonstration | null {
  const match = /^human([-_]thought)?-(.+)$/.exec(stem);
  return match === null ? null : { model: match[1] ? 'human_thought' : 'human', task: match[2]! };
}
