import type { Database } from '../../../main/store/database.ts';
import { type StoreApi, storeApi } from '../../../main/store/store-api.ts';
import type { Store } from '../../../main/store/store-client.ts';

/** The store in this thread. */
export function storeOf(database: Database): Pick<Store, 'call'> {
  const api = storeApi(database) as unknown as Record<
    string,
    (argument: unknown, signal?: AbortSignal) => never
  >;
  return { call: async (name: keyof StoreApi, argument, signal) => api[name]?.(argument, signal) as never };
}
