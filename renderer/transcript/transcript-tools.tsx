import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Input, SearchField } from 'react-aria-components';
import { count } from '../../analysis/format/number.ts';
import type { Output } from '../../preload/contract.ts';
import { useActions } from '../actions/use-actions.ts';

type Marks = Output<'events.marks'>;
type MarkName = 'edits' | 'tests' | 'errors' | 'user_turns';

const JUMPS: readonly {
  readonly name: MarkName;
  readonly one: string;
  readonly many: string;
  readonly key: string;
}[] = [
  { name: 'user_turns', one: 'user turn', many: 'user turns', key: 'u' },
  { name: 'edits', one: 'edit', many: 'edits', key: 'e' },
  { name: 'tests', one: 'test run', many: 'test runs', key: 't' },
  { name: 'errors', one: 'error', many: 'errors', key: 'x' },
];

interface TranscriptToolsProps {
  readonly marks: Marks | undefined;
  readonly wanted: string;
  readonly found: Output<'events.search'> | null;
  readonly onWanted: (text: string) => void;
  /** Goes to the next of these events, or with −1 to the one before. */
  readonly onJump: (seqs: readonly number[], step: 1 | -1) => void;
}

function foundText(wanted: string, found: Output<'events.search'> | null): string {
  if (wanted === '') return '';
  if (found === null) return '…';
  if (found.n_matches === 0) return 'not found';
  return `${count(found.n_matches)} in ${count(found.n_events)} events`;
}

/** A jump among what is found; one asked for before the answer is there is made when it comes. */
function useJumpToFound(
  found: TranscriptToolsProps['found'],
  onJump: TranscriptToolsProps['onJump'],
): (step: 1 | -1) => void {
  const waiting = useRef<1 | -1 | null>(null);
  useEffect(() => {
    if (found === null || waiting.current === null) return;
    onJump(found.seqs, waiting.current);
    waiting.current = null;
  }, [found, onJump]);
  return (step) => {
    if (found === null) waiting.current = step;
    else onJump(found.seqs, step);
  };
}

/** Above a transcript: what to search for, and what to jump to with how many there are. */
export function TranscriptTools({ marks, wanted, found, onWanted, onJump }: TranscriptToolsProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const jumpToFound = useJumpToFound(found, onJump);
  useActions(
    'Transcript',
    [
      { id: 'search', title: 'Search the transcript', keys: '/', run: () => input.current?.focus() },
      ...JUMPS.flatMap(({ name, one, key }) => [
        { id: `next ${name}`, title: `Next ${one}`, keys: key, run: () => onJump(marks?.[name] ?? [], 1) },
        {
          id: `last ${name}`,
          title: `Previous ${one}`,
          keys: key.toUpperCase(),
          run: () => onJump(marks?.[name] ?? [], -1),
        },
      ]),
    ],
    { isAbove: true },
  );
  return (
    <div className="transcript-tools">
      <div className="transcript-search">
        <SearchField
          className="search-field"
          aria-label="Search the transcript"
          value={wanted}
          onChange={onWanted}
          onKeyDown={(event) => {
            if (event.key === 'Enter') jumpToFound(event.shiftKey ? -1 : 1);
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
        {JUMPS.map(({ name, one, many, key }) => {
          const n = marks?.[name].length ?? 0;
          return (
            <Button
              key={name}
              className="button quiet"
              isDisabled={n === 0}
              aria-description="Go to the next"
              onPress={() => onJump(marks?.[name] ?? [], 1)}
            >
              {count(n)} {n === 1 ? one : many} <kbd>{key}</kbd>
            </Button>
          );
        })}
      </div>
    </div>
  );
}
