import type { NewBudgetEntry } from '../../main/store/models/budget-entry.ts';
import type { ModelCall, StoredEmbedding } from '../../main/store/models/model-call.ts';
import type { SettleRequest } from '../../main/store/models/settle.ts';

/** A call that is about to be made under the budget “b”. */
export const budgetEntry = (more: Partial<NewBudgetEntry> = {}): NewBudgetEntry => ({
  ...{ budget: 'b', role: 'judge', endpoint: 'here', model: 'm', price: '{"input":1}' },
  ...{ input_bound: 10, output_bound: 20, reserved_nano: 1000, opened_at: 5, subject: null },
  ...more,
});

/** The end of a call that came to 400 billionths of a dollar. */
export const settlement = (more: Partial<SettleRequest> & { readonly entry_id: number }): SettleRequest => ({
  ...{ settled_by: 'usage', actual_nano: 400, input_tokens: 8, cached_tokens: 2, output_tokens: 5 },
  ...{ close: null, settled_at: 6, call: null, embeddings: [] },
  ...more,
});

export const modelCall = (more: Partial<ModelCall> = {}): ModelCall => ({
  ...{ request_hash: 'h', draw: '1', role: 'judge', endpoint: 'here', model: 'm', prompt_version: null },
  ...{ request: '{"messages":[]}', reply: '{"text":"yes"}', price: null, input_tokens: 8, cached_tokens: 2 },
  ...{ written_tokens: null, output_tokens: 5, reasoning_tokens: null, cost_usd: 0.5, called_at: 7 },
  ...more,
});

export const embedding = (
  text_hash: string,
  vector: readonly number[] = [0.6, 0.8],
  more: Partial<StoredEmbedding> = {},
): StoredEmbedding => ({ text_hash, model: 'm', model_version: '1', vector, ...more });
