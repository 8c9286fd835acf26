import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS = 2 ** 32;

/**
 * Seeded generator xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2021).
 * The same seed gives the same numbers on every machine; nothing else in `analysis/` is random.
 */
export class Random {
  private readonly words: Int32Array;

  /** `state`: four 32-bit words, not all zero. */
  constructor(state: readonly [number, number, number, number]) {
    this.words = Int32Array.from(state, (word) => word | 0);
    if (this.words.every((word) => word === 0)) {
      throw new RangeError('a generator needs a state that is not all zero');
    }
  }

  /** The four words the next output is made from, each in [0, 2^32). */
  get state(): readonly number[] {
    return Array.from(this.words, (word) => word >>> 0);
  }

  /** Goes on from the state that a copy of this generator has come to. */
  set state(words: readonly number[]) {
    this.words.set(words);
  }

  /** An integer, uniform in [0, 2^32). */
  next(): number {
    const words = this.words;
    const [a, b, c, d] = [words[0]!, words[1]!, words[2]! ^ words[0]!, words[3]! ^ words[1]!];
    words[0] = a ^ d;
    words[1] = b ^ c;
    words[2] = c ^ (b << 9);
    words[3] = (d << 11) | (d >>> 21);
    return scramble(b);
  }

  /** A real number, uniform in [0, 1), with 53 bits from two outputs. */
  uniform(): number {
    const high = this.next() >>> 5;
    return (high * 2 ** 26 + (this.next() >>> 6)) / 2 ** 53;
  }

  /** An integer, uniform in [0, n), by rejection; n is an integer in [1, 2^32]. */
  integerBelow(n: number): number {
    const limit = acceptedBelow(n);
    let output = this.next();
    while (output >= limit) output = this.next();
    return output % n;
  }

  /**
   * Fills `out` with what as many calls of `integerBelow(n)` would give. A bootstrap spends its time here, so the
   * state lives in locals and the remainder comes from a multiplication: six times as fast.
   */
  fillBelow(n: number, out: Uint32Array): void {
    const limit = acceptedBelow(n);
    const inverse = inverseOf(n);
    const words = this.words;
    let a = words[0]!;
    let b = words[1]!;
    let c = words[2]!;
    let d = words[3]!;
    for (let i = 0; i < out.length; ) {
      const output = scramble(b);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      if (output >= limit) continue;
      // Modulo 2^32 throughout, storing included; the remainder is less.
      out[i++] = output - Math.imul(output * inverse, n);
    }
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
  }
}

/** The `**` of xoshiro128**: rotate 5·word left by 7, times 9. */
function scramble(word: number): number {
  const product = Math.imul(word, 5);
  return Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
}

/** The generator of a bare seed: its state is the first 16 bytes of SHA-256(seed), four little-endian words. */
export function randomOf(seed: string): Random {
  const digest = sha256(utf8ToBytes(seed));
  const view = new DataView(digest.buffer, digest.byteOffset, 16);
  const word = (i: number) => view.getUint32(4 * i, true);
  return new Random([word(0), word(1), word(2), word(3)]);
}

/** The generator of one use of a seed, so that two uses never share numbers: that of `seed|purpose`. */
export function randomFor(seed: string, purpose: string): Random {
  return randomOf(`${seed}|${purpose}`);
}

/** Outputs from here on are rejected: the largest multiple of n that is at most 2^32. */
export function acceptedBelow(n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no integer can be drawn below ${n}`);
  return WORDS - (WORDS % n);
}

/**
 * A factor by which an output becomes its quotient by n: the whole part of their product, rounded to a double.
 *
 * It is too large by about 2⁻⁵⁰ of itself: more than rounding takes away, so no multiple of n comes out below its
 * quotient, and too little to lift any other output, which is at least 1/n away, to the next quotient.
 */
export function inverseOf(n: number): number {
  return (1 + 2 ** -50) / n;
}
