const two = (n: number) => String(n).padStart(2, '0');

/** Local date and time without seconds, in the order that sorts: `2026-04-12 09:11`. */
export function dateTime(milliseconds: number): string {
  const time = new Date(milliseconds);
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date} ${two(time.getHours())}:${two(time.getMinutes())}`;
}
