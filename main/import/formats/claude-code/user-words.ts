import type { Untyped } from '../../untyped.ts';

/** What the program puts in between in the role of the user: output of local commands, reminders, interruptions. */
const FROM_PROGRAM =
  /^\s*(<(local-command-(stdout|stderr|caveat)|bash-(stdout|stderr)|task-notification|system-reminder)\b|\[Request interrupted by user)/;

/** Whether the user wrote a text that stands in a line in the role of the user. */
export function isUsersOwn(line: Untyped, text: string): boolean {
  const marked = line.isMeta === true || line.isCompactSummary === true;
  return !marked && !FROM_PROGRAM.test(text);
}

export const isInterruption = (text: string): boolean => /^\s*\[Request interrupted by user/.test(text);

/** What the user said with a refusal, which comes as the result of the refused tool; null where nothing was said. */
export function saidWithRefusal(result: string): string | null {
  if (!result.startsWith("The user doesn't want to proceed")) return null;
  return /the user said:\n([\s\S]+)$/.exec(result)?.[1] ?? null;
}
