import type { ContainerCreateOptions } from 'dockerode';
import { labelsOf, type Owner } from './owner.ts';
import { DEFAULT_LIMITS, type SandboxLimits, type SandboxSpec } from './sandbox-spec.ts';

/** How long the first process sleeps at a time, s; so odd that it is known by it. */
export const IDLE_SECONDS = 86_413;

/** A first process that does nothing but bury what dies, and comes back to it when all else is killed. */
const IDLE = `trap 'exit 0' TERM; while :; do sleep ${IDLE_SECONDS} & wait; done`;

/** Where scratch in memory is; an engine cannot put files there, only what runs inside can. */
export const SCRATCH = '/tmp';

export const limitsOf = (spec: SandboxSpec): SandboxLimits => ({ ...DEFAULT_LIMITS, ...spec.limits });

/**
 * A container that gives nothing away: no network, no capability, no way to more rights, bounded memory, processors,
 * processes, scratch and file size, no path of the host.
 */
export function containerOptions(
  spec: SandboxSpec,
  owner: Owner,
  volumes: readonly (readonly [path: string, volume: string])[],
): ContainerCreateOptions {
  const { memoryBytes, cpus, processes, scratchBytes, diskBytes } = limitsOf(spec);
  return {
    Image: spec.image,
    Entrypoint: ['/bin/sh', '-c', IDLE],
    Cmd: [],
    User: '0',
    Labels: labelsOf(owner, 'sandbox'),
    ...(spec.workdir !== undefined && { WorkingDir: spec.workdir }),
    Env: Object.entries(spec.env ?? {}).map(([name, value]) => `${name}=${value}`),
    HostConfig: {
      NetworkMode: spec.network ?? 'none',
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges'],
      Memory: memoryBytes,
      MemorySwap: memoryBytes,
      NanoCpus: Math.round(cpus * 1e9),
      PidsLimit: processes,
      IpcMode: 'private',
      Tmpfs: { [SCRATCH]: `rw,exec,nosuid,nodev,mode=1777,size=${scratchBytes}` },
      Ulimits: [
        { Name: 'fsize', Soft: diskBytes, Hard: diskBytes },
        { Name: 'core', Soft: 0, Hard: 0 },
      ],
      Mounts: volumes.map(([path, volume]) => ({
        Type: 'volume',
        Source: volume,
        Target: path,
        ReadOnly: true,
      })),
      LogConfig: { Type: 'none', Config: {} },
    },
  };
}
