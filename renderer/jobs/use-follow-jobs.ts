import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Output } from '../../preload/contract.ts';
import { useConnection } from '../port/port-context.ts';
import type { Job } from './job.ts';

const PAUSE_MS = 1000;
const REFRESH_MS = 400;

/**
 * Every job of the workspace, newest first, followed live; after an interruption (a lost connection, another process
 * that holds the workspace) it goes on from the last event seen. All answers are fetched anew after one, and when an
 * event shows that the workspace has changed.
 */
export function useFollowJobs(): readonly Job[] {
  const { port } = useConnection();
  const client = useQueryClient();
  const [jobs, setJobs] = useState<ReadonlyMap<number, Job>>(new Map());

  useEffect(() => {
    const ended = new AbortController();
    let after = 0;
    let refresh: ReturnType<typeof setTimeout> | undefined;

    function take({ seq, job, workspace_revision }: Output<'job.follow'>): void {
      after = seq;
      setJobs((known) => new Map(known).set(job.job_id, job));
      const shown = client.getQueryData<Output<'workspace.describe'>>(['workspace.describe', {}]);
      if (shown === undefined || workspace_revision <= shown.revision) return;
      refresh ??= setTimeout(() => {
        refresh = undefined;
        void client.invalidateQueries();
      }, REFRESH_MS);
    }

    async function follow(): Promise<void> {
      while (!ended.signal.aborted) {
        try {
          for await (const event of port.stream('job.follow', { after }, ended.signal)) take(event);
        } catch (error) {
          if (ended.signal.aborted) return;
          console.warn('Following the jobs was interrupted.', error);
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        void client.invalidateQueries();
      }
    }

    void follow();
    return () => {
      ended.abort();
      clearTimeout(refresh);
    };
  }, [port, client]);

  return [...jobs.values()].sort((a, b) => b.job_id - a.job_id);
}
