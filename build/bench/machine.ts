import { availableParallelism, cpus, totalmem } from 'node:os';

/** What the figures were measured on, without its name. */
export function machine(): Readonly<Record<string, string | number>> {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memory_gib: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
  };
}
