const FENCE = /^(?<indent> {0,3})(?<ticks>`{3,}|~{3,})[ \t]*(?<info>[^\n`]*)$/;

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);

/**
 * The commands in a reply of a model that calls no tools: what stands in fenced blocks that name a shell, in their order. A fence
 * closes with at least as many of its own signs; one that is never closed holds no command.
 */
export function fencedCommands(text: string): readonly string[] {
  const commands: string[] = [];
  let open: { readonly ticks: string; readonly isShell: boolean; readonly lines: string[] } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const { ticks, info } = FENCE.exec(line)?.groups ?? {};
    if (open === null) {
      if (ticks === undefined) continue;
      const [language = ''] = (info ?? '').trim().toLowerCase().split(/\s/);
      open = { ticks, isShell: SHELLS.has(language), lines: [] };
    } else if (ticks?.startsWith(open.ticks) && info?.trim() === '') {
      if (open.isShell) commands.push(open.lines.join('\n'));
      open = null;
    } else open.lines.push(line);
  }
  return commands;
}
