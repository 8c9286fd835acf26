import type { Setting } from '../model-settings.ts';
import { systemLabel } from '../system-label.ts';
import { UNSPECIFIED } from '../unspecified.ts';
import type { Unit } from './units.ts';
import { majority } from './units.ts';

function baseLabel({ agent, model, facts }: Unit): string {
  return facts.label ?? systemLabel(agent, model) ?? facts.fallback ?? UNSPECIFIED;
}

const earliestFirst = (a: Unit, b: Unit): number =>
  (a.started_at ?? Number.POSITIVE_INFINITY) - (b.started_at ?? Number.POSITIVE_INFINITY) || 0;

/** Setting → value that most units have, for the settings in which they differ; of equals, the earliest unit's. */
function usualSettings(units: readonly Unit[]): ReadonlyMap<string, Setting> {
  const names = new Set(units.flatMap(({ settings }) => Object.keys(settings)));
  const usual = new Map<string, Setting>();
  for (const name of [...names].sort()) {
    const values = [...units].sort(earliestFirst).flatMap(({ settings }) => settings[name] ?? []);
    if (new Set(values).size > 1) usual.set(name, majority(values)!);
  }
  return usual;
}

/**
 * Unit → label of its system: agent and model without the provider, and each setting in which it differs from most units
 * of the same agent and model in this source, so that they are not taken for repeats.
 */
export function labelSystems(units: readonly Unit[]): ReadonlyMap<Unit, string> {
  const labels = new Map<Unit, string>();
  const byBase = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = `${baseLabel(unit)}\n${unit.model}`;
    byBase.set(key, [...(byBase.get(key) ?? []), unit]);
  }
  for (const alike of byBase.values()) {
    const usual = usualSettings(alike);
    for (const unit of alike) {
      const own = [...usual].flatMap(([name, value]) => {
        const setting = unit.settings[name];
        return setting === undefined || setting === value ? [] : [`${name}=${setting}`];
      });
      labels.set(unit, [baseLabel(unit), ...own].join(' · '));
    }
  }
  return labels;
}
