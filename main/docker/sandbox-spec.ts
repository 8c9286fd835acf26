/** How a sandbox is made. Defaults are in `DEFAULT_LIMITS`. */
export interface SandboxSpec {
  /** Name, tag, digest or id; has to be on the engine already. */
  readonly image: string;
  readonly workdir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Files that are there from the beginning and that nothing inside can change, by the folder they are in. */
  readonly readOnly?: readonly ReadOnlyFolder[];
  readonly limits?: Partial<SandboxLimits>;
  /** `none` unless a person has asked for more: what runs inside is not trusted. */
  readonly network?: 'none' | 'bridge';
}

export interface ReadOnlyFolder {
  /** Absolute, inside. */
  readonly path: string;
  readonly files: readonly SandboxFile[];
}

export interface SandboxFile {
  /** Relative to the folder it is put in, with `/`. */
  readonly path: string;
  readonly content: string | Buffer;
  /** 0o644 unless said. */
  readonly mode?: number;
}

export interface SandboxLimits {
  readonly memoryBytes: number;
  readonly cpus: number;
  readonly processes: number;
  /** Size of `/tmp`, which is in memory. */
  readonly scratchBytes: number;
  /** What may be written to the sandbox's own layer before what runs is ended. */
  readonly diskBytes: number;
}

const GIB = 2 ** 30;

export const DEFAULT_LIMITS: SandboxLimits = {
  memoryBytes: 4 * GIB,
  cpus: 2,
  processes: 1024,
  scratchBytes: GIB,
  diskBytes: 10 * GIB,
};

export interface ExecLimits {
  /** Wall clock; the command and all that it began is ended after it. */
  readonly seconds: number;
  /** Output kept, half of it from the beginning. */
  readonly keepBytes: number;
  /** Output after which the command is ended. */
  readonly outputBytes: number;
}

export const DEFAULT_EXEC: ExecLimits = { seconds: 1800, keepBytes: 64 * 2 ** 20, outputBytes: 8 * GIB };
