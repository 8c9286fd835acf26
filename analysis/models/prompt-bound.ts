import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What templates put around a conversation (its beginning, the word that opens the reply). */
const AROUND = 64;

/**
 * More tokens than a prompt can have: the bytes of its JSON, since no token of a byte-level vocabulary stands for less than one,
 * and what JSON needs around a message is more than what a template puts there.
 */
export const promptBound = (body: Readonly<Record<string, unknown>>): number =>
  utf8ToBytes(JSON.stringify(body)).length + AROUND;
