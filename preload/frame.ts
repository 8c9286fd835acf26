import { z } from 'zod';
import { codec } from './codec.ts';

const failure = z.object({ code: z.string(), message: z.string(), hint: z.string() });

/** Caller → holder. `id` is the caller's own number for the exchange. */
export const requestFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('call'), id: z.number().int(), method: z.string(), input: z.unknown() }),
  z.object({ type: z.literal('cancel'), id: z.number().int() }),
]);

/** Holder → caller. A call ends with one `value` or `error`; a stream sends `value`s, then `end` or `error`. */
export const responseFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('value'), id: z.number().int(), value: z.unknown() }),
  z.object({ type: z.literal('end'), id: z.number().int() }),
  z.object({ type: z.literal('error'), id: z.number().int(), error: failure }),
]);

export type RequestFrame = z.infer<typeof requestFrame>;
export type ResponseFrame = z.infer<typeof responseFrame>;
export type Failure = z.infer<typeof failure>;

export const encodeFrame = (frame: RequestFrame | ResponseFrame): Uint8Array => codec.encode(frame);
