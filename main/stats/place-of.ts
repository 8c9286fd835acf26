/** A place in a document as a person writes it: `tasks[3].a[0]`; empty for the document itself. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, part) => {
    if (typeof part === 'number') return `${place}[${part}]`;
    const key = String(part);
    if (!/^[a-z_]\w*$/i.test(key)) return `${place}[${JSON.stringify(key)}]`;
    return place === '' ? key : `${place}.${key}`;
  }, '');
}
