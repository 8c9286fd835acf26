/** What an archive may unpack to before it is taken for a trap. Bytes; `ratio` is unpacked over packed. */
export interface ArchiveLimits {
  readonly entryBytes: number;
  readonly totalBytes: number;
  readonly ratio: number;
  /** Below this many unpacked bytes the ratio does not count. */
  readonly ratioFrom: number;
}

const MIB = 1024 * 1024;

/** Trajectories are about 0.5 MB and pack to a tenth; the most that gzip can pack is a thousandth. */
export const USUAL_LIMITS: ArchiveLimits = {
  entryBytes: 256 * MIB,
  totalBytes: 16 * 1024 * MIB,
  ratio: 250,
  ratioFrom: 256 * MIB,
};

/** How much of an archive is unpacked to tell what it is. */
export const LOOK_LIMITS: ArchiveLimits = {
  entryBytes: 16 * MIB,
  totalBytes: 64 * MIB,
  ratio: 1000,
  ratioFrom: 64 * MIB,
};
