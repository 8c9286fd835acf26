import type { Address } from './address.ts';
import { formatAddress } from './format-address.ts';
import { type ParsedAddress, parseAddress } from './parse-address.ts';

type Change = Partial<Address> | ((address: Address) => Partial<Address>);

export interface AddressStore {
  readonly current: () => ParsedAddress;
  readonly subscribe: (changed: () => void) => () => void;
  /** Goes to the present address with `change` applied; `replace` leaves no step in the history. */
  readonly go: (change: Change, how?: 'push' | 'replace') => void;
}

/**
 * Browsers drop history writes beyond some 200 in 30 s, which a held-down arrow key exceeds; so replacements
 * are written once they pause.
 */
const SETTLE_MS = 150;

/** Where the window is, kept in `location.hash`: the only state that a link, back and forward have to restore. */
export function createAddressStore(page: Window): AddressStore {
  const listeners = new Set<() => void>();
  let hash = page.location.hash;
  let parsed = parseAddress(hash);
  let settle: ReturnType<typeof setTimeout> | undefined;

  function become(next: string): void {
    hash = next;
    parsed = parseAddress(next);
    for (const listener of listeners) listener();
  }

  function flush(): void {
    clearTimeout(settle);
    settle = undefined;
    if (hash !== page.location.hash) page.history.replaceState(null, '', hash);
  }

  function moved(): void {
    clearTimeout(settle);
    settle = undefined;
    if (page.location.hash !== hash) become(page.location.hash);
  }

  page.addEventListener('hashchange', moved);
  page.addEventListener('popstate', moved);
  page.addEventListener('pagehide', flush);

  return {
    current: () => parsed,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    go: (change, how = 'push') => {
      const { address } = parsed;
      const next = formatAddress({
        ...address,
        ...(typeof change === 'function' ? change(address) : change),
      });
      if (next === hash) return;
      if (how === 'push') {
        flush();
        page.history.pushState(null, '', next);
      } else {
        clearTimeout(settle);
        settle = setTimeout(flush, SETTLE_MS);
      }
      become(next);
    },
  };
}
