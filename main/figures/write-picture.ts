import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '../../analysis/figures/parts/raster.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Types of colour of a PNG. */
const [RGB, RGBA] = [2, 6];

/** Pixels as a PNG in a data address, for the `image` of a figure. Source: PNG specification, 5, 11. */
export function writePicture(raster: Raster): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  const channels = isOpaque(raster) ? 3 : 4;
  header.set([8, channels === 3 ? RGB : RGBA, 0, 0, 0], 8);
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(unfiltered(raster, channels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Without transparency the file is a quarter smaller, and a PDF needs no mask for it. */
function isOpaque({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Each line behind the number of its filter, which is none. */
function unfiltered({ width, height, data }: Raster, channels: 3 | 4): Buffer {
  const stride = channels * width + 1;
  const bytes = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [4 * (y * width + x), y * stride + 1 + channels * x];
      for (let channel = 0; channel < channels; channel += 1) bytes[to + channel] = data[from + channel]!;
    }
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}
