import type { KeySource } from './keys.ts';

/** Keys that a host keeps for the person, encrypted by the system. Nobody reads one back but the calls that need it. */
export interface Keyring {
  /** Why no key can be kept here; null where one can. */
  readonly problem: string | null;
  readonly source: KeySource;
  names(): readonly string[];
  /** @throws UserError where the system cannot keep it */
  keep(name: string, key: string): void;
  forget(name: string): void;
}
