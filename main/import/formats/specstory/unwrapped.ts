/** Text without the given tag and the `<details>` around it; the same tags inside stay. */
export function unwrapped(text: string, tag: string): string {
  const inner = text
    .trim()
    .replace(new RegExp(`^<${tag}[^>]*>`), '')
    .trimStart()
    .replace(/^<details>/, '');
  const close = `</${tag}>`;
  const end = inner.endsWith(close) ? inner.slice(0, -close.length).trimEnd() : inner;
  return (end.endsWith('</details>') ? end.slice(0, -'</details>'.length) : end).trim();
}
