import { describe, expect, it } from 'vitest';
import { LINE_HEIGHT, visibleSlice } from '../../renderer/table/use-visible-lines.ts';

describe('the lines a scroller shows', () => {
  it('cover the view and a margin on both sides', () => {
    const { from, to } = visibleSlice(100 * LINE_HEIGHT, 10 * LINE_HEIGHT, 1000);
    expect(from).toBeLessThan(100);
    expect(to).toBeGreaterThan(110);
    expect(to - from).toBeLessThan(40);
  });

  it('stay inside the table, wherever it is scrolled to', () => {
    expect(visibleSlice(-500, 800, 1000)).toMatchObject({ from: 0 });
    expect(visibleSlice(1e6, 800, 1000)).toEqual({ from: 1000, to: 1000 });
    expect(visibleSlice(-1e6, 800, 1000)).toEqual({ from: 0, to: 0 });
  });

  it('are all of them where they are few', () => {
    expect(visibleSlice(1e6, 800, 200)).toEqual({ from: 0, to: 200 });
    expect(visibleSlice(0, 800, 0)).toEqual({ from: 0, to: 0 });
  });
});
