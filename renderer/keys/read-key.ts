const MODIFIERS = new Set(['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock']);

/** The name of a pressed key in a key map, such as `j`, `Enter`, `?` or `mod+k`; null for keys we leave alone. */
export function readKey(event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>): string | null {
  if (event.altKey || MODIFIERS.has(event.key)) return null;
  const command = event.metaKey || event.ctrlKey;
  return command ? `mod+${event.key.toLowerCase()}` : event.key;
}
