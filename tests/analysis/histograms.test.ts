import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binCounts } from '../../analysis/distributions/bin-counts.ts';
import { distributions, type MeasuredGroup, saidWords } from '../../analysis/distributions/index.ts';
import { niceStep } from '../../analysis/distributions/nice-step.ts';
import { MOST_BINS, sharedBins } from '../../analysis/distributions/shared-bins.ts';
import { PARTS, type Summary } from '../../analysis/model/distributions.ts';
import { readCases } from '../oracles/read-fixture.ts';
import { expectClose } from './expect-close.ts';

type Values = readonly number[];

const RESOLVED = PARTS.indexOf('resolved');
const sorted = (values: Values) => Float64Array.from(values).sort();

function group(values: Values, over: Partial<MeasuredGroup> = {}): MeasuredGroup {
  const names = { benchmark: 'B', system: 's', condition: 'c', corpus: null };
  return {
    group: { kind: 'runs', ...names },
    n: values.length,
    values: Float64Array.from(values),
    parts: new Uint8Array(values.length).fill(RESOLVED),
    ...over,
  };
}

const of = (...groups: readonly MeasuredGroup[]) => distributions({ measure: 'steps', by: 'both', groups });
const total = (counts: readonly number[] | undefined) => (counts ?? []).reduce((sum, n) => sum + n, 0);

describe('summaries and bins', () => {
  it.each(readCases<Values, Summary>('histograms', 'summaries'))(
    'agree with NumPy (%#)',
    ({ input, output }) => {
      const [found] = distributions({ measure: 'words', by: 'condition', groups: [group(input)] }).groups;
      expectClose(found?.summary, output);
    },
  );

  it.each(readCases<[Values, Values], Values>('histograms', 'counts'))(
    'count as NumPy does (%#)',
    (given) => {
      const [values, edges] = given.input;
      const parts = new Uint8Array(values.length).fill(RESOLVED);
      expect(binCounts(Float64Array.from(values), parts, edges)).toEqual({ resolved: given.output });
    },
  );

  it.each(readCases<Values, number | null>('histograms', 'widths'))(
    'are as wide as Freedman and Diaconis say, made round (%#)',
    ({ input, output }) => {
      const edges = sharedBins(sorted(input), { whole: false, scale: 'linear' })!;
      // The first and last edge may be moved by a hair.
      const width = (edges.at(-1)! - edges[0]!) / (edges.length - 1);
      const range = Math.max(...input) - Math.min(...input);
      if (output === null || output === 0) return expect(width).toBeGreaterThan(0);
      const least = niceStep(Math.max(output, range / MOST_BINS));
      expect([least, niceStep(1.5 * least)].some((step) => Math.abs(step / width - 1) < 1e-9)).toBe(true);
    },
  );

  it('step by 1, 2 or 5 times a power of ten', () => {
    expect([0.0021, 0.2, 0.3, 1, 1.01, 3, 5.1, 64, 1e6].map(niceStep)).toEqual([
      ...[0.005, 0.2, 0.5, 1, 2, 5, 10, 100, 1e6],
    ]);
  });

  const values = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double({ min: 1e-6, max: 1e7, noNaN: true })),
    { minLength: 1, maxLength: 60 },
  );

  it('hold every value once, on either scale, in at most so many bins', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (given, whole) => {
        for (const scale of ['linear', 'log10'] as const) {
          const used = sorted(scale === 'linear' ? given : given.filter((value) => value > 0));
          const edges = sharedBins(used, { whole, scale });
          if (edges === null) {
            expect(used).toHaveLength(0);
            continue;
          }
          expect(edges.length - 1).toBeLessThanOrEqual(MOST_BINS);
          expect(edges).toEqual([...new Set(edges)].sort((x, y) => x - y));
          expect(edges[0]).toBeLessThanOrEqual(used[0]!);
          expect(edges.at(-1)).toBeGreaterThan(used.at(-1)!);
          const found = binCounts(used, new Uint8Array(used.length), edges);
          expect(total(found.resolved)).toBe(used.length);
        }
      }),
    );
  });

  it('have no narrower bin than a whole number where these are counted', () => {
    const edges = sharedBins(sorted([1, 1, 2, 2, 2, 3]), { whole: true, scale: 'linear' });
    expect(edges).toEqual([1, 2, 3, 4]);
  });
});

describe('distributions', () => {
  it('divide by verdict, and count zeros apart where there is no place for them', () => {
    const parts = Uint8Array.from(['resolved', 'unresolved', 'unscored', 'unresolved'], (part) =>
      PARTS.indexOf(part as never),
    );
    const found = of(group([0, 10, 100, 0], { n: 6, parts }));
    const [one] = found.groups;
    expect(one).toMatchObject({
      n: 6,
      n_known: 4,
      reason: null,
      n_not_positive: { resolved: 1, unresolved: 1 },
    });
    expect(Object.keys(one?.linear ?? {}).sort()).toEqual(['resolved', 'unresolved', 'unscored']);
    expect([total(one?.linear?.unresolved), total(one?.log10?.unresolved)]).toEqual([2, 1]);
    expect(one?.log10?.resolved).toBeUndefined();
  });

  it('share bins, which depend on all groups', () => {
    const [low, high] = [group([1, 2, 3]), group([70, 80, 90])];
    const found = of(low, high);
    expect(found.linear?.edges[0]).toBeLessThanOrEqual(1);
    expect(found.linear?.edges.at(-1)).toBeGreaterThan(90);
    const bins = found.linear!.edges.length - 1;
    expect(found.groups.map(({ linear }) => linear?.resolved?.length)).toEqual([bins, bins]);
    expect(of(high, low).linear).toEqual(found.linear);
  });

  it('leave out of the bins what nobody counted, and say why', () => {
    const found = of(group([0, 0], { n: 2 }), group([], { n: 5 }), group([4, 8]));
    expect(found.groups.map(({ n, n_known, reason }) => [n, n_known, reason])).toEqual([
      [2, 0, 'it is 0 everywhere: nobody counted it'],
      [5, 0, 'no run reports it'],
      [2, 2, null],
    ]);
    expect(found.linear).toEqual(of(group([4, 8])).linear);
    expect(of(group([0]))).toMatchObject({ linear: null, log10: null });
    const texts = distributions({ measure: 'words', by: 'condition', groups: [group([0, 0])] });
    expect(texts).toMatchObject({ log10: null, groups: [{ n_known: 2, summary: { max: 0 }, log10: null }] });
  });
});

describe('saidWords', () => {
  const say = (...says: readonly object[]) => ({
    spine: says.map((what) => ({ when: 'start' as const, what })),
  });

  it('counts what a spine says and asks, and knows what it does not know', () => {
    const parts = {
      parts: [
        { field: 'P', text: 'one two' },
        { field: 'D', text: 'three' },
      ],
    };
    const flow = say(
      { say: { text: ' one\n two ' } },
      { ask: { question: 'why so?', answer: 'because' } },
      { say: parts },
    );
    expect(saidWords(flow, 'not this')).toBe(7);
    expect(saidWords(say({ say: { simulated: 'prompt' } }, { say: { text: 'a' } }), 'x')).toBeNull();
    expect([saidWords({ spine: [] }, 'fix it'), saidWords({ spine: [] }, null)]).toEqual([2, null]);
    expect(saidWords(say({ edit: { diff: '+a b c' } }), null)).toBe(0);
  });
});
