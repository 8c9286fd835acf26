/** A model's name without its provider: `openai/gpt-4o` is `gpt-4o`, however the source calls it. */
export function bareModel(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
