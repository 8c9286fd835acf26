export {
  type ChatMessage,
  type ChatReply,
  type ChatRequest,
  FINISHES,
  type Finish,
  type Tool,
  type ToolCall,
} from './chat.ts';
export { costBound, costOf, publishedCostOf } from './cost-of.ts';
export { exceedsPromise, visibleBytes } from './exceeds-promise.ts';
export { fencedCommands } from './fenced-commands.ts';
export { isTooLong } from './is-too-long.ts';
export { jsonIn } from './json-in.ts';
export { ModelError, type ModelErrorKind } from './model-error.ts';
export { dollarsOf, nanoCap, nanoDollars } from './nano-dollars.ts';
export { FREE, type Price, type Rates, ratesFor } from './price.ts';
export { promptBound } from './prompt-bound.ts';
export { readUsage, type UsageRead } from './read-usage.ts';
export { repairMessages } from './repair-messages.ts';
export { ReplyBuilder } from './reply-builder.ts';
export { requestHash } from './request-hash.ts';
export { retryAfter } from './retry-after.ts';
export { retryDelay } from './retry-delay.ts';
export { fieldsOf, listOf, textOf } from './untrusted.ts';
export { tokensOf, type Usage } from './usage.ts';
