import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Assignment } from '../../preload/schemas/mapping-schema.ts';
import { Answered } from '../parts/answered.tsx';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useConnection } from '../port/port-context.ts';
import { useCall } from '../port/use-call.ts';
import { type Assignments, mappingOf, NOTHING_ASSIGNED, withColumn } from './mapping-of.ts';
import { SourceReview } from './source-review.tsx';

interface ReviewSourcesProps {
  readonly paths: readonly string[];
  readonly onBack: () => void;
  readonly onStart: (jobId: number) => void;
}

/** What was recognised in each source, and fields for what the sources do not say. */
export function ReviewSources({ paths, onBack, onStart }: ReviewSourcesProps): ReactNode {
  const { port } = useConnection();
  const [assignments, setAssignments] = useState<Assignments>(NOTHING_ASSIGNED);
  const query = useCall('import.inspect', { paths: [...paths] }, { keep: false });
  const start = useMutation({
    networkMode: 'always',
    mutationFn: () => port.call('import.start', { paths: [...paths], mapping: mappingOf(assignments) }),
    onSuccess: ({ job_id }) => onStart(job_id),
  });
  const assign = (run: string | null, change: Assignment) =>
    setAssignments((last) =>
      run === null ? { ...last, all: change } : { ...last, runs: { ...last.runs, [run]: change } },
    );
  const correct = (ours: string, text: string) =>
    setAssignments((last) => ({ ...last, columns: withColumn(last.columns, ours, text) }));
  return (
    <>
      <Answered query={query} label="Looking inside" lines={5}>
        {({ sources }) => (
          <>
            <div className="sources">
              {sources.map((source) => (
                <SourceReview
                  key={source.path}
                  source={source}
                  assignments={assignments}
                  onAssign={assign}
                  onCorrect={correct}
                />
              ))}
            </div>
            {start.isError && <ErrorPanel error={start.error} />}
            <div className="button-row end">
              <Button className="button" onPress={onBack}>
                Back
              </Button>
              <Button
                className="button primary"
                isDisabled={start.isPending || sources.every(({ format }) => format === null)}
                onPress={() => start.mutate()}
              >
                Import
              </Button>
            </div>
          </>
        )}
      </Answered>
      {query.isError && (
        <div className="button-row end">
          <Button className="button" onPress={onBack}>
            Back
          </Button>
        </div>
      )}
    </>
  );
}
