import type { Container, ContainerInspectInfo, ContainerInspectOptions } from 'dockerode';
import { UserError } from '../../analysis/model/user-error.ts';
import { containerOptions, limitsOf, SCRATCH } from './container-options.ts';
import { endProcesses } from './end-processes.ts';
import type { Engine } from './engine.ts';
import { type Command, type ExecResult, type ExecWatch, exec } from './exec.ts';
import { reasonOf, statusOf } from './explain-engine-error.ts';
import { labelsOf } from './owner.ts';
import { type ArchivedFile, readArchive } from './read-archive.ts';
import { readOnlyVolume } from './read-only-volume.ts';
import { DEFAULT_EXEC, type ExecLimits, type SandboxFile, type SandboxSpec } from './sandbox-spec.ts';
import { tarOf } from './tar-of.ts';
import { within } from './within.ts';

export type SandboxResult = ExecResult & {
  /** What was left running had to be ended by starting the container anew: scratch in memory is empty since. */
  readonly isScratchLost: boolean;
};

/** One container that holds what runs in it. Everything about it goes through here. */
export interface Sandbox {
  readonly id: string;
  readonly spec: SandboxSpec;
  /** Runs a command; what meets a limit is ended with all that it began, and the files stay. */
  exec(
    command: Command,
    limits?: Partial<ExecLimits>,
    watch?: Pick<ExecWatch, 'signal' | 'onOutput'>,
  ): Promise<SandboxResult>;
  /** Ends all that still runs inside, as after tests that left a daemon. */
  quiet(): Promise<void>;
  /** Writes files below an absolute folder, which is made. Not below `/tmp`, which is in memory. */
  put(folder: string, files: readonly SandboxFile[]): Promise<void>;
  /** A file or folder from inside, links left out; empty where there is none. At most `mostBytes`. */
  get(path: string, mostBytes?: number): Promise<readonly ArchivedFile[]>;
  /** Its files as an image, to make another sandbox of; scratch and what runs are not in it. @returns the image's id */
  snapshot(): Promise<string>;
  /** Whether the kernel ended something in it for want of memory. */
  wasOutOfMemory(): Promise<boolean>;
  remove(): Promise<void>;
}

const MIB = 2 ** 20;

/** Makes and starts a sandbox of an image that the engine has. What was made is removed again where a later step fails. */
export async function createSandbox(engine: Engine, spec: SandboxSpec): Promise<Sandbox> {
  const volumes: (readonly [string, string])[] = [];
  let container: Container | null = null;
  try {
    for (const folder of spec.readOnly ?? [])
      volumes.push([folder.path, await readOnlyVolume(engine, spec.image, folder)]);
    const options = containerOptions(spec, engine.owner, volumes);
    container = await within(120, 'make a container', engine.docker.createContainer(options));
    await within(120, 'start a container', container.start());
    return new DockerSandbox(
      engine,
      spec,
      container,
      volumes.map(([, name]) => name),
    );
  } catch (error) {
    await discard(
      engine,
      container,
      volumes.map(([, name]) => name),
    ).catch(() => {});
    throw error;
  }
}

class DockerSandbox implements Sandbox {
  readonly id: string;

  constructor(
    private readonly engine: Engine,
    readonly spec: SandboxSpec,
    private readonly container: Container,
    private readonly volumes: readonly string[],
  ) {
    this.id = container.id;
  }

  async exec(
    command: Command,
    limits: Partial<ExecLimits> = {},
    watch: Pick<ExecWatch, 'signal' | 'onOutput'> = {},
  ): Promise<SandboxResult> {
    const result = await exec(
      this.container,
      command,
      { ...DEFAULT_EXEC, ...limits },
      {
        ...watch,
        diskBytes: () => this.writtenBytes(),
        diskLimit: limitsOf(this.spec).diskBytes,
      },
    );
    const isScratchLost = result.ended !== null && (await endProcesses(this.container)) === 'restarted';
    return { ...result, isScratchLost };
  }

  async quiet(): Promise<void> {
    await endProcesses(this.container);
  }

  async put(folder: string, files: readonly SandboxFile[]): Promise<void> {
    if (!folder.startsWith('/') || folder === SCRATCH || folder.startsWith(`${SCRATCH}/`))
      throw new UserError(
        'bad-input',
        `Files cannot be put in ${folder}.`,
        `Choose an absolute folder outside ${SCRATCH}.`,
      );
    const below = folder.replace(/^\/+|\/+$/g, '');
    const placed = files.map((file) => ({ ...file, path: below ? `${below}/${file.path}` : file.path }));
    await within(600, 'take files', this.container.putArchive(await tarOf(placed), { path: '/' }));
  }

  async get(path: string, mostBytes = 64 * MIB): Promise<readonly ArchivedFile[]> {
    try {
      return await readArchive(
        await within(60, 'give files', this.container.getArchive({ path })),
        mostBytes,
      );
    } catch (error) {
      if (statusOf(error) === 404) return [];
      throw error;
    }
  }

  async snapshot(): Promise<string> {
    const labels = labelsOf(this.engine.owner, 'snapshot');
    const changes = Object.entries(labels).map(([name, value]) => `LABEL ${name}="${value}"`);
    const made: { Id: string } = await within(
      600,
      'take a snapshot',
      this.container.commit({ changes, pause: true }),
    );
    return made.Id;
  }

  async wasOutOfMemory(): Promise<boolean> {
    return (await within(60, 'tell about a container', this.container.inspect())).State.OOMKilled;
  }

  remove(): Promise<void> {
    return discard(this.engine, this.container, this.volumes);
  }

  private async writtenBytes(): Promise<number> {
    const measure: ContainerInspectOptions & { readonly size: boolean } = { size: true };
    const seen: ContainerInspectInfo & { readonly SizeRw?: number } = await within(
      120,
      'measure a container',
      this.container.inspect(measure),
    );
    return seen.SizeRw ?? 0;
  }
}

/** Removing what is gone already is no failure. */
async function discard(
  engine: Engine,
  container: Container | null,
  volumes: readonly string[],
): Promise<void> {
  if (container) await removed(container.remove({ force: true, v: true }));
  for (const name of volumes) await removed(engine.docker.getVolume(name).remove({ force: true }));
}

async function removed(removal: Promise<unknown>): Promise<void> {
  try {
    await within(120, 'remove what was made', removal);
  } catch (error) {
    const isGone =
      statusOf(error) === 404 || (statusOf(error) === 409 && /in progress/.test(reasonOf(error)));
    if (!isGone) throw error;
  }
}
