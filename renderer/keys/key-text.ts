const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A key of a key map as it is printed on keyboards: `mod+k` → `⌘ K` or `Ctrl K`, `mod+shift+z` → `Ctrl Shift Z`. */
export function keyText(keys: string): string {
  if (!keys.startsWith('mod+')) return keys;
  const names: Readonly<Record<string, string>> = onMac() ? { mod: '⌘', shift: '⇧' } : { mod: 'Ctrl' };
  return keys
    .split('+')
    .map((name) => names[name] ?? capital(name))
    .join(' ');
}
