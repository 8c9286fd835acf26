import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from './icon.tsx';

/** A note above the view, until it is closed; another text opens it again. Nothing where there is no text. */
export function ClosableNote({ text }: { readonly text: string }): ReactNode {
  const [read, setRead] = useState('');
  if (text === '' || text === read) return null;
  return (
    <div className="banner" role="status">
      <span>{text}</span>
      <Button className="button quiet square" onPress={() => setRead(text)} aria-label="Close the note">
        <Icon name="close" />
      </Button>
    </div>
  );
}
