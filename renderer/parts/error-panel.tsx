import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { type ErrorCode, UserError } from '../../analysis/model/user-error.ts';

interface ErrorPanelProps {
  readonly error: Error;
  /** Offered unless the answer cannot change by asking again. */
  readonly onRetry?: () => void;
}

/** What the same question would be answered with again. */
const LASTING: readonly ErrorCode[] = ['usage', 'not-found', 'bad-input'];

const UNFORESEEN = 'Copy the details and report them; trying again does no harm.';

function detailsOf(error: Error): string {
  const code = error instanceof UserError ? error.code : error.name;
  const hint = error instanceof UserError ? error.hint : '';
  return [`code: ${code}`, `message: ${error.message}`, `hint: ${hint}`, `at: ${window.location.hash}`].join(
    '\n',
  );
}

/** What happened, what to do, and the details to hand on. */
export function ErrorPanel({ error, onRetry }: ErrorPanelProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const [first, ...rest] = error.message.split('\n');
  const hint = error instanceof UserError ? error.hint : UNFORESEEN;
  const isLasting = error instanceof UserError && LASTING.includes(error.code);
  const copy = () => navigator.clipboard.writeText(detailsOf(error)).then(() => setCopied(true));
  return (
    <div className="error-panel" role="alert">
      <p className="error-message">{first}</p>
      {rest.length > 0 && <pre className="error-rest">{rest.join('\n').trim()}</pre>}
      {hint !== '' && <p className="error-hint">{hint}</p>}
      <div className="button-row">
        {onRetry && !isLasting && (
          <Button className="button" onPress={onRetry}>
            Try again
          </Button>
        )}
        <Button className="button" onPress={copy}>
          {copied ? 'Copied' : 'Copy details'}
        </Button>
      </div>
    </div>
  );
}
