import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codec } from '../../preload/codec.ts';

describe('the codec', () => {
  it('gives back any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        // MessagePack has one zero for integers; JSON too.
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        fc.pre(!JSON.stringify(plain).includes('"__proto__"'));
        expect(codec.decode(codec.encode(plain))).toEqual(plain);
      }),
    );
  });

  it.each([new Float64Array([1.5, -2]), new Int32Array([1, -1]), new Uint16Array([7]), new Float32Array(0)])(
    'gives back typed arrays: %o',
    (array) => {
      expect(codec.decode(codec.encode({ array }))).toEqual({ array });
    },
  );

  it('gives back a view into a larger buffer alone', () => {
    const view = new Float64Array([1, 2, 3, 4]).subarray(1, 3);
    expect(codec.decode(codec.encode(view))).toEqual(new Float64Array([2, 3]));
  });

  it('gives back the same from a Buffer in the midst of another, as sockets have it', () => {
    const value = { bytes: Uint8Array.of(1, 2, 3), counts: Uint16Array.of(4, 5), none: new Int32Array() };
    const encoded = codec.encode(value);
    const around = Buffer.alloc(encoded.length + 3);
    around.set(encoded, 3);
    const decoded = codec.decode(around.subarray(3)) as typeof value;
    expect(decoded).toEqual(value);
    expect(Object.values(decoded).map((array) => array.constructor)).toEqual([
      ...[Uint8Array, Uint16Array, Int32Array],
    ]);
  });

  it.each([[[]], [[0xc1]], [[0x81]], [[0x01, 0x02]]])('refuses bytes that are no value: %j', (bytes) => {
    expect(() => codec.decode(new Uint8Array(bytes))).toThrow();
  });
});
