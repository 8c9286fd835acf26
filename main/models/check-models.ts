import { fieldsOf, listOf, textOf } from '../../analysis/models/index.ts';
import type { Output } from '../../preload/contract.ts';
import type { EndpointConfig, ModelsConfig } from './config/models-config-schema.ts';
import { Endpoint } from './endpoint.ts';
import { failureOf } from './failure-of.ts';
import type { KeySource } from './keys.ts';
import { priceOf } from './price-of.ts';
import { REAL_TIMING } from './timing.ts';

type ModelCheck = Output<'models.check'>['models'][number];

interface EndpointCheck extends Pick<ModelCheck, 'key_env' | 'key_set' | 'answers' | 'problem'> {
  /** Null where it lists none. */
  readonly models: readonly string[] | null;
}

/** The longest that an endpoint may take to say what it has, s. */
const LONGEST = 10;

/** How every model of a file stands: nothing is asked that costs anything. */
export async function checkModels(
  { endpoints, models, roles }: ModelsConfig,
  keys: KeySource,
  signal: AbortSignal,
): Promise<readonly ModelCheck[]> {
  const checks = new Map(
    await Promise.all(
      Object.entries(endpoints).map(
        async ([name, config]) => [name, await checkEndpoint(name, config, keys, signal)] as const,
      ),
    ),
  );
  return Object.entries(models).map(([name, config]) => {
    const endpoint = endpoints[config.endpoint] as EndpointConfig;
    const { models: listed, ...check } = checks.get(config.endpoint) as EndpointCheck;
    const known = priceOf(config, endpoint);
    return {
      ...{ name, endpoint: config.endpoint, base_url: endpoint.base_url, model: config.model },
      roles: Object.entries(roles).flatMap(([role, names]) => (names?.includes(name) ? [role] : [])),
      ...check,
      listed: listed?.includes(config.model) ?? null,
      price: known && {
        ...{ input: known.price.input, cached_input: known.price.cached_input, output: known.price.output },
        source: known.source,
      },
    };
  });
}

async function checkEndpoint(
  name: string,
  config: EndpointConfig,
  keys: KeySource,
  signal: AbortSignal,
): Promise<EndpointCheck> {
  const key = config.key_env === undefined ? null : await keys(config.key_env);
  const known = {
    key_env: config.key_env ?? null,
    key_set: config.key_env === undefined ? null : key !== null,
  };
  const endpoint = new Endpoint(name, { ...config, silence: LONGEST }, key, REAL_TIMING);
  try {
    const response = await endpoint.get(
      '/models',
      AbortSignal.any([signal, AbortSignal.timeout(2 * LONGEST * 1000)]),
    );
    return { ...known, answers: true, problem: null, models: namesIn(await response.text()) };
  } catch (error) {
    signal.throwIfAborted();
    const failed = failureOf(error, { endpoint, body: {}, now: Date.now(), signal });
    return { ...known, answers: false, problem: endpoint.redact(failed.message), models: null };
  }
}

function namesIn(text: string): readonly string[] | null {
  try {
    const names = listOf(fieldsOf(JSON.parse(text)).data).map((one) => textOf(fieldsOf(one).id));
    return names.length > 0 ? names : null;
  } catch {
    return null;
  }
}
