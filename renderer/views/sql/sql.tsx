import { type ReactNode, useRef, useState } from 'react';
import { Button, Form, Label, TextArea, TextField } from 'react-aria-components';
import { useActions } from '../../actions/use-actions.ts';
import { useAddress } from '../../address/use-address.ts';
import { VIEW_HELP } from '../../help/view-help.ts';
import { keyText } from '../../keys/key-text.ts';
import { ViewHead } from '../../parts/view-head.tsx';
import { SqlResult } from './sql-result.tsx';
import { SqlSchema } from './sql-schema.tsx';

const FIRST_QUERY = `SELECT t.repository, count(*) AS runs, count_if(r.resolved) AS resolved
FROM run_outcome r JOIN task t USING (task_id)
GROUP BY ALL ORDER BY runs DESC`;

const CHARACTERS = 100_000;

/** Any question the other views do not answer, asked of the workspace itself; reading only. */
export function Sql(): ReactNode {
  const { address, go } = useAddress();
  const [draft, setDraft] = useState(address.query ?? FIRST_QUERY);
  const [times, setTimes] = useState(0);
  const run = () => {
    if (draft.trim() === '') return;
    go({ query: draft });
    setTimes((n) => n + 1);
  };
  const editor = useRef<HTMLTextAreaElement>(null);
  useActions('SQL', [
    { id: 'run', title: 'Run the query', keys: 'mod+enter', run },
    { id: 'edit', title: 'Edit the query', keys: '/', run: () => editor.current?.focus() },
  ]);
  return (
    <>
      <ViewHead question={VIEW_HELP.sql.question} />
      <div className="sql">
        <Form
          className="sql-form"
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <TextField className="field" value={draft} onChange={setDraft} maxLength={CHARACTERS}>
            <Label>Query (DuckDB SQL, reading only)</Label>
            <TextArea ref={editor} className="input mono sql-editor" spellCheck={false} rows={7} />
          </TextField>
          <Button type="submit" className="button primary">
            Run <kbd>{keyText('mod+enter')}</kbd>
          </Button>
        </Form>
        <SqlSchema />
      </div>
      {address.query !== null && <SqlResult key={`${times} ${address.query}`} query={address.query} />}
    </>
  );
}
