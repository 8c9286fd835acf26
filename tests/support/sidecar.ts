import { existsSync, readFileSync } from 'node:fs';

/** The file beside a workspace that tells other processes where its holder answers. */
export const sidecarOf = (file: string): string => `${file}.sidecar.json`;

/** The process that says it holds the file; null where none does. */
export function holderOf(file: string): number | null {
  if (!existsSync(sidecarOf(file))) return null;
  return (JSON.parse(readFileSync(sidecarOf(file), 'utf8')) as { readonly pid: number }).pid;
}
