/** What figures may write: Latin, Latin-1, Latin Extended-A, Greek, general punctuation, arrows, mathematical operators. */
export const BLOCKS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x2000, 0x206f],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
] as const;
