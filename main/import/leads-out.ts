/** Whether an entry's path leads out of the archive it stands in. */
export function leadsOut(name: string): boolean {
  return /^([/\\]|[A-Za-z]:)/.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..');
}
