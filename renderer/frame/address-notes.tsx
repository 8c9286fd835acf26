import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../parts/icon.tsx';

/** What the link asked for and this version could not give. */
export function AddressNotes({ problems }: { readonly problems: readonly string[] }): ReactNode {
  const [read, setRead] = useState('');
  const text = problems.join(' ');
  if (text === '' || text === read) return null;
  return (
    <div className="banner" role="status">
      <span>{text} The rest of the link is applied.</span>
      <Button className="button quiet square" onPress={() => setRead(text)} aria-label="Close the note">
        <Icon name="close" />
      </Button>
    </div>
  );
}
