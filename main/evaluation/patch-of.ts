import type { Subject } from './verifier.ts';

/** The patch of a subject; null for the repository as it is. @throws where the subject is a way to a solution */
export function patchOf(subject: Subject): string | null {
  if (subject.kind === 'solution') throw new Error('This verifier knows no solution but a patch.');
  return subject.kind === 'patch' ? subject.patch : null;
}
