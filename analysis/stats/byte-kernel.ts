import { BYTE_SUMS_CODE } from './byte-sums-code.ts';

/** What is used of WebAssembly, which belongs to no version of the language itself. */
declare const WebAssembly: {
  readonly Memory: new (descriptor: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: { readonly sumResamples: ByteKernel['sumResamples'] } };
};

const PAGE = 2 ** 16;

interface ByteKernel {
  readonly memory: ArrayBuffer;
  /** The function of byte-sums.wat, where its arguments are explained. */
  readonly sumResamples: (
    state: number,
    sums: number,
    end: number,
    rows: number,
    n: number,
    last: number,
    inverse: number,
    stretch: number,
  ) => void;
}

/**
 * The compiled byte-sums.wat with a memory of its own, of at least `bytes`. Null where it cannot run: in a page that
 * forbids WebAssembly, in an engine without it, or where the memory is not to be had.
 */
export function openByteKernel(bytes: number): ByteKernel | null {
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const module = new WebAssembly.Module(Uint8Array.from(BYTE_SUMS_CODE));
    const { sumResamples } = new WebAssembly.Instance(module, { js: { memory } }).exports;
    return { memory: memory.buffer, sumResamples };
  } catch {
    return null;
  }
}
