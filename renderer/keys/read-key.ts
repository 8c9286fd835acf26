const MODIFIERS = new Set(['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock']);

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Shift makes another letter of a letter by itself; beside ⌘ or Ctrl it has to be named. */
const isLetter = (key: string) => key.toLowerCase() !== key.toUpperCase() && key.length === 1;

/** The name of a pressed key in a key map, such as `j`, `?`, `mod+k` or `mod+shift+z`; null for keys we leave alone. */
export function readKey(event: Pressed): string | null {
  const { key, altKey, metaKey, ctrlKey, shiftKey } = event;
  if (altKey || MODIFIERS.has(key)) return null;
  if (!metaKey && !ctrlKey) return key;
  return `mod+${shiftKey && isLetter(key) ? 'shift+' : ''}${key.toLowerCase()}`;
}
