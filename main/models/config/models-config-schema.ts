import { z } from 'zod';
import { strictObject } from '../../../preload/schemas/strict-object.ts';
import { refuseSecrets } from './refuse-secrets.ts';

/** What a model is used for. */
export type Role = 'agent' | 'author' | 'judge' | 'simulator' | 'embedder';

const name = z.string().regex(/^[\w.@:+-]{1,100}$/, 'a name of letters, digits and . _ - @ : +');

const isBare = (text: string): boolean => {
  const { username, search, hash } = new URL(text);
  return username + search + hash === '';
};

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'an address such as https://api.example.com/v1', abort: true })
  .refine(isBare, 'an address without user, password or query')
  .transform((text) => text.replace(/\/+$/, ''));

const rates = {
  input: z.number().min(0),
  cached_input: z.number().min(0).nullable().default(null),
  cache_write: z.number().min(0).nullable().default(null),
  output: z.number().min(0),
};

export const priceSchema = strictObject({
  ...rates,
  long_prompt: strictObject({ over: z.number().int().positive(), ...rates })
    .nullable()
    .default(null),
});

/** Headers that carry keys have a place of their own. */
const headers = z
  .record(z.string().regex(/^[\w-]+$/), z.string().max(1000))
  .refine(
    (map) =>
      !Object.keys(map).some((header) =>
        /^(authorization|cookie|host|content-.*|.*(api-?key|token|secret).*)$/i.test(header),
      ),
    'a header that carries a key: name the key’s environment variable in `key_env` and the header in `key_header`',
  );

const endpointSchema = strictObject({
  base_url: baseUrl,
  /** Name of the environment variable, or of the secret kept by the system, that holds the key; none is sent without it. */
  key_env: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, 'the name of an environment variable, never the key itself')
    .optional(),
  /** Where the key goes other than `Authorization: Bearer …`. */
  key_header: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  headers: headers.default({}),
  /** Calls under way at once. */
  concurrency: z.number().int().min(1).max(256).default(4),
  requests_per_minute: z.number().positive().optional(),
  /** How often a call is sent out at most. */
  tries: z.number().int().min(1).max(20).default(6),
  /** The longest that an endpoint may ask us to wait, s. */
  patience: z.number().min(0).max(86_400).default(600),
  /** The longest that it may say nothing in the midst of a call, s: a local model may read a long prompt for minutes. */
  silence: z.number().positive().max(86_400).default(600),
  /** The longest that a call may take, s. */
  longest: z.number().positive().max(86_400).default(3600),
  stream: z.boolean().default(true),
  /** Ask for the usage at the end of a stream. */
  stream_usage: z.boolean().default(true),
  /** Which name of the output's limit it obeys; of the two the older, except at OpenAI. */
  output_limit: z.enum(['max_tokens', 'max_completion_tokens']).optional(),
});

/** What a call sets itself, so that a budget holds. */
const OURS =
  /^(model|messages|input|tools|stream|stream_options|n|best_of|max_tokens|max_completion_tokens|max_output_tokens|num_predict|response_format|temperature|seed)$/;

const extra = z
  .record(z.string(), z.unknown())
  .refine(
    (map) => !Object.keys(map).some((key) => OURS.test(key)),
    'something that every call sets itself; it has a place of its own beside `extra`, or none',
  );

const modelSchema = strictObject({
  endpoint: name,
  /** As the endpoint names it. */
  model: z.string().min(1).max(300),
  /** Tokens that a reply may have. */
  max_output: z.number().int().min(1).max(1_000_000).default(8192),
  /** Tokens that a reply may be charged for, where an endpoint does not count its reasoning within `max_output`. */
  billed_output: z.number().int().min(1).max(1_000_000).optional(),
  /** US dollars per million tokens; `free`; the published list's where it is left out. */
  price: z
    .union([z.literal('free'), priceSchema], {
      error: '`free`, or input and output in US dollars per million tokens',
    })
    .optional(),
  temperature: z.number().min(0).max(2).optional(),
  seed: z.number().int().optional(),
  /** How a reply is made to follow a schema. */
  structured: z.enum(['json_schema', 'json_object', 'prompt']).default('json_schema'),
  /** Under which name it wants its own reasoning back. */
  return_reasoning: z.enum(['reasoning_content', 'reasoning']).optional(),
  /** More to send along, such as reasoning_effort. */
  extra: extra.default({}),
});

const names = z.union([name.transform((one) => [one]), z.array(name).min(1)]);

const rolesShape = {
  agent: names.optional(),
  author: names.optional(),
  judge: names.optional(),
  simulator: names.optional(),
  embedder: names.optional(),
} satisfies Record<Role, unknown>;

export const modelsConfigSchema = z.preprocess(
  refuseSecrets,
  strictObject({
    version: z.literal(1, { error: '1' }),
    endpoints: z.record(name, endpointSchema),
    models: z.record(name, modelSchema),
    /** Role → the models that have it, one or several. */
    roles: strictObject(rolesShape).default({}),
  }),
);

export type ModelsConfig = z.output<typeof modelsConfigSchema>;
export type EndpointConfig = z.output<typeof endpointSchema>;
export type ModelConfig = z.output<typeof modelSchema>;
