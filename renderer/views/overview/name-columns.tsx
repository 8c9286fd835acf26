import { measureText } from '../../../analysis/figures/measure-text.ts';
import type { RateRow } from '../../../analysis/model/rate-row.ts';
import type { Column } from '../../table/column.ts';
import { CONDITION_MARK, ConditionName } from './condition-name.tsx';
import type { RateLine } from './rate-line.ts';
import { RateName } from './rate-name.tsx';
import type { RatePaint } from './rate-paint.ts';

const TEXT = { typeface: 'sans', size: 12 } as const;
const CELL_PADDING = 14;
/** Padding and handle before a name, and its distance to what follows. */
const BESIDE_NAME = 38;
const REPEAT_COUNT = 24;
const NAME_RANGE = [212, 420] as const;
const CONDITION_RANGE = [84, 150] as const;
/** Of what the numbers and the least plot leave, the names take this much; the rest widens the plot. */
const NAME_SHARE = 0.85;

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => measureText(text, TEXT)));

const within = ([least, most]: readonly [number, number], value: number) =>
  Math.round(Math.max(least, Math.min(value, most)));

/** System and condition, as wide as their longest name where `room` (pixels beside the numbers) allows it. */
export function nameColumns(
  rows: readonly RateRow[],
  room: number,
  paint: RatePaint,
): readonly Column<RateLine>[] {
  const besideCondition = CELL_PADDING + CONDITION_MARK;
  const condition = within(CONDITION_RANGE, longest(rows.map((row) => row.condition)) + besideCondition);
  const wanted = longest(rows.map((row) => row.system)) + BESIDE_NAME + REPEAT_COUNT;
  const system = within(NAME_RANGE, Math.min(wanted, NAME_SHARE * (room - condition)));
  return [
    {
      id: 'system',
      title: 'System',
      term: 'system',
      sortable: true,
      width: system,
      cell: (line) => {
        const beside = BESIDE_NAME + (line.repeats.length > 0 ? REPEAT_COUNT : 0);
        return <RateName line={line} width={system - beside} style={TEXT} />;
      },
    },
    {
      id: 'condition',
      title: 'Condition',
      term: 'condition',
      sortable: true,
      width: condition,
      cell: ({ row, level }) =>
        level === 1 && (
          <ConditionName
            condition={row.condition}
            width={condition - besideCondition}
            text={TEXT}
            paint={paint}
          />
        ),
    },
  ];
}
