import type { Script, Step } from '../../../analysis/model/script.ts';

export interface QueuedOverlay {
  /** Place among all steps of the script, the spine first. */
  readonly place: number;
  readonly step: Step;
}

/**
 * The overlays of a script that are due before a certain call, in the order of their calls. At most one fires per step:
 * where two are due at once, the later one waits for the next.
 */
export class OverlayQueue {
  private readonly waiting: { readonly call: number; readonly overlay: QueuedOverlay }[];

  constructor({ spine, overlays }: Pick<Script, 'spine' | 'overlays'>) {
    this.waiting = overlays
      .flatMap((step, i) =>
        typeof step.when === 'object' && 'call' in step.when
          ? [{ call: step.when.call, overlay: { place: spine.length + i, step } }]
          : [],
      )
      .sort((a, b) => a.call - b.call);
  }

  /** The overlay to fire before this call, if one is due; it is then no longer waiting. */
  due(call: number): QueuedOverlay | null {
    const first = this.waiting[0];
    if (first === undefined || first.call > call) return null;
    this.waiting.shift();
    return first.overlay;
  }

  /** Those that were never reached. */
  get left(): readonly QueuedOverlay[] {
    return this.waiting.map(({ overlay }) => overlay);
  }
}
