import { asObject, asObjects, type Untyped } from '../../untyped.ts';

/** Messages that a sample keeps once, for its calls to name by their places; `message_pool` in 2025. */
export function pooledMessages(sample: Untyped): readonly Untyped[] {
  return asObjects(asObject(sample.events_data)?.messages ?? sample.message_pool);
}
