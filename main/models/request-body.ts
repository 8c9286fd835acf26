import type { ChatMessage, ChatRequest } from '../../analysis/models/index.ts';
import type { ModelConfig } from './config/models-config-schema.ts';
import type { OutputLimit } from './endpoint.ts';

type Body = Readonly<Record<string, unknown>>;

/** A message as the protocol has it. */
function messageBody(message: ChatMessage, { return_reasoning }: ModelConfig): Body {
  if (message.role !== 'assistant') return { ...message };
  const { role, content, reasoning, tool_calls } = message;
  return {
    role,
    content,
    ...(return_reasoning && reasoning && { [return_reasoning]: reasoning }),
    ...(tool_calls?.length && {
      tool_calls: tool_calls.map(({ id, name, arguments: written }) => ({
        ...{ id, type: 'function', function: { name, arguments: written } },
      })),
    }),
  };
}

/** How a reply is made to follow a schema, where the endpoint can. */
function formatBody(schema: ChatRequest['schema'], { structured }: ModelConfig): Body {
  if (!schema || structured === 'prompt') return {};
  if (structured === 'json_object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: schema } };
}

/** What is asked, without how it is carried: the same question has the same body, whether it is streamed or not. */
export function questionBody(request: ChatRequest, config: ModelConfig): Body {
  const temperature = request.temperature ?? config.temperature;
  const seed = request.seed ?? config.seed;
  return {
    ...config.extra,
    model: config.model,
    messages: request.messages.map((message) => messageBody(message, config)),
    ...(request.tools?.length && {
      tools: request.tools.map((tool) => ({ type: 'function', function: tool })),
    }),
    ...formatBody(request.schema, config),
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    max_output: request.max_output ?? config.max_output,
  };
}

export interface Carriage {
  readonly outputLimit: OutputLimit;
  readonly stream: boolean;
  readonly streamUsage: boolean;
}

/** The question as it leaves. */
export function sentBody(
  { max_output, ...question }: Body,
  { outputLimit, stream, streamUsage }: Carriage,
): Body {
  return {
    ...question,
    [outputLimit]: max_output,
    ...(stream && { stream: true }),
    ...(stream && streamUsage && { stream_options: { include_usage: true } }),
  };
}
