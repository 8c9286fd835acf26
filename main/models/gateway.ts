import { ModelError, nanoCap } from '../../analysis/models/index.ts';
import type { Budget } from '../store/models/budget.ts';
import type { Store } from '../store/store-client.ts';
import { complete } from './complete.ts';
import type { Completion, CompletionRequest } from './completion.ts';
import type { EndpointConfig, ModelConfig, ModelsConfig, Role } from './config/models-config-schema.ts';
import { type EmbedRequest, embed } from './embed.ts';
import { Endpoint } from './endpoint.ts';
import type { KeySource } from './keys.ts';
import { Ledger } from './ledger.ts';
import { PaidCalls } from './paid-call.ts';
import { type KnownPrice, priceOf } from './price-of.ts';
import { type StructuredReply, type StructuredRequest, structured } from './structured.ts';
import { REAL_TIMING, type Timing } from './timing.ts';

export interface GatewayOptions {
  readonly store: Pick<Store, 'call'>;
  readonly config: ModelsConfig;
  readonly keys: KeySource;
  /** Answer from what is kept alone, and fail rather than call. */
  readonly replay?: boolean;
  readonly timing?: Timing;
}

/** A model of the file with all that a call of it needs. */
export interface ReadyModel {
  readonly name: string;
  readonly config: ModelConfig;
  readonly endpoint: Endpoint;
  readonly known: KnownPrice | null;
}

/** The one way to models: every call is paid for under a budget, and its reply kept where it may be asked for again. */
export class Gateway {
  readonly paid: PaidCalls;
  readonly replay: boolean;
  readonly timing: Timing;
  readonly store: Pick<Store, 'call'>;
  private readonly endpoints = new Map<string, Promise<Endpoint>>();
  /** Kept calls that are under way, by request and draw: who asks the same meanwhile waits for the same reply. */
  readonly underWay = new Map<string, Promise<Completion>>();

  constructor(private readonly options: GatewayOptions) {
    this.timing = options.timing ?? REAL_TIMING;
    this.store = options.store;
    this.replay = options.replay ?? false;
    this.paid = new PaidCalls(new Ledger(options.store), this.timing);
  }

  /** @throws ModelError, by whose `kind` a scheduler tells what to do */
  complete(request: CompletionRequest, signal: AbortSignal): Promise<Completion> {
    return complete(this, request, signal);
  }

  /** A reply that follows a schema, asked for again within bounds where it does not. @throws ModelError */
  structured<T>(request: StructuredRequest<T>, signal: AbortSignal): Promise<StructuredReply<T>> {
    return structured(this, request, signal);
  }

  /** A vector for each text, in their order; those that are kept cost nothing. @throws ModelError */
  embed(request: EmbedRequest, signal: AbortSignal): Promise<readonly Float32Array[]> {
    return embed(this, request, signal);
  }

  /** Names of the models that have a role. @throws ModelError where none has */
  modelsFor(role: Role): readonly string[] {
    const names = this.options.config.roles[role];
    if (names) return names;
    throw new ModelError(
      'refused',
      `No model has the role “${role}”.`,
      `Name one under \`roles: ${role}:\` in the models file.`,
    );
  }

  /**
   * Makes a budget, or gives the one of that name this cap: what was spent under it stays spent.
   * @param cap_usd null: what is spent is written down and not limited
   */
  openBudget(name: string, cap_usd: number | null, { reopen = false } = {}): Promise<Budget> {
    const cap_nano = cap_usd === null ? null : nanoCap(cap_usd);
    return this.store.call('openBudget', { name, cap_nano, reopen, now: this.timing.now() });
  }

  /** @throws ModelError where the file has no such model, or its key is missing */
  async ready(name: string): Promise<ReadyModel> {
    const { models, endpoints } = this.options.config;
    const config = models[name];
    if (!config)
      throw new ModelError(
        'refused',
        `The models file has no model “${name}”.`,
        `It has: ${Object.keys(models).join(', ') || 'none'}.`,
      );
    // The file was checked for this.
    const { [config.endpoint]: at } = endpoints as Readonly<Record<string, EndpointConfig>>;
    const endpoint = await this.endpoint(config.endpoint, at as EndpointConfig);
    return { name, config, endpoint, known: priceOf(config, endpoint.config) };
  }

  private endpoint(name: string, config: EndpointConfig): Promise<Endpoint> {
    const known = this.endpoints.get(name) ?? this.connect(name, config);
    this.endpoints.set(name, known);
    known.catch(() => this.endpoints.delete(name));
    return known;
  }

  private async connect(name: string, config: EndpointConfig): Promise<Endpoint> {
    const key = config.key_env === undefined || this.replay ? null : await this.options.keys(config.key_env);
    if (key === null && config.key_env !== undefined && !this.replay)
      throw new ModelError(
        'refused',
        `The key of ${name} is missing: ${config.key_env} is not set.`,
        `Set the environment variable ${config.key_env}, or remove \`key_env\` where the endpoint wants none.`,
      );
    return new Endpoint(name, config, key, this.timing);
  }
}
