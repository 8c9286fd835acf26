import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageLinks, pageOf } from '../src/index.js';

const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

test('a page in the middle', () => {
  assert.deepEqual(pageOf(numbers(25), { page: 2, size: 10 }), {
    items: numbers(20).slice(10),
    page: 2,
    pages: 3,
    label: '11–20 of 25',
    previous: 1,
    next: 3,
  });
});

test('a page beyond the end is the last', () => {
  assert.equal(pageOf(numbers(25), { page: 9, size: 10 }).page, 3);
  assert.equal(pageOf(numbers(25), { page: -1, size: 10 }).page, 1);
  assert.equal(pageOf(numbers(25), { page: Number.NaN, size: 10 }).page, 1);
});

test('a page has at least one item', () => {
  assert.throws(() => pageOf(numbers(3), { size: 0 }), RangeError);
});

test('links around a page in the middle', () => {
  assert.deepEqual(pageLinks(10, 20), [1, null, 8, 9, 10, 11, 12, null, 20]);
});

test('few pages are all linked', () => {
  assert.deepEqual(pageLinks(2, 3), [1, 2, 3]);
});

test('a full last page is followed by no empty one', () => {
  const last = pageOf(numbers(30), { page: 3, size: 10 });
  assert.equal(last.pages, 3);
  assert.equal(last.next, null);
  assert.equal(pageOf(numbers(30), { page: 4, size: 10 }).items.length, 10);
});

test('the label of a short last page ends with its last item', () => {
  assert.equal(pageOf(numbers(25), { page: 3, size: 10 }).label, '21–25 of 25');
  assert.equal(pageOf(numbers(21), { page: 3, size: 10 }).label, '21 of 21');
});

test('no items are one empty page', () => {
  const { pages, label, items, next } = pageOf([], { size: 10 });
  assert.deepEqual({ pages, label, items, next }, { pages: 1, label: '0 of 0', items: [], next: null });
});

test('as many links near either end as in the middle', () => {
  assert.deepEqual(pageLinks(1, 20), [1, 2, 3, 4, 5, null, 20]);
  assert.deepEqual(pageLinks(19, 20), [1, null, 16, 17, 18, 19, 20]);
});

test('a gap of one page is that page', () => {
  assert.deepEqual(pageLinks(5, 20), [1, 2, 3, 4, 5, 6, 7, null, 20]);
  assert.deepEqual(pageLinks(16, 20), [1, null, 14, 15, 16, 17, 18, 19, 20]);
});

test('no gap where the last page is the next', () => {
  assert.deepEqual(pageLinks(3, 6), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(pageLinks(4, 6), [1, 2, 3, 4, 5, 6]);
});

test('every page is linked once and in order', () => {
  for (let pages = 1; pages < 15; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const links = pageLinks(page, pages).filter((each) => each !== null);
      assert.deepEqual(links, [...new Set(links)].sort((a, b) => a - b));
      assert.ok(links.includes(1) && links.includes(page) && links.includes(pages));
    }
  }
});
