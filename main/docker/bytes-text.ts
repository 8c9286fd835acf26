import { fixed } from '../../analysis/format/number.ts';

const MIB = 2 ** 20;
const GIB = 2 ** 30;

/** A size as a person reads it: `1.5 GiB`, below one of them `12.0 MiB`. */
export const bytesText = (bytes: number): string =>
  bytes < GIB ? `${fixed(bytes / MIB, 1)} MiB` : `${fixed(bytes / GIB, 1)} GiB`;
