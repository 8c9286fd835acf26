import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content?: string | Buffer;
  readonly method?: 'stored' | 'deflated' | 'zstandard';
  /** What is written in place of the packed content. */
  readonly packed?: Buffer;
  /** What is declared in place of the content's size. */
  readonly bytes?: number;
  readonly encrypted?: boolean;
  /** Mode of a Unix file, such as 0o120777 for a link. */
  readonly mode?: number;
}

const METHODS = { stored: 0, deflated: 8, zstandard: 93 };
const BLOCK = 128 * 1024;

/** The start of a Zstandard frame with a window of one block. */
const FRAME = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x38]);

function blockHeader(type: 0 | 1, size: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE((size << 3) | (type << 1) | Number(isLast), 0, 3);
  return header;
}

/** A Zstandard frame whose blocks are kept as they are: there is no packer in Node 20, and a frame may do without. */
export function zstdFrame(content: Buffer): Buffer {
  const parts: Buffer[] = [FRAME];
  for (let at = 0; at === 0 || at < content.length; at += BLOCK) {
    const piece = content.subarray(at, at + BLOCK);
    parts.push(blockHeader(0, piece.length, at + BLOCK >= content.length), piece);
  }
  return Buffer.concat(parts);
}

/** A Zstandard frame of four bytes for every 128 KiB of one character. */
export function zstdBomb(blocks: number): Buffer {
  const block = (isLast: boolean) => Buffer.concat([blockHeader(1, BLOCK, isLast), Buffer.from('a')]);
  return Buffer.concat([FRAME, ...Array(blocks - 1).fill(block(false)), block(true)]);
}

function packedOf(content: Buffer, method: ZipPart['method']): Buffer {
  if (method === 'zstandard') return zstdFrame(content);
  return method === 'stored' ? content : deflateRawSync(content);
}

function headers(part: ZipPart, offset: number): { local: Buffer; central: Buffer; packed: Buffer } {
  const content = Buffer.from(part.content ?? '');
  const packed = part.packed ?? packedOf(content, part.method);
  const name = Buffer.from(part.name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(part.encrypted ? 1 : 0, 2);
  shared.writeUInt16LE(METHODS[part.method ?? 'deflated'], 4);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(part.bytes ?? content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 'latin1');
  central.writeUInt16LE(3 << 8, 4);
  shared.copy(central, 6);
  central.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 38);
  central.writeUInt32LE(offset, 42);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name]),
    central: Buffer.concat([central, name]),
    packed,
  };
}

/** A ZIP archive of the given parts, true or not. */
export function packZip(parts: readonly ZipPart[]): Buffer {
  const written: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, central, packed } = headers(part, offset);
    written.push(local, packed);
    directory.push(central);
    offset += local.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...written, ...directory, end]);
}
