import { fileSize } from '../../../analysis/format/file-size.ts';
import { type HeldImage, ImageKeeper } from '../../docker/image-keeper.ts';
import type { PullProgress } from '../../docker/pull-image.ts';
import { DEMO_IMAGE, makeDemoImage } from '../demo-image.ts';
import type { GradableTask } from '../verifier.ts';
import type { EngineLink } from './engine-link.ts';

/** Bytes that images of ours may take where nobody says another figure. */
export const USUAL_DISK_BUDGET = 100e9;
/** Images of SWE-bench's tasks take one to four gigabytes; one that is built adds its checkout to its base. */
const RESERVE = { pulled: 4e9, built: 5e8 };

export interface TaskImagesOptions {
  readonly link: EngineLink;
  /** Bytes that images of ours may take. */
  readonly budget: number | undefined;
  readonly signal: AbortSignal;
  readonly tell: (message: string) => void;
}

/** The images of tasks, brought onto the engine when they are needed, within a budget of its disk. */
export class TaskImages {
  private readonly keeper: ImageKeeper;

  constructor(private readonly options: TaskImagesOptions) {
    const { link, budget = USUAL_DISK_BUDGET } = options;
    this.keeper = new ImageKeeper(link.engine, {
      budgetBytes: budget,
      // A small budget is for one at a time.
      reserveBytes: {
        pulled: Math.min(RESERVE.pulled, budget),
        built: Math.min(RESERVE.built, budget),
      },
      makers: new Map([[DEMO_IMAGE, makeDemoImage]]),
    });
  }

  /** @returns the task's image, which stays until it is released. @throws what hinders it; an engine that is away is waited for */
  take({ image: { name, build } }: GradableTask): Promise<HeldImage> {
    const { link, signal, tell } = this.options;
    const onProgress = (progress: PullProgress) => tell(`${name}: ${progressText(progress)}`);
    return link.withEngine(() => this.keeper.take({ image: name, build }, { signal, onProgress }));
  }
}

const progressText = ({ done, total, message }: PullProgress) =>
  total === null ? message : `${fileSize(done)} of ${fileSize(total)}`;
