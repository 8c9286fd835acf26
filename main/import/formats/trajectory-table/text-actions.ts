import type { EventLog, Stamp } from '../../transcript/event-log.ts';
import { logToolCall } from '../../transcript/tool-call.ts';
import { logAction } from '../swe-agent/log-action.ts';

/** How an agent writes what it does where it has no tools to call: as marked functions or as fenced commands. */
export type ActionStyle = 'functions' | 'commands' | 'fences';

const FUNCTION = /<function=([^>\s]+)>([\s\S]*?)<\/function>/g;
const PARAMETER = /<parameter=([^>\s]+)>\n?([\s\S]*?)\n?<\/parameter>/g;
const COMMAND = /```(?:bash|sh|shell|mswea_bash_command)[ \t]*\n([\s\S]*?)\n?```/g;
const FENCE = /```[ \t]*\n([\s\S]*?)\n?```\s*$/;

interface Action {
  readonly name: string | null;
  readonly args: unknown;
}

const functionsIn = (text: string): readonly Action[] =>
  [...text.matchAll(FUNCTION)].map(([, name, body]) => ({
    name: name!,
    args: Object.fromEntries([...body!.matchAll(PARAMETER)].map(([, key, value]) => [key, value])),
  }));

/** Such an agent runs a command only where there is exactly one. */
function commandsIn(text: string): readonly Action[] {
  const found = [...text.matchAll(COMMAND)];
  return found.length === 1 ? [{ name: 'bash', args: { command: found[0]![1] } }] : [];
}

function fencesIn(text: string): readonly Action[] {
  const command = FENCE.exec(text)?.[1];
  return command === undefined ? [] : [{ name: null, args: command }];
}

const FINDERS = { functions: functionsIn, commands: commandsIn, fences: fencesIn };

/** Most of an agent's replies act, or it does not act in this style at all. */
const MOST = 0.7;

/** The style in which most of the replies act; null where they only talk. */
export function actionStyle(replies: readonly string[]): ActionStyle | null {
  const styles = Object.keys(FINDERS) as readonly ActionStyle[];
  const acting = (style: ActionStyle) => replies.filter((text) => FINDERS[style](text).length > 0).length;
  return styles.find((style) => replies.length > 0 && acting(style) >= MOST * replies.length) ?? null;
}

/** Logs what a reply does, after what it says; how many actions there are. */
export function logTextActions(log: EventLog, text: string, style: ActionStyle, stamp: Stamp = {}): number {
  const actions = FINDERS[style](text);
  for (const { name, args } of actions) {
    if (name === null) logAction(log, String(args), null, null, stamp);
    else logToolCall(log, name, args, stamp);
  }
  return actions.length;
}
