import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import type { Script } from './script.ts';

/** SHA-256 (hex) of a script's canonical JSON: two scripts with one hash are the same script. */
export function scriptHash({ spine, overlays, method, label }: Script): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson({ spine, overlays, method, label }))));
}
