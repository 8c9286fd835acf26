import { describe, expect, it } from 'vitest';
import { OUTCOMES } from '../../analysis/model/outcome.ts';
import {
  findTerms,
  GLOSSARY,
  INTERVAL_SHAPE,
  isTermKey,
  markedTerms,
  TERM_GROUPS,
} from '../../analysis/words/index.ts';

const TERMS = Object.entries(GLOSSARY);

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);

describe('the glossary', () => {
  it.each(TERMS)('%s is explained in exactly two sentences', (_, { name, text }) => {
    expect(name.trim()).not.toBe('');
    const sentences = sentencesOf(text);
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d(].*[.?]$/u);
  });

  it.each(TERMS)('%s leads to terms that exist, and not to itself', (key, { see }) => {
    expect(see.filter((other) => !isTermKey(other))).toEqual([]);
    expect(see).not.toContain(key);
    expect(new Set(see).size).toBe(see.length);
  });

  it('has the source of every formula', () => {
    for (const key of [
      ...['resolve_rate', 'wilson', 'clustered_t', 'difference', 'percentile', 'bca', 'newcombe'],
      ...['newcombe_independent', 'permutation', 'mcnemar_exact', 'mcnemar_mid_p', 'holm', 'retention'],
      ...['overturn_null', 'rank_set', 'rank_interval', 'swap_probability', 'kendall', 'spearman', 'ratio'],
      ...['geometric_ratio', 'relative_change', 'median', 'quantile', 'power', 'detectable', 'equivalence'],
      ...['cohort_hash', 'any_of_k', 'all_of_k', 'two_level', 'wilcoxon', 'net_change'],
    ]) {
      expect(isTermKey(key), key).toBe(true);
      if (isTermKey(key)) expect(GLOSSARY[key].source, key).toMatch(/.\.$/);
    }
  });

  it('explains every outcome', () => {
    expect(OUTCOMES.filter((outcome) => !isTermKey(outcome))).toEqual([]);
  });

  it('defines nothing twice', () => {
    const names = TERMS.map(([, { name }]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(TERM_GROUPS.flatMap(({ keys }) => keys).toSorted()).toEqual(Object.keys(GLOSSARY).sort());
  });
});

describe('finding terms', () => {
  const keysOf = (query: string) => findTerms(query).flatMap(({ keys }) => keys);

  it('finds all where nothing is asked, and nothing where nothing fits', () => {
    expect(keysOf('  ')).toHaveLength(TERMS.length);
    expect(findTerms('xylophone')).toEqual([]);
  });

  it('takes every word, in any order, by name, text, source or group', () => {
    expect(keysOf('Wilson 1927')).toEqual(expect.arrayContaining(['wilson', 'rate_interval']));
    expect(keysOf('midp mcnemar')).toContain('mcnemar_mid_p');
    expect(keysOf('kendalls')).toContain('kendall');
    expect(findTerms('ranks shift').map(({ name }) => name)).toContain('Ranks');
    expect(keysOf('newcombe independent')).not.toContain('holm');
  });
});

describe('terms in a sentence', () => {
  const marks = [
    [/resolve rate/, 'resolve_rate'],
    [INTERVAL_SHAPE, 'percentile'],
    [/Holm/, 'holm'],
    [/no such word/, 'bca'],
  ] as const;

  it('are parts of it, and all parts together are the sentence', () => {
    const sentence = 'B lowers the resolve rate by 7.7 points [−5.9, +9.4]; after Holm, and Holm again.';
    const parts = markedTerms(sentence, marks);
    expect(parts.map(({ text }) => text).join('')).toBe(sentence);
    expect(parts.filter(({ term }) => term !== null)).toEqual([
      { text: 'resolve rate', term: 'resolve_rate' },
      { text: '[−5.9, +9.4]', term: 'percentile' },
      { text: 'Holm', term: 'holm' },
    ]);
  });

  it('are none where no mark fits, and never overlap', () => {
    expect(markedTerms('Nothing to compare.', marks)).toEqual([{ text: 'Nothing to compare.', term: null }]);
    expect(markedTerms('', marks)).toEqual([]);
    expect(
      markedTerms('ab', [
        [/ab/, 'bca'],
        [/b/, 'holm'],
      ]),
    ).toEqual([{ text: 'ab', term: 'bca' }]);
  });
});
