import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  costBound,
  fieldsOf,
  listOf,
  ModelError,
  nanoDollars,
  promptBound,
  readUsage,
} from '../../analysis/models/index.ts';
import type { StoredEmbedding } from '../store/models/model-call.ts';
import { failure, type Outcome } from './failure.ts';
import { failureOf } from './failure-of.ts';
import type { Gateway, ReadyModel } from './gateway.ts';

export interface EmbedRequest {
  /** A name of the models file. */
  readonly model: string;
  readonly budget: string;
  readonly texts: readonly string[];
}

/** What one call takes: endpoints allow more, but a lost reply then costs more. */
const TEXTS_A_CALL = 64;
const BYTES_A_CALL = 200_000;

interface Text {
  readonly hash: string;
  readonly text: string;
}

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Vectors as the workspace keeps them: of every text one, whoever asked for it. */
export async function embed(
  gateway: Gateway,
  { model: name, budget, texts }: EmbedRequest,
  signal: AbortSignal,
): Promise<readonly Float32Array[]> {
  const model = await gateway.ready(name);
  const hashes = texts.map(hashOf);
  const wanted = new Map(hashes.map((hash, at) => [hash, texts[at] as string]));
  const vectors = new Map<string, Float32Array>();
  const keep = (found: readonly StoredEmbedding[]) => {
    for (const { text_hash, vector } of found) vectors.set(text_hash, Float32Array.from(vector));
  };
  keep(await gateway.store.call('findEmbeddings', { ...keysOf(model), text_hashes: [...wanted.keys()] }));
  const missing = [...wanted].filter(([hash]) => !vectors.has(hash)).map(([hash, text]) => ({ hash, text }));
  if (gateway.replay && missing.length > 0) throw notKept(name, missing.length);
  await Promise.all(
    batches(missing).map(async (batch) => keep(await embedded(gateway, model, budget, batch, signal))),
  );
  return hashes.map((hash) => vectors.get(hash) as Float32Array);
}

const notKept = (model: string, n: number): ModelError =>
  new ModelError(
    'not-recorded',
    `${n} of the vectors by ${model} are not kept.`,
    'Only what was asked before can be replayed; run without replaying to ask.',
  );

/** What vectors depend on beside the text: two servers may run one name in two precisions. */
const keysOf = ({ config, endpoint }: ReadyModel) => ({
  model: config.model,
  model_version: endpoint.config.base_url,
});

function batches(texts: readonly Text[]): readonly (readonly Text[])[] {
  const made: Text[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const one of texts) {
    const size = utf8ToBytes(one.text).length;
    bytes += size;
    const last = made.at(-1);
    if (last && last.length < TEXTS_A_CALL && bytes <= BYTES_A_CALL) last.push(one);
    else {
      made.push([one]);
      bytes = size;
    }
  }
  return made;
}

async function embedded(
  gateway: Gateway,
  model: ReadyModel,
  budget: string,
  texts: readonly Text[],
  signal: AbortSignal,
): Promise<readonly StoredEmbedding[]> {
  const { endpoint, config, known } = model;
  const body = {
    ...config.extra,
    model: config.model,
    input: texts.map(({ text }) => text),
    encoding_format: 'float',
  };
  const input_bound = promptBound(body);
  const { value } = await gateway.paid.make<readonly StoredEmbedding[]>(
    {
      ...{ endpoint, price: known?.price ?? null },
      entry: {
        ...{
          budget,
          role: 'embedder',
          endpoint: endpoint.name,
          model: config.model,
          input_bound,
          output_bound: 0,
        },
        subject: null,
        reserved_nano: known ? nanoDollars(costBound(input_bound, 0, known.price)) : null,
      },
      send: () => sendTexts(gateway, model, body, texts, signal),
      kept: (embeddings) => ({ call: null, embeddings }),
    },
    signal,
  );
  return value;
}

async function sendTexts(
  gateway: Gateway,
  model: ReadyModel,
  body: Readonly<Record<string, unknown>>,
  texts: readonly Text[],
  signal: AbortSignal,
): Promise<Outcome<readonly StoredEmbedding[]>> {
  const { endpoint } = model;
  try {
    const response = await endpoint.post('/embeddings', body, signal);
    const answer: unknown = JSON.parse(await response.text());
    const vectors = vectorsIn(answer, texts.length);
    const read = readUsage(fieldsOf(answer).usage);
    if (vectors === null) return { value: null, failure: wrongVectors(endpoint.name, read.usage) };
    const value = texts.map(({ hash }, at) => ({
      ...keysOf(model),
      text_hash: hash,
      vector: vectors[at] as readonly number[],
    }));
    return { value, read, failure: null };
  } catch (error) {
    return { value: null, failure: failureOf(error, { endpoint, body, now: gateway.timing.now(), signal }) };
  }
}

const wrongVectors = (endpoint: string, usage: ReturnType<typeof readUsage>['usage']) =>
  failure(
    'bad-reply',
    `${endpoint} did not answer with one vector of numbers for each text, all of one length.`,
    'Check that the model is one for embeddings.',
    usage ? { settled_by: 'usage', usage } : {},
  );

/** In the order of the texts, whatever order they come in; null where they are not what was asked for. */
function vectorsIn(answer: unknown, n: number): readonly (readonly number[])[] | null {
  const vectors = new Array<readonly number[] | undefined>(n).fill(undefined);
  for (const [place, item] of listOf(fieldsOf(answer).data).map(fieldsOf).entries()) {
    const at = typeof item.index === 'number' ? item.index : place;
    if (at in vectors && vectors[at] === undefined && isVector(item.embedding)) vectors[at] = item.embedding;
  }
  const [first] = vectors;
  const areAll = vectors.every((vector) => vector !== undefined && vector.length === first?.length);
  return areAll ? (vectors as readonly (readonly number[])[]) : null;
}

const isVector = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every(Number.isFinite);
