import { bareModel } from './bare-model.ts';

/**
 * What a system is called, from whatever source it comes: agent and model, the model without its provider, so that one model
 * has one label. Null where neither is known.
 */
export function systemLabel(agent: string | null, model: string | null): string | null {
  const parts = [agent, model === null ? null : bareModel(model)];
  return parts.filter((part) => part !== null && part !== '').join(' · ') || null;
}
