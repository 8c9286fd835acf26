import { useQuery } from '@tanstack/react-query';
import { count } from '../../analysis/format/number.ts';
import { useConnection } from '../port/port-context.ts';
import { logLines } from './log-lines.ts';
import { readLog } from './read-log.ts';

/** The lines of a grade's log; it never changes, so it is fetched once. */
export function useLog(gradeId: number) {
  const { port } = useConnection();
  return useQuery({
    queryKey: ['log', gradeId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const log = await readLog((offset, limit) =>
        port.call('grade.log', { grade_id: gradeId, offset, limit }, signal),
      );
      if (log.leftOut === 0) return { lines: logLines(log.head), leftOut: 0 };
      const gap = `[${count(log.leftOut)} characters are not shown here]`;
      return { lines: [...logLines(log.head), gap, ...logLines(log.tail)], leftOut: log.leftOut };
    },
  });
}
