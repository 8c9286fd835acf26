import { contentText } from '../../transcript/chat-message.ts';
import { asObject, asObjects, asText, type Untyped } from '../../untyped.ts';

/** An event of OpenHands 0.x, of any of its forms. */
export interface HandsEvent {
  readonly isAction: boolean;
  /** Its kind, such as `run`; empty where it has none: something was said. */
  readonly kind: string;
  /** Null in forms that do not tell it. */
  readonly source: string | null;
  /** What the action was given, or what is told of an observation besides its content. */
  readonly details: Untyped;
  readonly content: string;
  /** What OpenHands shows a person of it. */
  readonly message: string;
}

/** Keys of an event that are not details, in the form that keeps both side by side. */
const PLUMBING = new Set([
  ...[
    'id',
    'timestamp',
    'source',
    'message',
    'action',
    'observation',
    'content',
    'cause',
    'tool_call_metadata',
  ],
  ...['llm_metrics', 'timeout', 'is_confirmed', 'confirmation_state', 'action_risk', 'security_risk'],
  ...['kernel_init_code', 'keep_prompt', 'success'],
]);

const flatDetails = (raw: Untyped): Untyped =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => !PLUMBING.has(key)));

/** `isAnswer`: it stands second in a pair, so that one without a kind is an observation. */
export function readEvent(raw: Untyped, isAnswer: boolean): HandsEvent {
  const action = asText(raw.action);
  const details = asObject(action === null ? raw.extras : raw.args) ?? flatDetails(raw);
  return {
    isAction: action !== null || (asText(raw.observation) === null && !isAnswer),
    kind: action ?? asText(raw.observation) ?? '',
    source: asText(raw.source),
    details,
    content: contentText(raw.content ?? details.content ?? ''),
    message: asText(raw.message) ?? '',
  };
}

/** Early forms tell no source: there a message that does not wait for an answer is the user's. */
export const isFromUser = ({ kind, source, details }: HandsEvent): boolean =>
  source === null ? kind === 'message' && details.wait_for_response !== true : source === 'user';

export interface ToolCall {
  readonly name: string;
  /** As the model sent them. */
  readonly args: string | null;
}

/** The tool call that an event came from; null where the model called none or it is not told. */
export function toolCallOf(raw: Untyped): ToolCall | null {
  const metadata = asObject(raw.tool_call_metadata);
  const name = asText(metadata?.function_name);
  if (metadata === null || name === null) return null;
  const [choice] = asObjects(asObject(metadata.model_response)?.choices);
  const calls = asObjects(asObject(choice?.message)?.tool_calls);
  const own = calls.find(({ id }) => id === metadata.tool_call_id);
  return { name, args: asText(asObject(own?.function)?.arguments) };
}
