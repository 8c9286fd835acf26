import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { EvaluationKey, StoredEvaluation } from '../../store/grading/stored-evaluation.ts';
import type { Evaluated } from '../verifier.ts';

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** Logs are much alike; this level is three times as fast as the usual one and a tenth larger. */
const LEVEL = 3;

/** An evaluation as the workspace keeps it. */
export async function packEvaluation(
  about: EvaluationKey & { readonly key: string; readonly draw: number; readonly is_final: boolean },
  { log, ...seen }: Evaluated,
  evaluated_at: number,
): Promise<Omit<StoredEvaluation, 'evaluation_id'>> {
  const raw = Buffer.from(log);
  return {
    ...about,
    seen: JSON.stringify(seen),
    log: await deflated(raw, { level: LEVEL }),
    log_bytes: raw.length,
    evaluated_at,
  };
}

/** An evaluation as its verifier left it. */
export async function unpackEvaluation({ seen, log }: StoredEvaluation): Promise<Evaluated> {
  return { ...JSON.parse(seen), log: (await inflated(log)).toString('utf8') } as Evaluated;
}
