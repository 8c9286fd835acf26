import { readFileSync } from 'node:fs';

/** Memory that a process has resident, MB; this one's where none is named. */
export function rssMegabytes(pid: number | 'self' = 'self'): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round((Number(kib) * 1024) / 1e6);
}
