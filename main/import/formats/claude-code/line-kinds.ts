/** Kinds of lines by which the program keeps its own books: titles, snapshots of files, queues, modes. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...['summary', 'custom-title', 'ai-title', 'last-prompt', 'tag', 'agent-name', 'agent-color'],
  ...['agent-setting', 'file-history-snapshot', 'progress', 'permission-mode', 'mode', 'pr-link'],
  ...['worktree-state', 'content-replacement', 'attribution-snapshot', 'speculation-accept'],
  ...['rate_limit_event', 'stream_event', 'keep_alive'],
]);
