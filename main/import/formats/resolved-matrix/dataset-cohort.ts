import type { ImportedCohort } from '../../format.ts';
import { recogniseBenchmark } from '../../recognise-benchmark.ts';
import { asObject, asText, asTexts } from '../../untyped.ts';

/** The cohort that a `*_dataset.json` with name, description and instance_ids describes; null for anything else. */
export function datasetCohort(value: unknown): ImportedCohort | null {
  const dataset = asObject(value);
  const name = asText(dataset?.name);
  const ids = asTexts(dataset?.instance_ids);
  if (!name || ids.length === 0) return null;
  return {
    name,
    description: asText(dataset?.description) ?? '',
    benchmark: recogniseBenchmark(ids),
    canonical_ids: [...new Set(ids)],
  };
}
