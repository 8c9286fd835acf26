import { createContext } from 'react';
import type { Job } from './job.ts';

/** Every job of the workspace, newest first. */
export const JobsContext = createContext<readonly Job[]>([]);
