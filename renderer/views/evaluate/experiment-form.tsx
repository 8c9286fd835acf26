import { type ReactNode, useState } from 'react';
import { Button, Form, Input, Label, Text, TextField } from 'react-aria-components';
import { ErrorPanel } from '../../parts/error-panel.tsx';
import { useConnection } from '../../port/port-context.ts';

/** Starts an experiment from its file, or goes on with it. */
export function ExperimentForm({ hasEngine }: { readonly hasEngine: boolean | null }): ReactNode {
  const { port } = useConnection();
  const [file, setFile] = useState('');
  const [error, setError] = useState<Error | null>(null);
  const reason =
    hasEngine === false
      ? 'No Docker engine answers.'
      : file.trim() === ''
        ? 'Name the file of an experiment.'
        : null;
  const choose = async () => {
    const { paths } = await port.call('files.choose', {});
    if (paths?.[0] !== undefined) setFile(paths[0]);
  };
  const start = () => {
    if (reason !== null) return;
    setError(null);
    port
      .call('experiment.start', { plan: { file: file.trim() } })
      .catch((caught: unknown) => setError(caught instanceof Error ? caught : new Error(String(caught))));
  };
  return (
    <Form
      className="card"
      aria-label="Experiment"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="card-head">
        <h3>Experiment</h3>
      </div>
      <TextField className="field" value={file} onChange={setFile}>
        <Label>File of the experiment (YAML or JSON)</Label>
        <Input className="input mono" placeholder="/data/experiment.yaml" spellCheck={false} />
        <Text slot="description">
          Systems × conditions × tasks × repeats. Started again, it does what has no verdict yet.
        </Text>
      </TextField>
      {error && <ErrorPanel error={error} />}
      <div className="button-row grade-start">
        <Button type="submit" className="button primary" isDisabled={reason !== null}>
          Start
        </Button>
        <Button className="button" onPress={() => void choose()}>
          Choose the file
        </Button>
        {reason !== null && <span className="quiet-text">{reason}</span>}
      </div>
    </Form>
  );
}
