import { type ReactNode, useEffect, useState } from 'react';
import { Button, Form, Label, Text, TextArea, TextField } from 'react-aria-components';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useConnection } from '../port/port-context.ts';

interface ChoosePathsProps {
  readonly note: string | null;
  readonly onChoose: (paths: readonly string[]) => void;
  readonly onClose: () => void;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Asks by the host's own dialog; where it has none, by a field for paths. */
export function ChoosePaths({ note, onChoose, onClose }: ChoosePathsProps): ReactNode {
  const { port } = useConnection();
  const [asksHere, setAsksHere] = useState(note !== null);
  const [error, setError] = useState<Error | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (note !== null) return;
    let wanted = true;
    port.call('files.choose', {}).then(
      ({ paths }) => {
        if (!wanted) return;
        if (paths === null) setAsksHere(true);
        else if (paths.length === 0) onClose();
        else onChoose(paths);
      },
      (reason: unknown) => wanted && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      wanted = false;
    };
  }, [port, note, onChoose, onClose]);

  if (error) return <ErrorPanel error={error} />;
  if (!asksHere) return <p className="quiet-text">Choose files or folders in the dialog that has opened.</p>;
  return (
    <Form
      className="choose-paths"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(linesOf(text));
      }}
    >
      {note && <p className="note">{note}</p>}
      <TextField className="field" value={text} onChange={setText} autoFocus>
        <Label>Paths of files or folders, one a line</Label>
        <TextArea className="input mono" rows={4} placeholder="/data/results/runs.csv" spellCheck={false} />
        <Text slot="description">
          Runs tables (CSV, JSONL, Parquet), mini-swe-agent run folders and archives, matrices of resolved
          lists. What a file is, is told from its content.
        </Text>
      </TextField>
      <div className="button-row end">
        <Button type="submit" className="button primary" isDisabled={linesOf(text).length === 0}>
          Look inside
        </Button>
      </div>
    </Form>
  );
}
