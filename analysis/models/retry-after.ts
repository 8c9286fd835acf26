/**
 * How long an endpoint asks to be left alone, in milliseconds: `retry-after-ms`, or `Retry-After` in seconds or as an HTTP date
 * (RFC 9110, 10.2.3). Null where it does not say or nobody can read it. @param now milliseconds since the epoch
 */
export function retryAfter(header: (name: string) => string | null, now: number): number | null {
  const milliseconds = header('retry-after-ms')?.trim();
  if (milliseconds && /^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const text = header('retry-after')?.trim();
  if (!text) return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // A sign or a bare number would be read as a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
