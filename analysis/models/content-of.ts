import { fieldsOf, listOf, textOf } from './untrusted.ts';

/** What is said in a message or in a piece of one: a text, or parts of which those of text count. */
export function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return listOf(content)
    .map(fieldsOf)
    .filter(({ type }) => type === undefined || type === 'text' || type === 'output_text')
    .map(({ text }) => textOf(text))
    .join('');
}

/** What is thought, under the names that endpoints have for it: DeepSeek, vLLM and llama.cpp; OpenRouter and newer vLLM; Mistral. */
export function reasoningOf(message: Readonly<Record<string, unknown>>): string {
  for (const name of ['reasoning_content', 'reasoning', 'reasoning_text', 'thinking'])
    if (typeof message[name] === 'string' && message[name] !== '') return message[name];
  const parts = [...listOf(message.content), ...listOf(message.reasoning_details)].map(fieldsOf);
  return parts.map(({ type, thinking, text }) => thoughtOf(textOf(type), thinking, text)).join('');
}

function thoughtOf(type: string, thinking: unknown, text: unknown): string {
  if (type === 'thinking') return contentOf(thinking);
  return type === 'reasoning' || type === 'reasoning.text' ? textOf(text) : '';
}
