import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../model/canonical-json.ts';

/** SHA-256 (hex) of a request's canonical JSON with the address it goes to: the same question to the same model. */
export const requestHash = (base_url: string, body: Readonly<Record<string, unknown>>): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson({ base_url, body }))));
