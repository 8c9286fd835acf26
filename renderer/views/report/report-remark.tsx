import { type ReactNode, useState } from 'react';
import { beginning } from './beginning.ts';

/** What a reader must know before the numbers; a long one, such as a list of names, opens on demand. */
export function ReportRemark({ text }: { readonly text: string }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const short = beginning(text);
  if (short === text) return <li>{text}</li>;
  return (
    <li>
      {isWhole ? text : `${short} …`}{' '}
      <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show all'}
      </button>
    </li>
  );
}
