const WRITTEN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Milliseconds since the epoch of a moment written as ISO 8601 or nearly so (a blank for the T, no seconds, an offset
 * without colon). One without an offset is UTC. Null for anything else.
 */
export function parseTime(value: unknown): number | null {
  const match = typeof value === 'string' ? WRITTEN.exec(value.trim()) : null;
  if (match === null) return null;
  const offset = (match[3] ?? 'Z').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = Date.parse(`${match[1]}T${match[2]}${offset}`);
  return Number.isNaN(time) ? null : time;
}
