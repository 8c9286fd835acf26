import { UserError } from '../../analysis/model/user-error.ts';
import { baseImages } from './base-images.ts';
import { buildImage } from './build-image.ts';
import type { Engine } from './engine.ts';
import { ensureRoom } from './ensure-room.ts';
import { imageId } from './image-id.ts';
import { imageName } from './image-name.ts';
import type { RoomLimits } from './next-removal.ts';
import { type PullOptions, type PullProgress, pullImage } from './pull-image.ts';
import type { SandboxFile } from './sandbox-spec.ts';
import { SharedWork, type Waiting } from './shared-work.ts';
import { markImage, touchImage } from './touch-image.ts';
import { within } from './within.ts';

export interface ImageRequest {
  readonly image: string;
  /** A Dockerfile with what it copies, to build the image of; without it the image is pulled. */
  readonly build?: readonly SandboxFile[];
}

export interface KeeperOptions extends RoomLimits {
  readonly pull?: Pick<PullOptions, 'tries' | 'wait' | 'silence'>;
}

type ImageWaiting = Waiting<PullProgress>;
type Fetching = Required<{ [K in keyof ImageWaiting]: NonNullable<ImageWaiting[K]> }>;

/**
 * Brings images onto one engine and keeps them within a budget of disk. Whoever asks for an image that is on its way waits
 * for the same pull or build. `reserveBytes` is what each image to come may take.
 */
export class ImageKeeper {
  private readonly underWay = new Map<string, SharedWork<string, PullProgress>>();
  /** By name, how many need the image. */
  private readonly held = new Map<string, number>();
  /** Pulls and builds that have got room and have not ended. */
  private readonly coming = new Set<Promise<void>>();
  private lastTurn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly options: KeeperOptions,
  ) {}

  /**
   * Has the engine have an image: as it is where it is there, else pulled, or built where the request says of what.
   * @returns its content id
   * @throws UserError `disk-full`, `cancelled`, or what is wrong with the image, its registry or its build
   */
  async ensure(request: ImageRequest, waiting: ImageWaiting = {}): Promise<string> {
    const key = imageName(request.image).full;
    const found = this.underWay.get(key);
    const work = found && !found.isCancelled ? found : this.begun(key, request);
    return work.wait(waiting);
  }

  /** Has the engine have an image and keeps it from being removed until the work with it is done. */
  async withImage<T>(
    request: ImageRequest,
    work: (id: string) => Promise<T>,
    waiting: ImageWaiting = {},
  ): Promise<T> {
    return this.holding([request.image], async () => work(await this.ensure(request, waiting)));
  }

  private begun(key: string, request: ImageRequest): SharedWork<string, PullProgress> {
    const work: SharedWork<string, PullProgress> = new SharedWork((signal, onProgress) =>
      this.holding([request.image], () => this.fetched(request, { signal, onProgress })),
    );
    this.underWay.set(key, work);
    void work.ended.then(() => {
      if (this.underWay.get(key) === work) this.underWay.delete(key);
    });
    return work;
  }

  private async fetched(request: ImageRequest, fetching: Fetching): Promise<string> {
    const there = await imageId(this.engine, request.image);
    if (there === null) await this.brought(request, fetching);
    else await touchImage(this.engine, request.image);
    const id = there ?? (await imageId(this.engine, request.image));
    if (id === null) throw new Error(`The engine has no image ${request.image} though it said so.`);
    return id;
  }

  private brought({ image, build }: ImageRequest, fetching: Fetching): Promise<void> {
    if (build === undefined) return this.withRoom(fetching.signal, () => this.pulled(image, fetching));
    const bases = basesOf(build).filter((base) => imageName(base).full !== imageName(image).full);
    return this.holding(bases, async () => {
      for (const base of bases) await this.ensure({ image: base }, fetching);
      await this.withRoom(fetching.signal, () => this.built(image, build, fetching));
    });
  }

  /** An image that was there under another name is somebody else's and gets no mark. */
  private async pulled(image: string, fetching: Fetching): Promise<void> {
    const { docker } = this.engine;
    const before = await within(60, 'list images', docker.listImages({ all: true }));
    await pullImage(this.engine, image, { ...this.options.pull, ...fetching });
    const id = await imageId(this.engine, image);
    if (before.some(({ Id }) => Id === id)) await touchImage(this.engine, image);
    else await markImage(this.engine, image);
  }

  private async built(image: string, build: readonly SandboxFile[], fetching: Fetching): Promise<void> {
    const tell = (message: string) => fetching.onProgress({ done: 0, total: null, message });
    await buildImage(this.engine, image, build, tell, fetching.signal);
    await markImage(this.engine, image);
  }

  private async withRoom(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const turn = this.lastTurn.then(async () => {
      await this.roomMade(signal);
      return { done: this.counted(work()) };
    });
    this.lastTurn = turn.catch(() => {});
    await (await turn).done;
  }

  /** With room for what is still coming: two that look at the same free disk would both take it. */
  private async roomMade(signal: AbortSignal): Promise<void> {
    for (;;) {
      if (signal.aborted) throw new UserError('cancelled', 'Cancelled.');
      const reserveBytes = this.options.reserveBytes * (this.coming.size + 1);
      try {
        await ensureRoom(this.engine, { ...this.options, reserveBytes, inUse: this.held.keys() });
        return;
      } catch (error) {
        const mayPass = error instanceof UserError && error.code === 'disk-full' && this.coming.size > 0;
        if (!mayPass) throw error;
        await Promise.race(this.coming);
      }
    }
  }

  private counted(work: Promise<void>): Promise<void> {
    const ended: Promise<void> = work
      .catch(() => {})
      .then(() => {
        this.coming.delete(ended);
      });
    this.coming.add(ended);
    return work;
  }

  private async holding<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const name of names) this.held.set(name, (this.held.get(name) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const name of names) {
        const left = (this.held.get(name) ?? 1) - 1;
        if (left > 0) this.held.set(name, left);
        else this.held.delete(name);
      }
    }
  }
}

const basesOf = (build: readonly SandboxFile[]) =>
  baseImages(build.find(({ path }) => path === 'Dockerfile')?.content.toString() ?? '');
