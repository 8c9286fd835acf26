import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A number in [0, 1) that decides selections: the first 48 bits of SHA-256 over the UTF-8 of `seed|purpose|key`,
 * divided by 2^48. Unlike drawing, it does not depend on the order in which keys come.
 */
export function hashRank(seed: string, purpose: string, key: string): number {
  const digest = sha256(utf8ToBytes(`${seed}|${purpose}|${key}`));
  return digest.subarray(0, 6).reduce((bits, byte) => bits * 256 + byte, 0) / 2 ** 48;
}
