const onMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key of a key map as it is printed on keyboards: `mod+k` → `⌘ K` or `Ctrl K`. */
export function keyText(keys: string): string {
  return keys.replace(/^mod\+(.+)$/, (_, key: string) => {
    const name = key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    return `${onMac() ? '⌘' : 'Ctrl'} ${name}`;
  });
}
