import type { Database } from '../database.ts';
import type { NewBudgetEntry } from './budget-entry.ts';
import { type EmbeddingsRequest, findEmbeddings } from './find-embeddings.ts';
import { findModelCall } from './find-model-call.ts';
import { type OpenBudgetRequest, openBudget } from './open-budget.ts';
import { readBudgets } from './read-budgets.ts';
import { reserve } from './reserve.ts';
import { type SettleRequest, settle } from './settle.ts';

/** What the gateway to models asks of the store. */
export function modelsApi(database: Database) {
  return {
    budgets: (_: object) => readBudgets(database),
    openBudget: (request: OpenBudgetRequest) => openBudget(database, request),
    reserveCall: (entry: NewBudgetEntry) => reserve(database, entry),
    settleCall: (request: SettleRequest) => settle(database, request),
    findModelCall: (request: { request_hash: string; draw: string }) => findModelCall(database, request),
    findEmbeddings: (request: EmbeddingsRequest) => findEmbeddings(database, request),
  };
}
