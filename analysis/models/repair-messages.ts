import type { ChatMessage } from './chat.ts';

/** The longest of a faulty reply that is shown back, in characters. */
const SHOWN = 20_000;

/** The conversation that asks once more for a reply that followed no schema, saying what was wrong with it. */
export const repairMessages = (
  messages: readonly ChatMessage[],
  reply: string,
  fault: string,
): readonly ChatMessage[] => [
  ...messages,
  { role: 'assistant', content: reply.slice(0, SHOWN) || '(empty)' },
  {
    role: 'user',
    content: `That reply cannot be used: ${fault}\nAnswer again with the corrected JSON and nothing else.`,
  },
];
