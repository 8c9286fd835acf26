import type { OptionsOf } from '../spec/option.ts';

export const EFFECTS_OPTIONS = {
  which: {
    kind: 'choice',
    label: 'Effects',
    help: 'What the requests differ in.',
    choices: [
      { id: 'fields', name: 'of fields' },
      { id: 'styles', name: 'of styles' },
    ],
    initial: 'fields',
  },
  systems: {
    kind: 'boolean',
    label: 'Systems',
    help: 'A row for each system beneath each effect.',
    initial: true,
  },
} as const;

export type EffectsOptions = OptionsOf<typeof EFFECTS_OPTIONS>;

export const INITIAL_EFFECTS: EffectsOptions = { which: 'fields', systems: true };
