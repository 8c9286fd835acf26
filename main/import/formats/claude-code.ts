import type { Document } from '../documents.ts';
import type { Format, Sniff } from '../format.ts';
import type { FileEnds } from '../read-ends.ts';
import { bundleFormat } from '../transcript/bundle-format.ts';
import type { BundleContext } from '../transcript/bundle-reader.ts';
import { sniffTranscripts } from '../transcript/sniff-transcripts.ts';
import { planSessions } from './claude-code/bundles.ts';
import { lookAtSession, type SessionLook } from './claude-code/look.ts';
import { readSession } from './claude-code/read-session.ts';

/** A session's own lines, or those that a program run without a person prints. */
function sniff({ head }: FileEnds): Sniff {
  const text = head.toString('utf8');
  const has = (pattern: RegExp) => pattern.test(text);
  const isMessage = has(/"type"\s*:\s*"(user|assistant|system|summary)"/);
  const kept = has(/"sessionId"\s*:/) && has(/"(parentUuid|isSidechain|leafUuid)"\s*:/);
  const printed = has(/"session_id"\s*:/) && has(/"(parent_tool_use_id|apiKeySource|permissionMode)"\s*:/);
  return /^\W*\{"/.test(text) && isMessage && (kept || printed)
    ? { confidence: 0.95, reason: 'a session of Claude Code' }
    : { confidence: 0, reason: '' };
}

async function look({ path, file, load }: Document, context: BundleContext): Promise<SessionLook | null> {
  const bytes = path.endsWith('.jsonl') ? await load(context.report) : null;
  return bytes === null ? null : lookAtSession(bytes, path, file);
}

/** Sessions that Claude Code keeps under `projects/`, sub-agents beside them or in folders of their own. */
export const claudeCode: Format = bundleFormat({
  name: 'claude-code',
  sniff: (path) => sniffTranscripts({ sniff }, path),
  look,
  plan: planSessions,
  async *read(bundle, files, context) {
    yield readSession(bundle, files, context);
  },
});
