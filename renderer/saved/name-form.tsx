import { type ReactNode, useState } from 'react';
import { Button, Form, Input, TextField } from 'react-aria-components';

interface NameFormProps {
  readonly label: string;
  /** What the button says, given the name as typed. */
  readonly action: (name: string) => string;
  readonly initial?: string;
  readonly autoFocus?: boolean;
  /** Why nothing can be done here at the moment. */
  readonly refusal?: string | undefined;
  /** Further fields, below the name. */
  readonly children?: ReactNode;
  /** The name stays to be mended where this fails. */
  readonly onName: (name: string) => Promise<unknown>;
}

/** Asks for a name; Enter takes it. */
export function NameForm(props: NameFormProps): ReactNode {
  const { label, action, initial = '', autoFocus = false, refusal, children, onName } = props;
  const [draft, setDraft] = useState(initial);
  const name = draft.trim();
  const cannot = refusal !== undefined || name === '';
  return (
    <Form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (cannot) return;
        onName(name).then(
          () => setDraft(''),
          () => {},
        );
      }}
    >
      <div className="name-line">
        <TextField aria-label={label} value={draft} onChange={setDraft} maxLength={200} autoFocus={autoFocus}>
          <Input className="input" placeholder={label} />
        </TextField>
        <Button type="submit" className="button" isDisabled={cannot}>
          {action(name)}
        </Button>
      </div>
      {children}
      {refusal !== undefined && <p className="quiet-text">{refusal}</p>}
    </Form>
  );
}
