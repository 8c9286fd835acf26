import { type ReactNode, useRef } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { counted } from '../../analysis/figures/counted.ts';
import { useActions } from '../actions/use-actions.ts';
import { SaveLog } from './save-log.tsx';

interface LogToolsProps {
  readonly gradeId: number;
  readonly wanted: string;
  /** Lines that hold what is wanted; null while they are looked for. */
  readonly found: readonly number[] | null;
  readonly failures: readonly number[];
  readonly leftOut: number;
  readonly onWanted: (text: string) => void;
  /** Goes to the next of these lines, or with −1 to the one before. */
  readonly onJump: (lines: readonly number[], step: 1 | -1) => void;
}

function foundText(wanted: string, found: readonly number[] | null): string {
  if (wanted === '') return '';
  if (found === null) return '…';
  return found.length === 0 ? 'not found' : `in ${counted([found.length], 'line')}`;
}

/** Above a log: what to search for, where something failed, and the whole of it as a file. */
export function LogTools(props: LogToolsProps): ReactNode {
  const { gradeId, wanted, found, failures, leftOut, onWanted, onJump } = props;
  const input = useRef<HTMLInputElement>(null);
  useActions(
    'Log',
    [
      { id: 'search', title: 'Search the log', keys: '/', run: () => input.current?.focus() },
      { id: 'next failure', title: 'Next failure', keys: 'x', run: () => onJump(failures, 1) },
      { id: 'last failure', title: 'Previous failure', keys: 'X', run: () => onJump(failures, -1) },
    ],
    { isAbove: true },
  );
  return (
    <div className="transcript-tools">
      <div className="transcript-search">
        <SearchField
          className="search-field"
          aria-label="Search the log"
          value={wanted}
          onChange={onWanted}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found) onJump(found, event.shiftKey ? -1 : 1);
            if (event.key === 'Escape' && wanted === '') input.current?.blur();
          }}
        >
          <Input ref={input} className="input" placeholder="Search  /" maxLength={1000} />
        </SearchField>
        <span className="quiet-text" role="status">
          {foundText(wanted, found)}
        </span>
      </div>
      <div className="transcript-jumps">
        <Button
          className="button quiet"
          isDisabled={failures.length === 0}
          aria-description="Go to the next"
          onPress={() => onJump(failures, 1)}
        >
          {counted([failures.length], 'failure')} <kbd>x</kbd>
        </Button>
        <SaveLog gradeId={gradeId} isCut={leftOut > 0} />
      </div>
    </div>
  );
}
