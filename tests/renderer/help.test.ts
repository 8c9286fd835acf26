import { describe, expect, it } from 'vitest';
import { FACES, HOME, VIEWS } from '../../renderer/address/address.ts';
import { FACE_HELP, helpOf, VIEW_HELP } from '../../renderer/help/view-help.ts';

const ALL = [...Object.entries(VIEW_HELP), ...Object.entries(FACE_HELP)];

describe('the help', () => {
  it('has words for every view and every face', () => {
    expect(Object.keys(VIEW_HELP).toSorted()).toEqual([...VIEWS].sort());
    expect(Object.keys(FACE_HELP).toSorted()).toEqual([...FACES].sort());
  });

  it.each(ALL)('of %s asks a question, reads in three to five sentences, and says what opens', (_, help) => {
    expect(help.question).toMatch(/\?$/);
    expect(help.reading.length).toBeGreaterThanOrEqual(3);
    expect(help.reading.length).toBeLessThanOrEqual(5);
    expect(help.opens.length).toBeGreaterThan(0);
    for (const sentence of [...help.reading, ...help.opens])
      expect(sentence).toMatch(/^[^.?!]+(\.[^ .]+)*\.$/);
  });

  it('is that of the face where one is shown', () => {
    expect(helpOf({ ...HOME, view: 'compare', face: 'report' })).toBe(FACE_HELP.report);
    expect(helpOf({ ...HOME, view: 'compare' })).toBe(VIEW_HELP.compare);
    expect(helpOf({ ...HOME, face: 'report' })).toBe(VIEW_HELP.overview);
  });
});
