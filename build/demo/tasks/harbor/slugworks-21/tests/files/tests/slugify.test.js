import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugify, uniqueSlug } from '../src/index.js';

test('words are joined by the separator', () => {
  assert.equal(slugify('  Ten Rules, for 2024!  '), 'ten-rules-for-2024');
  assert.equal(slugify('Ten Rules', { separator: '_' }), 'ten_rules');
});

test('an apostrophe does not end a word', () => {
  assert.equal(slugify("Don't panic"), 'dont-panic');
});

test('accents are left out', () => {
  assert.equal(slugify('Crème Brûlée'), 'creme-brulee');
  assert.equal(slugify('Straße nach Århus'), 'strasse-nach-arhus');
});

test('a locale writes letters in its own way', () => {
  assert.equal(slugify('Über Öl', { locale: 'de' }), 'ueber-oel');
  assert.equal(slugify('Århus', { locale: 'da' }), 'aarhus');
});

test('a long slug is cut between words', () => {
  assert.equal(slugify('one two three four', { maxLength: 10 }), 'one-two');
  assert.equal(slugify('incomprehensibilities', { maxLength: 10 }), 'incomprehe');
});

test('a text without letters has no slug', () => {
  assert.equal(slugify('!?'), '');
});

test('a taken slug gets a number', () => {
  assert.equal(uniqueSlug('News', new Set(['news', 'news-2'])), 'news-3');
  assert.equal(uniqueSlug('?', new Set()), 'untitled');
});

test('a letter and its accent may be two characters', () => {
  assert.equal(slugify('Cafe\u0301 cre\u0300me'), 'cafe-creme');
  assert.equal(slugify('A\u030Arhus'), 'arhus');
});

test('both ways of writing a title give one slug', () => {
  for (const title of ['Éclair à la carte', 'Łódź', 'Tiếng Việt', 'naïve façade', 'İstanbul']) {
    assert.equal(slugify(title.normalize('NFD')), slugify(title.normalize('NFC')), title);
  }
});

test('a locale knows letters whose accent is apart', () => {
  assert.equal(slugify('U\u0308ber O\u0308l', { locale: 'de' }), 'ueber-oel');
  assert.equal(slugify('A\u030Arhus', { locale: 'da' }), 'aarhus');
});

test('letters with two accents are known', () => {
  assert.equal(slugify('Tiếng Việt'), 'tieng-viet');
});

test('wide letters and ligatures are spelled out', () => {
  assert.equal(slugify('ﬁne Ｐｒｉｎｔ ２０２４'), 'fine-print-2024');
});

test('a title that was saved apart takes the same slug', () => {
  assert.equal(uniqueSlug('Cafe\u0301', new Set([slugify('Café')])), 'cafe-2');
});
