import type { RateRow } from '../../model/rate-row.ts';
import { inOrder } from '../in-order.ts';
import type { Palette } from '../spec/palette.ts';
import type { SystemOrder } from './order-option.ts';
import { type RateEntry, rateGroups } from './rate-groups.ts';

export interface RateSystem {
  readonly system: string;
  /** One per condition, in the panel's order of conditions. */
  readonly entries: readonly RateEntry[];
}

/** One benchmark's part of a figure: benchmarks are never drawn among each other. */
export interface RatePanel {
  readonly benchmark: string;
  readonly conditions: readonly string[];
  readonly systems: readonly RateSystem[];
}

interface PanelSettings {
  readonly by: SystemOrder;
  /** Names of systems and conditions that come first. */
  readonly order: readonly string[];
  readonly palette: Pick<Palette, 'conditions'>;
}

/** Rates as panels, a panel per benchmark: systems in the order asked for, conditions in that of the palette. */
export function ratePanels(rows: readonly RateRow[], settings: PanelSettings): readonly RatePanel[] {
  return rateGroups(rows).map(({ benchmark, entries }) => {
    const conditions = orderedConditions(entries, settings);
    const names = [...new Set(entries.map(({ row }) => row.system))];
    const systems = names.map((system) => ({
      system,
      entries: conditions.flatMap((condition) =>
        entries.filter(({ row }) => row.system === system && row.condition === condition),
      ),
    }));
    return {
      benchmark,
      conditions,
      systems: inOrder(sorted(systems, settings.by), ({ system }) => system, settings.order),
    };
  });
}

/** Conditions of all panels, each once. */
export function conditionsOf(
  panels: readonly RatePanel[],
  palette: Pick<Palette, 'conditions'>,
  order: readonly string[],
) {
  const names = [...new Set(panels.flatMap(({ conditions }) => conditions))];
  return inOrder(
    inOrder(names, (name) => name, palette.conditions),
    (name) => name,
    order,
  );
}

/** All entries, in the order of the lines. */
export function entriesOf(panels: readonly RatePanel[]): readonly RateEntry[] {
  return panels.flatMap(({ systems }) => systems.flatMap(({ entries }) => entries));
}

function orderedConditions(
  entries: readonly RateEntry[],
  { palette, order }: PanelSettings,
): readonly string[] {
  const names = [...new Set(entries.map(({ row }) => row.condition))];
  return inOrder(
    inOrder(names, (name) => name, palette.conditions),
    (name) => name,
    order,
  );
}

const byName = (a: RateSystem, b: RateSystem) => a.system.localeCompare(b.system, 'en', { numeric: true });

/** A system without any rate comes last. */
function sorted(systems: readonly RateSystem[], by: SystemOrder): readonly RateSystem[] {
  if (by === 'given') return systems;
  if (by === 'name') return systems.toSorted(byName);
  const best = ({ entries }: RateSystem) => Math.max(-1, ...entries.map(({ row }) => row.rate ?? -1));
  return systems.toSorted((a, b) => best(b) - best(a) || byName(a, b));
}
