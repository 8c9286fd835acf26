import { asList, asObject, type Untyped } from '../../untyped.ts';

/**
 * Messages that a sample keeps once, for its calls to name by their places; `message_pool` in 2025. Null at the place of one
 * that is lost.
 */
export function pooledMessages(sample: Untyped): readonly (Untyped | null)[] {
  return asList(asObject(sample.events_data)?.messages ?? sample.message_pool).map(asObject);
}
