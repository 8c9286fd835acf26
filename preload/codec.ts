import { decode, ExtensionCodec, encode } from '@msgpack/msgpack';

const TYPED_ARRAYS = [
  Float64Array,
  Float32Array,
  Int32Array,
  Uint32Array,
  Int16Array,
  Uint16Array,
  Int8Array,
] as const;

function bytesOf(array: ArrayBufferView): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength).slice();
}

/** MessagePack extension types 1–7 carry typed arrays, little-endian like every machine we run on. */
function typedArrayExtensions(): ExtensionCodec {
  const codec = new ExtensionCodec();
  TYPED_ARRAYS.forEach((TypedArrayClass, index) => {
    codec.register({
      type: index + 1,
      encode: (value) => (value instanceof TypedArrayClass ? bytesOf(value) : null),
      decode: (bytes) => new TypedArrayClass(bytes.slice().buffer),
    });
  });
  return codec;
}

/** Node's sockets give a Buffer, whose slices are views rather than copies, and so would be what is decoded from it. */
function plainBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const extensionCodec = typedArrayExtensions();

/** The one codec of every transport: MessagePack. Undefined fields are left out, as in JSON. */
export const codec = {
  encode: (value: unknown): Uint8Array => encode(value, { extensionCodec, ignoreUndefined: true }),
  /** @throws when the bytes are not one whole MessagePack value. */
  decode: (bytes: Uint8Array): unknown => decode(plainBytes(bytes), { extensionCodec }),
};
