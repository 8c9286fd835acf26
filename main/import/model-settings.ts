import { asObject, asText } from './untyped.ts';

export type Setting = string | number | boolean;
export type Settings = Readonly<Record<string, Setting>>;

/** What is told of a model's configuration: how it samples and calls tools. The rest is plumbing, or may hold keys. */
const TOLD = [
  'temperature',
  'top_p',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'seed',
  'parallel_tool_calls',
] as const;

export const isSetting = (value: unknown): value is Setting =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Settings of a system from its version and what its model is called with; what they do not say is left out. */
export function settingsOf(version: unknown, kwargs: unknown): Settings {
  const given = asObject(kwargs) ?? {};
  const told = TOLD.flatMap((name) => (isSetting(given[name]) ? [[name, given[name]] as const] : []));
  const text = asText(version);
  return { ...(text && { version: text }), ...Object.fromEntries(told) };
}
