/** How many of the flags, each 1 or 0, are up. */
export function countFlags(flags: Uint8Array): number {
  let n = 0;
  for (const flag of flags) n += flag;
  return n;
}
