/** How endpoints say that a prompt does not fit: OpenAI, vLLM (two wordings), llama.cpp, LM Studio, Anthropic, Gemini, proxies. */
const SAYINGS = [
  /context[_ ]length[_ ]exceeded/i,
  /exceed_context_size/i,
  /maximum (context|prompt|input) length/i,
  /max_model_len/i,
  /context (window|size|length|limit)/i,
  /prompt is too long/i,
  /(input|prompt) (token count|tokens?|length)\b.*\bexceed/i,
  /too many (input |prompt )?tokens/i,
  /reduce the length of the (messages|input|prompt)/i,
];

/** Whether an endpoint's refusal means that the conversation is too long for the model. */
export const isTooLong = (text: string): boolean => SAYINGS.some((saying) => saying.test(text));
