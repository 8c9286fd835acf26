import { exitCodeIn } from '../../exit-code-in.ts';
import { contentText } from '../../transcript/chat-message.ts';
import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { asList, asObject, asObjects, asText, asTexts, type Untyped } from '../../untyped.ts';
import { isUsersOwn, saidWithRefusal } from './user-words.ts';

/** Tool calls of a session by their id, with the tool's name. */
export type CallNames = ReadonlyMap<string, string>;

function says(log: EventLog, line: Untyped, text: string, stamp: Stamp): void {
  if (!isUsersOwn(line, text)) log.says('harness', text, stamp);
  else if ((stamp.thread ?? 0) === 0) log.userSays(text, stamp);
  // To a sub-agent it is the main agent who speaks.
  else log.says('agent', text, stamp);
}

/** The edit as the user changed it before letting it be made. */
function userEdit(log: EventLog, result: Untyped | null, stamp: Stamp): void {
  if (result?.userModified !== true) return;
  const hunks = asObjects(result.structuredPatch).flatMap(
    ({ oldStart, oldLines, newStart, newLines, lines }) => [
      `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
      ...asTexts(lines),
    ],
  );
  const body =
    hunks.length > 0 ? hunks.join('\n') : (asText(result.newString) ?? asText(result.content) ?? '');
  log.userEdit(asText(result.filePath), body, stamp);
}

function toolResult(log: EventLog, line: Untyped, part: Untyped, calls: CallNames, stamp: Stamp): void {
  const text = contentText(part.content ?? '');
  const name = calls.get(asText(part.tool_use_id) ?? '');
  // Asked by the tool made for it, the user answers.
  if (name === 'AskUserQuestion' && part.is_error !== true) {
    says(log, line, text, stamp);
    return;
  }
  log.output(text, { ...stamp, exit_code: name === 'Bash' ? exitCodeIn(text) : null });
  const said = saidWithRefusal(text);
  if (said !== null) says(log, line, said, stamp);
  userEdit(log, asObject(line.toolUseResult), stamp);
}

/** Logs a line in the role of the user: results of tools, what the user says, what the program puts in between. */
export function logUserLine(log: EventLog, line: Untyped, calls: CallNames, stamp: Stamp): void {
  const content = asObject(line.message)?.content;
  if (typeof content === 'string') {
    says(log, line, content, stamp);
    return;
  }
  const words: unknown[] = [];
  for (const item of asList(content)) {
    const part = asObject(item);
    if (part?.type === 'tool_result') toolResult(log, line, part, calls, stamp);
    else words.push(item);
  }
  if (words.length > 0) says(log, line, contentText(words), stamp);
}
