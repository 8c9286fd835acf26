/**
 * Which of a figure's `count` parts in one line a key chooses at the part `index`: ↓ ↑ the next and previous one, Home and End
 * the ends, Enter and Space the part itself; null for other keys.
 */
export function partAfter(key: string, index: number, count: number): number | null {
  const parts: Readonly<Record<string, number>> = {
    Enter: index,
    ' ': index,
    ArrowDown: Math.min(index + 1, count - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return parts[key] ?? null;
}
