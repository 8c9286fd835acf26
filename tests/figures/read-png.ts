import { inflateSync } from 'node:zlib';

interface Image {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly pixel: (x: number, y: number) => Uint8Array;
}

/** A PNG of 8 bits a channel without palette or interlacing. Source: PNG specification, 9, 11. */
export function readPng(bytes: Uint8Array): Image {
  const file = Buffer.from(bytes);
  const [width, height, type] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25]];
  if (file[24] !== 8 || file[28] !== 0 || (type !== 2 && type !== 6))
    throw new Error('Such a PNG is not read.');
  const channels = type === 2 ? 3 : 4;
  const data = unfilter(inflateSync(Buffer.concat(parts(file))), width * channels, height, channels);
  const pixel = (x: number, y: number) =>
    data.subarray(channels * (y * width + x), channels * (y * width + x + 1));
  return { width, height, channels, pixel };
}

function parts(file: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      found.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  return found;
}

function unfilter(raw: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]!;
    for (let i = 0; i < stride; i += 1) {
      const at = y * stride + i;
      const [left, up, corner] = [
        i < channels ? 0 : data[at - channels]!,
        y === 0 ? 0 : data[at - stride]!,
        i < channels || y === 0 ? 0 : data[at - stride - channels]!,
      ];
      data[at] = raw[y * (stride + 1) + 1 + i]! + predicted(filter, left, up, corner);
    }
  }
  return data;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter < 4) return [0, left, up, (left + up) >> 1][filter]!;
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
