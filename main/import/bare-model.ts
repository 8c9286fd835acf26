/** A model's name without its provider and whoever passes it on: `openrouter/openai/gpt-4o` is `gpt-4o`. */
export function bareModel(name: string): string {
  const whole = name.replace(/\/+$/, '');
  return whole.slice(whole.lastIndexOf('/') + 1);
}
