import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { Event } from '../../analysis/model/event.ts';
import type { EventHeader, PackedEvents } from '../store/ingest/items.ts';

const deflate = promisify(deflateRaw);

const EVENTS_PER_CHUNK = 64;

/** After level 3 a smaller file costs more time than it saves. */
const LEVEL = 3;

/** Bodies are kept apart from headers, deflated about 64 together; deflating runs on the thread pool. */
export async function packEvents(events: readonly Event[]): Promise<PackedEvents> {
  const headers: EventHeader[] = [];
  const chunks: Promise<PackedEvents['chunks'][number]>[] = [];
  for (let first = 0; first < events.length; first += EVENTS_PER_CHUNK) {
    const bodies: Buffer[] = [];
    let offset = 0;
    for (const { body, ...header } of events.slice(first, first + EVENTS_PER_CHUNK)) {
      const bytes = Buffer.from(body, 'utf8');
      headers.push({ ...header, chunk: chunks.length, body_offset: offset, body_length: bytes.length });
      bodies.push(bytes);
      offset += bytes.length;
    }
    chunks.push(deflateChunk(Buffer.concat(bodies)));
  }
  return { headers, chunks: await Promise.all(chunks) };
}

async function deflateChunk(raw: Buffer): Promise<PackedEvents['chunks'][number]> {
  const body = await deflate(raw, { level: LEVEL });
  // A copy of its own: slices of a pooled buffer would carry the whole pool to the store thread.
  return { raw_bytes: raw.length, body: new Uint8Array(body) };
}
