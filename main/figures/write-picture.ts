import { crc32, deflateSync } from 'node:zlib';
import type { Raster } from '../../analysis/figures/parts/raster.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Pixels as a PNG in a data address, for the `image` of a figure. Source: PNG specification, 5, 11. */
export function writePicture(raster: Raster): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(unfiltered(raster), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Each line behind the number of its filter, which is none. */
function unfiltered({ width, height, data }: Raster): Buffer {
  const stride = 4 * width;
  const bytes = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1)
    bytes.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
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
