import { type ReactNode, useState } from 'react';
import { Button, Form, Input, Label, Text, TextField } from 'react-aria-components';

interface TaskTextFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Part of a task's id; taken over on Enter, so that not every letter is a step in the history. */
export function TaskTextField({ text, onChange }: TaskTextFieldProps): ReactNode {
  const [draft, setDraft] = useState(text);
  return (
    <Form
      className="task-text"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft.trim());
      }}
    >
      <TextField className="field" value={draft} onChange={setDraft} autoFocus>
        <Label>Task id contains</Label>
        <Input className="input" />
        <Text slot="description">Upper and lower case are the same.</Text>
      </TextField>
      <Button type="submit" className="button primary">
        Apply
      </Button>
    </Form>
  );
}
