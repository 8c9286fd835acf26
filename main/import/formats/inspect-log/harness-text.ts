import { asObject, asText, type Untyped } from '../../untyped.ts';

const lines = (...parts: readonly unknown[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : part === undefined || part === null ? '' : JSON.stringify(part),
    )
    .filter((part) => part !== '')
    .join('\n');

function sandboxText({ action, cmd, file, input, output, result }: Untyped): string {
  const code = typeof result === 'number' ? `exit code ${result}` : null;
  return lines(`${asText(action) ?? 'sandbox'}: ${asText(cmd) ?? asText(file) ?? ''}`, input, output, code);
}

function approvalText({ approver, decision, call, explanation, modified }: Untyped): string {
  const name = asText(asObject(call)?.function) ?? 'a call';
  return lines(`${asText(approver) ?? 'approver'}: ${asText(decision) ?? ''} ${name}`, explanation, modified);
}

function compactionText({ type, tokens_before, tokens_after }: Untyped): string {
  const tokens =
    typeof tokens_before === 'number' ? `, ${tokens_before} to ${tokens_after ?? '?'} tokens` : '';
  return `compaction: ${asText(type) ?? 'summary'}${tokens}`;
}

function interruptText({ source, interrupted }: Untyped): string {
  return `interrupt: ${asText(source) ?? ''} during ${asText(interrupted) ?? '?'}`;
}

function reviewText({ reviewer, decision, call, explanation }: Untyped): string {
  const name = asText(asObject(call)?.function) ?? 'a call';
  return lines(`${asText(reviewer) ?? 'reviewer'}: ${asText(decision) ?? ''} after ${name}`, explanation);
}

const TEXTS: Readonly<Record<string, (event: Untyped) => string>> = {
  sandbox: sandboxText,
  approval: approvalText,
  review: reviewText,
  compaction: compactionText,
  interrupt: interruptText,
  info: ({ source, data }) => lines(source, data),
  input: ({ message, input }) => lines(message, input),
  error: ({ error }) => lines(asObject(error)?.message),
  sample_limit: ({ message, type }) => lines(message ?? type),
  score: ({ score }) => lines('intermediate score:', asObject(score)?.value),
};

/** An event that is neither a model's nor a tool's, as the harness says it; null where it says nothing of the run. */
export function harnessText(kind: string, event: Untyped): string | null {
  return Object.hasOwn(TEXTS, kind) ? TEXTS[kind]!(event) : null;
}
