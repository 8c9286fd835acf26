/** Parts of a name with only what every file system takes. */
export function fileStem(...parts: readonly string[]): string {
  return parts.map(fileWord).join('-');
}

function fileWord(name: string): string {
  const word = name
    .replace(/[^A-Za-z0-9._]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  return word || 'x';
}
