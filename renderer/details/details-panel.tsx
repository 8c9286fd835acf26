import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useActions } from '../actions/use-actions.ts';
import { Icon } from '../parts/icon.tsx';

interface DetailsPanelProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** What Esc goes back to; null where it closes the panel. */
  readonly backTo: string | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the right: a title, the way back, and what is selected. */
export function DetailsPanel({
  title,
  note,
  backTo,
  onBack,
  onClose,
  children,
}: DetailsPanelProps): ReactNode {
  const [isWide, setWide] = useState(false);
  useActions('Details', [
    {
      id: 'back',
      title: backTo === null ? 'Close the details' : `Back to ${backTo}`,
      keys: 'Escape',
      run: onBack,
    },
    {
      id: 'wide',
      title: isWide ? 'Narrow the details' : 'Widen the details',
      keys: 'w',
      run: () => setWide(!isWide),
    },
  ]);
  return (
    <aside className="details" aria-label="Details" data-wide={isWide ? '' : undefined}>
      <header className="details-head">
        {backTo !== null && (
          <Button className="button quiet square" aria-label={`Back to ${backTo}`} onPress={onBack}>
            <Icon name="back" />
          </Button>
        )}
        <div className="details-titles">
          <h2 className="details-title">{title}</h2>
          {note !== undefined && <p className="details-note">{note}</p>}
        </div>
        <Button
          className="button quiet square details-widen"
          aria-label={isWide ? 'Narrow the details' : 'Widen the details'}
          onPress={() => setWide(!isWide)}
        >
          <Icon name="widen" />
        </Button>
        <Button className="button quiet square" aria-label="Close the details" onPress={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      {children}
    </aside>
  );
}
