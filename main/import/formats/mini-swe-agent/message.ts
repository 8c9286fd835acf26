import { asNumber, asObject, type Untyped } from '../../untyped.ts';
import { type Usage, usageOf } from './usage.ts';

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
