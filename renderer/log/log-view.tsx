import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Answered } from '../parts/answered.tsx';
import { comparable } from '../parts/comparable.ts';
import { nextMark } from '../parts/next-mark.ts';
import { lineKind } from './log-lines.ts';
import { LogList } from './log-list.tsx';
import { LogTools } from './log-tools.tsx';
import { useLog } from './use-log.ts';

/** The log that a grade was read from, as plain text: to read, search and jump in. */
export function LogView({ gradeId }: { readonly gradeId: number }): ReactNode {
  const query = useLog(gradeId);
  return (
    <Answered query={query} label="Reading the log">
      {({ lines, leftOut }) => <Lines key={gradeId} gradeId={gradeId} lines={lines} leftOut={leftOut} />}
    </Answered>
  );
}

interface LinesProps {
  readonly gradeId: number;
  readonly lines: readonly string[];
  readonly leftOut: number;
}

const placesOf = (lines: readonly string[], isOne: (line: string) => boolean): readonly number[] =>
  lines.flatMap((line, at) => (isOne(line) ? [at] : []));

function Lines({ gradeId, lines, leftOut }: LinesProps): ReactNode {
  const [wanted, setWanted] = useState('');
  const [target, setTarget] = useState<{ readonly line: number } | null>(null);
  const asked = useDeferredValue(wanted);
  const found = useMemo(
    () => (asked === '' ? [] : placesOf(lines, (line) => comparable(line, asked).includes(asked))),
    [lines, asked],
  );
  const failures = useMemo(() => placesOf(lines, (line) => lineKind(line) === 'failure'), [lines]);
  const jump = (places: readonly number[], step: 1 | -1) => {
    const line = nextMark(places, target?.line ?? null, step);
    if (line !== undefined) setTarget({ line });
  };
  if (lines.every((line) => line === ''))
    return <p className="quiet-text padded">The log is empty: the tests printed nothing.</p>;
  return (
    <div className="log">
      <LogTools
        gradeId={gradeId}
        wanted={wanted}
        found={asked === wanted ? found : null}
        failures={failures}
        leftOut={leftOut}
        onWanted={setWanted}
        onJump={jump}
      />
      <LogList lines={lines} wanted={asked} target={target} />
    </div>
  );
}
