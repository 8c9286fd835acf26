import { LimitReached } from './limit-reached.ts';

/** What an attempt may take over all of its turns; what is left out is not limited. */
export interface AttemptLimits {
  readonly steps?: number | undefined;
  /** Input, cached once, and output. */
  readonly tokens?: number | undefined;
  readonly cost_usd?: number | undefined;
  readonly seconds?: number | undefined;
}

export interface CallUsage {
  /** All input tokens, cached ones included. */
  readonly input_tokens: number;
  readonly cached_tokens: number;
  readonly output_tokens: number;
  readonly cost_usd: number;
}

/** Counts what an attempt takes, over all turns, and ends it at a limit: looked at before each call, never in the middle of one. */
export class Meter {
  private nSteps = 0;
  private used: CallUsage | null = null;
  private readonly began: number;

  constructor(
    private readonly limits: AttemptLimits,
    private readonly now: () => number,
  ) {
    this.began = now();
  }

  get steps(): number {
    return this.nSteps;
  }

  /** Null where no call of the attempt has told what it took. */
  get usage(): CallUsage | null {
    return this.used;
  }

  get seconds(): number {
    return (this.now() - this.began) / 1000;
  }

  /** Seconds until the limit of time; infinite without one. */
  get secondsLeft(): number {
    return (this.limits.seconds ?? Number.POSITIVE_INFINITY) - this.seconds;
  }

  /** Begins a step. @returns its number, from 1. @throws LimitReached before one that a limit forbids */
  step(): number {
    const { steps = Number.POSITIVE_INFINITY, tokens, cost_usd } = this.limits;
    if (this.nSteps >= steps) throw new LimitReached('step-limit');
    if (this.secondsLeft <= 0) throw new LimitReached('time-limit');
    const { input_tokens = 0, output_tokens = 0, cost_usd: cost = 0 } = this.used ?? {};
    if (tokens !== undefined && input_tokens + output_tokens >= tokens) throw new LimitReached('token-limit');
    if (cost_usd !== undefined && cost >= cost_usd) throw new LimitReached('cost-limit');
    this.nSteps += 1;
    return this.nSteps;
  }

  add(call: CallUsage): void {
    const before = this.used ?? { input_tokens: 0, cached_tokens: 0, output_tokens: 0, cost_usd: 0 };
    this.used = {
      input_tokens: before.input_tokens + call.input_tokens,
      cached_tokens: before.cached_tokens + call.cached_tokens,
      output_tokens: before.output_tokens + call.output_tokens,
      cost_usd: before.cost_usd + call.cost_usd,
    };
  }
}
