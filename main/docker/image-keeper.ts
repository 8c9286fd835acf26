import { baseImages } from './base-images.ts';
import { buildImage } from './build-image.ts';
import type { Engine } from './engine.ts';
import { imageId } from './image-id.ts';
import { imageName } from './image-name.ts';
import { ImageRoom } from './image-room.ts';
import { type PullOptions, type PullProgress, pullImage } from './pull-image.ts';
import type { SandboxFile } from './sandbox-spec.ts';
import { SharedWork, type Waiting } from './shared-work.ts';
import { markImage, touchImage } from './touch-image.ts';
import { within } from './within.ts';

export interface ImageRequest {
  readonly image: string;
  /** A Dockerfile with what it copies, to build the image of; without it the image is pulled. */
  readonly build?: readonly SandboxFile[] | null;
}

/** An image that stays on the engine until it is released. */
export interface HeldImage {
  /** Content id. */
  readonly id: string;
  readonly release: () => void;
}

export type MakeImage = (
  engine: Engine,
  tell: (message: string) => void,
  signal: AbortSignal,
) => Promise<void>;

export interface KeeperOptions {
  /** What all images of ours may take, bytes. */
  readonly budgetBytes: number;
  /** What an image that is pulled may take, and one that is built or made, bytes: free before it comes. */
  readonly reserveBytes: { readonly pulled: number; readonly built: number };
  /** By name, images that are made in a way of their own. */
  readonly makers?: ReadonlyMap<string, MakeImage>;
  readonly pull?: Pick<PullOptions, 'tries' | 'wait' | 'silence'>;
}

type ImageWaiting = Waiting<PullProgress>;
type Fetching = Required<{ [K in keyof ImageWaiting]: NonNullable<ImageWaiting[K]> }>;

/**
 * Brings images onto one engine and keeps them within a budget of disk. Whoever asks for an image that is on its way waits
 * for the same pull or build.
 */
export class ImageKeeper {
  private readonly underWay = new Map<string, SharedWork<string, PullProgress>>();
  private readonly room: ImageRoom;

  constructor(
    private readonly engine: Engine,
    private readonly options: KeeperOptions,
  ) {
    this.room = new ImageRoom(engine, options.budgetBytes);
  }

  /**
   * Has the engine have an image: as it is where it is there, else pulled, or built where the request says of what. Where
   * there is no room while others are worked with, it waits for them.
   * @returns its content id
   * @throws UserError `disk-full`, `cancelled`, or what is wrong with the image, its registry or its build
   */
  async ensure(request: ImageRequest, waiting: ImageWaiting = {}): Promise<string> {
    const key = imageName(request.image).full;
    const found = this.underWay.get(key);
    const work = found && !found.isCancelled ? found : this.begun(key, request);
    return work.wait(waiting);
  }

  /** Has the engine have an image and keeps it from being removed until it is released. @throws as `ensure` does */
  async take(request: ImageRequest, waiting: ImageWaiting = {}): Promise<HeldImage> {
    const letGo = this.room.hold([request.image]);
    try {
      const id = await this.ensure(request, waiting);
      const end = this.room.workedWith();
      const release = () => {
        letGo();
        end();
      };
      return { id, release };
    } catch (error) {
      letGo();
      throw error;
    }
  }

  private begun(key: string, request: ImageRequest): SharedWork<string, PullProgress> {
    const work: SharedWork<string, PullProgress> = new SharedWork((signal, onProgress) =>
      this.fetched(request, { signal, onProgress }),
    );
    this.underWay.set(key, work);
    void work.ended.then(() => {
      if (this.underWay.get(key) === work) this.underWay.delete(key);
    });
    return work;
  }

  private async fetched(request: ImageRequest, fetching: Fetching): Promise<string> {
    const there = await imageId(this.engine, request.image);
    if (there === null) return this.brought(request, fetching);
    await touchImage(this.engine, request.image);
    return there;
  }

  private brought({ image, build }: ImageRequest, fetching: Fetching): Promise<string> {
    const { pulled, built } = this.options.reserveBytes;
    const maker = this.options.makers?.get(imageName(image).full);
    if (maker) return this.inRoom(image, built, fetching, () => this.made(image, maker, fetching));
    if (build) return this.onBases(image, build, fetching);
    return this.inRoom(image, pulled, fetching, () => this.pulled(image, fetching));
  }

  private async onBases(image: string, build: readonly SandboxFile[], fetching: Fetching): Promise<string> {
    const bases = basesOf(build).filter((base) => imageName(base).full !== imageName(image).full);
    const letGo = this.room.hold(bases);
    try {
      for (const base of bases) await this.ensure({ image: base }, fetching);
      const maker: MakeImage = (engine, onLine, signal) =>
        buildImage(engine, image, build, { onLine, signal });
      const { built } = this.options.reserveBytes;
      return await this.inRoom(image, built, fetching, () => this.made(image, maker, fetching));
    } finally {
      letGo();
    }
  }

  private async inRoom(
    image: string,
    bytes: number,
    { signal, onProgress }: Fetching,
    work: () => Promise<void>,
  ): Promise<string> {
    const message = 'Waiting for room on the engine’s disk';
    const onWait = () => onProgress({ done: 0, total: null, message });
    return this.room.with({ bytes, signal, onWait }, async () => {
      const letGo = this.room.hold([image]);
      try {
        await work();
        const id = await imageId(this.engine, image);
        if (id === null) throw new Error(`The engine has no image ${image} though it said so.`);
        return id;
      } finally {
        letGo();
      }
    });
  }

  /** An image that was there under another name is somebody else's and gets no mark. */
  private async pulled(image: string, fetching: Fetching): Promise<void> {
    fetching.onProgress({ done: 0, total: null, message: 'Asking its registry' });
    const { docker } = this.engine;
    const before = await within(60, 'list images', docker.listImages({ all: true }));
    await pullImage(this.engine, image, { ...this.options.pull, ...fetching });
    const id = await imageId(this.engine, image);
    if (before.some(({ Id }) => Id === id)) await touchImage(this.engine, image);
    else await markImage(this.engine, image);
  }

  private async made(image: string, maker: MakeImage, { signal, onProgress }: Fetching): Promise<void> {
    await maker(this.engine, (message) => onProgress({ done: 0, total: null, message }), signal);
    await markImage(this.engine, image);
  }
}

const basesOf = (build: readonly SandboxFile[]) =>
  baseImages(build.find(({ path }) => path === 'Dockerfile')?.content.toString() ?? '');
