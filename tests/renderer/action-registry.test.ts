import { describe, expect, it } from 'vitest';
import { createActionRegistry } from '../../renderer/actions/action-registry.ts';

const action = (id: string) => ({ id, title: id, run: () => {} });

describe('what can be done at the moment', () => {
  it('is one group of each name, whoever offers its actions', () => {
    const registry = createActionRegistry();
    registry.add(() => ({ name: 'Details', actions: [action('back')] }));
    registry.add(() => ({ name: 'View', actions: [action('find')] }));
    const withdraw = registry.add(() => ({ name: 'Details', actions: [action('next')] }));
    const names = () => registry.groups().map(({ name, actions }) => [name, ...actions.map(({ id }) => id)]);
    expect(names()).toEqual([
      ['Details', 'back', 'next'],
      ['View', 'find'],
    ]);
    withdraw();
    expect(names()).toEqual([
      ['Details', 'back'],
      ['View', 'find'],
    ]);
  });

  it('tells who looks at it of each change, until they look away', () => {
    const registry = createActionRegistry();
    let told = 0;
    const lookAway = registry.subscribe(() => {
      told += 1;
    });
    const withdraw = registry.add(() => ({ name: 'View', actions: [] }));
    registry.tell();
    withdraw();
    expect(told).toBe(3);
    lookAway();
    registry.tell();
    expect(told).toBe(3);
  });
});
