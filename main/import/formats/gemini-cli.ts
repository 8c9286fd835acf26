import { basename } from 'node:path';
import type { Document } from '../documents.ts';
import type { Format, ImportedAttempt, ImportProblem, Sniff } from '../format.ts';
import { mostCommon } from '../most-common.ts';
import { parseTime } from '../parse-time.ts';
import type { FileEnds } from '../read-ends.ts';
import { EMPTY_ATTEMPT } from '../transcript/empty-attempt.ts';
import { EventLog } from '../transcript/event-log.ts';
import { repeatedIds } from '../transcript/repeated-ids.ts';
import { timeDisorder } from '../transcript/time-disorder.ts';
import { timeSpan } from '../transcript/time-span.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { transcriptFormat } from '../transcript/transcript-format.ts';
import type { ReadContext } from '../transcript/transcript-reader.ts';
import { callTokens, sumUsage } from '../transcript/usage.ts';
import { asText, type Untyped } from '../untyped.ts';
import { type Conversation, readConversation } from './gemini-cli/conversation.ts';
import { logMessage, messageUsage } from './gemini-cli/log-message.ts';

function sniff({ head }: FileEnds): Sniff {
  const text = head.toString('utf8');
  const isSession = /^\W*\{\s*"(sessionId|projectHash)"/.test(text) && /"projectHash"\s*:/.test(text);
  return isSession && /"startTime"\s*:/.test(text)
    ? { confidence: 0.95, reason: 'a session of Gemini CLI' }
    : { confidence: 0, reason: '' };
}

const tokensOf = (message: Untyped): number | null => {
  const usage = messageUsage(message);
  return usage === null ? null : callTokens(usage);
};

function attemptOf(
  { head, messages }: Conversation,
  file: string,
  report: (problem: ImportProblem) => void,
): ImportedAttempt {
  const log = new EventLog();
  for (const message of messages) {
    if (logMessage(log, message, tokensOf(message))) continue;
    const reason = `a message of type ${JSON.stringify(message.type)} is kept as words of the harness`;
    report({ file, line: null, code: 'unknown-kind', reason });
  }
  const usage = sumUsage(messages.flatMap((message) => messageUsage(message) ?? []));
  const span = timeSpan(log.events);
  return {
    ...EMPTY_ATTEMPT,
    ...span,
    started_at: parseTime(head.startTime) ?? span.started_at,
    steps: messages.filter(({ type }) => type === 'gemini').length,
    input_tokens: usage.input,
    cached_tokens: usage.cached,
    output_tokens: usage.output,
    events: log.events,
  };
}

async function* read(document: Document, { report }: ReadContext): AsyncGenerator<Transcript> {
  const { path, file } = document;
  const bytes = /\.jsonl?$/.test(path) ? await document.load(report) : null;
  if (bytes === null) return;
  const conversation = readConversation(bytes, file, path.endsWith('.jsonl'), report);
  const session = asText(conversation?.head.sessionId);
  if (conversation === null || session === null) return;
  const { head, messages } = conversation;
  for (const problem of repeatedIds(messages, 'id', 'message', file)) report(problem);
  const attempt = attemptOf(conversation, file, report);
  const disorder = timeDisorder(attempt.events, file);
  if (disorder !== null) report(disorder);
  yield {
    ...{ group: asText(head.projectHash) ?? basename(path), file, line: null },
    // A session is on no benchmark's task: it is its own.
    task: session,
    ...{
      benchmark: null,
      repository: null,
      agent: 'gemini-cli',
      model: mostCommon(messages.map(({ model }) => asText(model))),
      settings: {},
    },
    ...{ condition: null, repeat: null, grade: null },
    note: head.kind === 'subagent' ? "This is a sub-agent's session of its own." : null,
    attempt,
  };
}

/** Sessions that Gemini CLI keeps under `chats/`. */
export const geminiCli: Format = transcriptFormat({ name: 'gemini-cli', sniff, read });
