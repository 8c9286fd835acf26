import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What tells a set of tasks from others: as `Cohort.hash` says. A task given twice counts once. */
export function cohortHash(tasks: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes([...new Set(tasks)].sort().join('\n')))).slice(0, 16);
}
