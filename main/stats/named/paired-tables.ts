import {
  mcnemar,
  netChange,
  newcombePaired,
  retention,
  tango,
  waldPaired,
} from '../../../analysis/stats/index.ts';
import { limitsOf } from '../pieces/limits.ts';
import { count } from '../pieces/numbers.ts';
import { EMPTY_TABLE, pairedTable, sizeOf } from '../pieces/table.ts';
import { defineStatistic } from '../statistic.ts';

const TABLE = 'table [[a, b], [c, d]]: tasks solved by both, A only, B only, neither';

/** Of a paired 2×2 table, one outcome per task and side. */
export const PAIRED_TABLES = [
  defineStatistic({
    name: 'mcnemar',
    meaning: `McNemar's tests of b = c; ${TABLE}`,
    source: 'McNemar 1947; mid-p: Fagerland, Lydersen and Laake 2013',
    functions: ['mcnemar'],
    input: { table: pairedTable },
    output: ['exact', 'mid_p', 'chi2', 'p_chi2', 'chi2_corrected', 'p_chi2_corrected'],
    compute: ({ table }) => {
      const n = sizeOf(table);
      if (n === 0) return EMPTY_TABLE;
      const { a_only: b, b_only: c } = table;
      const { exact, mid_p, chi2, chi2_p, chi2_corrected, chi2_corrected_p } = mcnemar(b, c);
      return {
        ...{ exact, mid_p, chi2, p_chi2: chi2_p, chi2_corrected, p_chi2_corrected: chi2_corrected_p },
        ...{ n, b, c, reason: chi2 === null ? 'no discordant task: nothing to test, so every p is 1' : null },
      };
    },
  }),
  defineStatistic({
    name: 'wald_paired',
    meaning: `difference A − B of paired rates with Wald's 95% interval; ${TABLE}`,
    source: 'Fagerland, Lydersen and Laake 2014',
    functions: ['waldPaired'],
    input: { table: pairedTable },
    output: ['difference', 'low', 'high'],
    compute: ({ table }) => {
      const found = waldPaired(table);
      if (found === null) return EMPTY_TABLE;
      const reason = found.reason && 'every task shows the same change, so the interval would be a point';
      return { difference: found.difference, ...limitsOf(found.interval), se: found.se, reason };
    },
  }),
  defineStatistic({
    name: 'newcombe_paired',
    meaning: `difference A − B of paired rates with Newcombe's 95% interval (method 10); ${TABLE}`,
    source: 'Newcombe 1998, paired data',
    functions: ['newcombePaired'],
    input: { table: pairedTable },
    output: ['difference', 'low', 'high'],
    compute: ({ table }) => {
      const found = newcombePaired(table);
      if (found === null) return EMPTY_TABLE;
      return { difference: found.difference, ...limitsOf(found.interval), phi: found.phi };
    },
  }),
  defineStatistic({
    name: 'tango',
    meaning: `difference A − B of paired rates with Tango's 95% score interval; ${TABLE}`,
    source: 'Tango 1998',
    functions: ['tango'],
    input: { table: pairedTable },
    output: ['difference', 'low', 'high'],
    compute: ({ table }) => {
      const found = tango(table);
      return found === null ? EMPTY_TABLE : { difference: found.difference, ...limitsOf(found.interval) };
    },
  }),
  defineStatistic({
    name: 'retention',
    meaning:
      'share of the tasks solved under A that B still solves; ss and su: tasks solved, unsolved under B',
    source: 'ss/(ss + su)',
    functions: ['retention'],
    input: { ss: count, su: count },
    output: ['retention', 'overturn'],
    compute: ({ ss, su }) => {
      const found = retention(ss, su);
      return found === null ? 'A solves no task' : { ...found, n: ss + su };
    },
  }),
  defineStatistic({
    name: 'net_change',
    meaning:
      'tasks lost minus tasks gained from A to B, as a share; counts solved (s) or not (u) under A, then B',
    source: '(su − us)/(ss + su + us + uu)',
    functions: ['netChange'],
    input: { ss: count, su: count, us: count, uu: count },
    output: ['net_change'],
    compute: (transitions) => {
      const net_change = netChange(transitions);
      return net_change === null ? 'there is no task' : { net_change };
    },
  }),
];
