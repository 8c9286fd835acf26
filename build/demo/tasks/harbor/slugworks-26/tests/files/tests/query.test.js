import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as slugworks from '../src/index.js';

const { formatQuery, parseQuery } = slugworks;

test('values are decoded', () => {
  assert.deepEqual({ ...parseQuery('?q=two+words&lang=%C3%A6') }, { q: 'two words', lang: 'æ' });
});

test('a name may have no value', () => {
  assert.deepEqual({ ...parseQuery('draft&&page=') }, { draft: '', page: '' });
});

test('a name that occurs often has a list', () => {
  assert.deepEqual({ ...parseQuery('tag=a&tag=b&tag=c') }, { tag: ['a', 'b', 'c'] });
});

test('names are sorted', () => {
  assert.equal(formatQuery({ q: 'two words', page: 2, lang: null }), 'page=2&q=two+words');
});

test('what is formatted can be parsed', () => {
  const values = { 'a&b': 'c=d', tag: ['x', 'y z'] };
  assert.deepEqual({ ...parseQuery(formatQuery(values)) }, values);
});

test('a value may hold an equals sign', () => {
  assert.deepEqual({ ...parseQuery('next=/a?b=c&token=YQ==') }, { next: '/a?b=c', token: 'YQ==' });
});

test('names that every object has are names like any other', () => {
  assert.deepEqual({ ...parseQuery('constructor=x&toString=y') }, { constructor: 'x', toString: 'y' });
});

test('a name cannot change the prototype', () => {
  const values = parseQuery('__proto__=a&__proto__=b');
  assert.equal(values.a, undefined);
  assert.deepEqual(Object.keys(values), ['__proto__']);
});

test('a broken escape is an error of ours that names its part', () => {
  assert.throws(
    () => parseQuery('page=2&q=100%&lang=en'),
    (error) => error instanceof slugworks.QueryError && error.part === 'q=100%' && error.cause instanceof URIError,
  );
});

test('parts with a broken escape can be kept as they are', () => {
  assert.deepEqual({ ...parseQuery('page=2&q=100%+off', { malformed: 'keep' }) }, { page: '2', q: '100%+off' });
});

test('parts with a broken escape can be skipped', () => {
  assert.deepEqual({ ...parseQuery('page=2&q=%C3%28&lang=en', { malformed: 'skip' }) }, { page: '2', lang: 'en' });
});

test('a broken escape is an error by default', () => {
  assert.throws(() => parseQuery('%'));
});
