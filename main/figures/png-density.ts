import { crc32 } from 'node:zlib';

const END_OF_HEADER = 33;

/** The PNG with a `pHYs` chunk, so that it is placed at its true size. Source: PNG specification, 11.3.5.3. */
export function setPngDensity(png: Uint8Array, dpi: number): Uint8Array {
  const chunk = Buffer.alloc(21);
  const pixels_per_metre = Math.round(dpi / 0.0254);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(pixels_per_metre, 8);
  chunk.writeUInt32BE(pixels_per_metre, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return new Uint8Array(Buffer.concat([png.subarray(0, END_OF_HEADER), chunk, png.subarray(END_OF_HEADER)]));
}
