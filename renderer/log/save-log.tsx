import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { download } from '../export/download.ts';
import { Icon } from '../parts/icon.tsx';
import { useConnection } from '../port/port-context.ts';
import { readLog } from './read-log.ts';

interface SaveLogProps {
  readonly gradeId: number;
  /** What is shown is not all. */
  readonly isCut: boolean;
}

/** Saves the whole log as it was, without what is done to show it. */
export function SaveLog({ gradeId, isCut }: SaveLogProps): ReactNode {
  const { port } = useConnection();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    try {
      const page = (offset: number, limit: number) =>
        port.call('grade.log', { grade_id: gradeId, offset, limit });
      const { head } = await readLog(page, Number.POSITIVE_INFINITY);
      download(head, 'text/plain', `grade-${gradeId}.log`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Button className="button quiet" onPress={() => void save()}>
        <Icon name="export" /> {isCut ? 'Save the whole log' : 'Save'}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
