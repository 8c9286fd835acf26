import type { ReactNode } from 'react';
import { ClosableNote } from '../parts/closable-note.tsx';

/** What the link asked for and could not be given. */
export function AddressNotes({ problems }: { readonly problems: readonly string[] }): ReactNode {
  const text = problems.join(' ');
  return <ClosableNote text={text === '' ? '' : `${text} The rest of the link is applied.`} />;
}
