import { createHash } from 'node:crypto';
import { canonicalJson } from '../analysis/model/canonical-json.ts';

/** SHA-256 (hex) of a plain value, whatever the order of its keys. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
