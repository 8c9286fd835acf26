import { asList, asNumber, asObject, asText, type Untyped } from '../../untyped.ts';
import { type Usage, usageOf } from './usage.ts';

/** Text of a message's content, which is a string or a list of parts; an image part leaves its kind as a mark. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  return asList(content)
    .map((part) => {
      const object = asObject(part);
      return asText(object?.text) ?? asText(part) ?? `[${asText(object?.type) ?? 'part'}]`;
    })
    .join('\n');
}

const millis = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 1000);

/** The reply a message carries: beside it in version 1, or itself in the Responses interface. */
function responseOf(message: Untyped): Untyped | null {
  return message.object === 'response' ? message : asObject(asObject(message.extra)?.response);
}

/** When a message was written, in milliseconds since the epoch; null where nothing says. */
export function messageTime(message: Untyped): number | null {
  const response = responseOf(message);
  const seconds =
    asNumber(asObject(message.extra)?.timestamp) ??
    asNumber(response?.created) ??
    asNumber(response?.created_at);
  return millis(seconds);
}

/** Tokens of the model call that a message came from; null where it came from none or it is not said. */
export function messageUsage(message: Untyped): Usage | null {
  return usageOf(responseOf(message));
}

/** Whether the agent's model wrote the message. */
export function isReply(message: Untyped): boolean {
  return message.role === 'assistant' || message.object === 'response';
}
