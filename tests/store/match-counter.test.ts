import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extents } from '../../main/store/transcript/event-extents.ts';
import { matchCounter } from '../../main/store/transcript/match-counter.ts';
import { expectedCount, pieceOf, searchText } from './search-reference.ts';

/** Bodies one after another as a chunk holds them. */
function chunkOf(bodies: readonly string[]): { readonly bytes: Buffer; readonly extents: Extents } {
  const buffers = bodies.map((body) => Buffer.from(body));
  const ends = Int32Array.from(buffers, (_, i) => Buffer.concat(buffers.slice(0, i + 1)).length);
  const starts = Int32Array.of(0, ...ends.slice(0, -1));
  return { bytes: Buffer.concat(buffers), extents: { seqs: ends.map((_, i) => i), starts, ends } };
}

function counts(bodies: readonly string[], text: string): number[] {
  const { bytes, extents } = chunkOf(bodies);
  return [...matchCounter(text)(bytes, extents)];
}

const bodies = fc.array(searchText(10), { minLength: 1, maxLength: 8 });

function agrees(list: readonly string[], text: string): void {
  fc.pre(text !== '');
  expect(counts(list, text)).toEqual(list.map((body) => expectedCount(body, text)));
}

describe('matches in a chunk', () => {
  it('are those in each body by itself', () => {
    fc.assert(fc.property(bodies, searchText(3), agrees), { numRuns: 3000 });
  });

  it.each([['aA'], ['üa'], ['üÜ'], ['→a']])('are those too where “%s” are all there is', (letters) => {
    const short = fc.array(searchText(6, [...letters]), { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(short, searchText(4, [...letters]), agrees), { numRuns: 1000 });
  });

  it('are those in each body by itself, for a text that stands there or across two', () => {
    fc.assert(
      fc.property(bodies, fc.nat(), (list, nth) => {
        agrees(list, pieceOf(list.join(''), nth));
      }),
      { numRuns: 3000 },
    );
  });

  it('do not overlap, and begin anew with each event', () => {
    expect(counts(['aaa', 'aaaa', 'a', 'a'], 'aa')).toEqual([1, 2, 0, 0]);
    expect(counts(['xa', 'aab'], 'aa')).toEqual([0, 1]);
    expect(counts(['ü', 'üÜ', 'ü'], 'üü')).toEqual([0, 1, 0]);
  });

  it('lie in events, not between them', () => {
    const bytes = Buffer.from('needle needle needle');
    const extents = { seqs: Int32Array.of(7), starts: Int32Array.of(7), ends: Int32Array.of(13) };
    expect([...matchCounter('needle')(bytes, extents)]).toEqual([1]);
  });
});

it('no lower case but that of İ holds what has no case', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const caseless = letters
    .filter((letter) => letter.toLowerCase() !== letter)
    .filter((letter) => [...letter.toLowerCase()].some((small) => small.toUpperCase() === small));
  expect(caseless).toEqual(['İ']);
});
