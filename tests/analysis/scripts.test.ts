import { describe, expect, it } from 'vitest';
import type { Script, Step } from '../../analysis/model/script.ts';
import { concatenated, turnsOfSpine, unhonoured } from '../../analysis/scripts/index.ts';

const says = (text: string, more: Partial<Step> = {}): Step => ({
  when: 'turn-end',
  what: { say: { text } },
  ...more,
});
const SPLIT: Script = {
  spine: [
    says('First.', { when: 'start' }),
    { when: 'turn-end', what: { ask: { question: 'Why?', answer: 'So.' }, checkpoint: [] } },
    {
      when: 'turn-end',
      what: {
        say: {
          parts: [
            { field: 'P', text: 'One.' },
            { field: 'D', text: 'Two.' },
          ],
        },
      },
    },
  ],
  overlays: [],
  method: 'taskflow',
  label: 'split',
};
const EMPTY = { spine: [], overlays: [] };

describe('the turns of a spine', () => {
  it('are the statement where it is empty', () => {
    expect(turnsOfSpine(EMPTY, 'Mend it.')).toEqual([
      { step: null, text: 'Mend it.', isQuestion: false, checkpoint: null },
    ]);
  });

  it('are what its steps say and ask, in order', () => {
    expect(turnsOfSpine(SPLIT, 'x')).toEqual([
      { step: 0, text: 'First.', isQuestion: false, checkpoint: null },
      { step: 1, text: 'Why?', isQuestion: true, checkpoint: [] },
      { step: 2, text: 'One.\n\nTwo.', isQuestion: false, checkpoint: null },
    ]);
  });

  it('cannot be told where nobody says or asks, or a simulated user would', () => {
    const step = (what: Step['what']) => ({ spine: [{ when: 'start' as const, what }] });
    expect(() => turnsOfSpine(step({ checkpoint: [] }), 'x')).toThrow(TypeError);
    expect(() => turnsOfSpine(step({ say: { simulated: 'p' } }), 'x')).toThrow(/simulated/);
  });

  it('make one request where they are joined, questions left out', () => {
    const { spine, label } = concatenated(SPLIT, 'x');
    expect(spine).toEqual([{ when: 'start', what: { say: { text: 'First.\n\nOne.\n\nTwo.' } } }]);
    expect(label).toBe('concat');
  });
});

describe('a script', () => {
  const overlay = (when: Step['when']): Script => ({ ...SPLIT, overlays: [says('Now.', { when })] });
  const touches = { touches: { regions: [], kinds: [], attempts: 1 } };

  it.each([
    ['of turns', SPLIT, 'turns', null],
    ['of turns', SPLIT, 'steps', null],
    ['of turns', SPLIT, 'none', /several turns/],
    ['of nothing', { ...SPLIT, spine: [] }, 'none', null],
    ['that acts before a call', overlay({ call: 2 }), 'steps', null],
    ['that acts before a call', overlay({ call: 2 }), 'turns', /between steps/],
    ['that acts on touching', overlay(touches), 'steps', /touches a region/],
    ['that acts at a share', overlay({ fraction: 0.5 }), 'steps', /share/],
    [
      'of a simulated user',
      { ...SPLIT, spine: [{ when: 'start', what: { say: { simulated: 'p' } } }] },
      'steps',
      /simulated/,
    ],
    [
      'with a silent step',
      { ...SPLIT, spine: [{ when: 'start', what: { checkpoint: [] } }] },
      'steps',
      /neither says nor asks/,
    ],
  ] as const)('%s is honoured or not: %#', (_, script, steering, reason) => {
    const told = unhonoured(script as Script, steering);
    if (reason === null) expect(told).toBeNull();
    else expect(told).toMatch(reason);
  });
});
