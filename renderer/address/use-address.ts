import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AddressStore } from './address-store.ts';
import type { ParsedAddress } from './parse-address.ts';

export const AddressContext = createContext<AddressStore | null>(null);

/** The present address and how to change it. @throws outside of `<AddressContext>`. */
export function useAddress(): ParsedAddress & Pick<AddressStore, 'go'> {
  const store = useContext(AddressContext);
  if (store === null) throw new Error('useAddress needs an AddressContext around it.');
  const parsed = useSyncExternalStore(store.subscribe, store.current);
  return { ...parsed, go: store.go };
}
