/** The tables of a TrueType file by their four-letter tag. */
export type SfntTables = Map<string, Uint8Array>;

const CHECKSUM_MAGIC = 0xb1b0afba;

/** Takes a TrueType file apart; the tables are views into `bytes`. Source: OpenType 1.9, "Organization of an OpenType font". */
export function readSfnt(bytes: Uint8Array): SfntTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables: SfntTables = new Map();
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const entry = 12 + 16 * i;
    const start = view.getUint32(entry + 8);
    tables.set(readTag(bytes, entry), bytes.subarray(start, start + view.getUint32(entry + 12)));
  }
  return tables;
}

/** Puts tables together to a TrueType file with right checksums; same tables, same bytes. */
export function writeSfnt(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = new Uint8Array(
    sorted.reduce((end, [, table]) => end + padded(table.length), 12 + 16 * sorted.length),
  );
  const view = new DataView(bytes.buffer);
  writeHeader(view, sorted.length);
  let offset = 12 + 16 * sorted.length;
  for (const [i, [tag, table]] of sorted.entries()) {
    bytes.set(table, offset);
    if (tag === 'head') view.setUint32(offset + 8, 0);
    writeEntry(view, 12 + 16 * i, tag, offset, table.length);
    offset += padded(table.length);
  }
  setChecksumAdjustment(view, sorted);
  return bytes;
}

function readTag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function writeHeader(view: DataView, count: number): void {
  const log = Math.floor(Math.log2(count));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, count);
  view.setUint16(6, 16 * 2 ** log);
  view.setUint16(8, log);
  view.setUint16(10, 16 * count - 16 * 2 ** log);
}

function writeEntry(view: DataView, at: number, tag: string, offset: number, length: number): void {
  for (let i = 0; i < 4; i += 1) view.setUint8(at + i, tag.charCodeAt(i));
  view.setUint32(at + 4, checksum(view, offset, padded(length)));
  view.setUint32(at + 8, offset);
  view.setUint32(at + 12, length);
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function setChecksumAdjustment(view: DataView, sorted: readonly (readonly [string, Uint8Array])[]): void {
  const head = sorted.findIndex(([tag]) => tag === 'head');
  if (head < 0) throw new Error('A TrueType file needs a head table');
  const offset = view.getUint32(12 + 16 * head + 8);
  view.setUint32(offset + 8, (CHECKSUM_MAGIC - checksum(view, 0, view.byteLength)) >>> 0);
}
