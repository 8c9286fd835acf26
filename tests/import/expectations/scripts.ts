/**
 * What the public records of SWE-Touch hold, counted by Python's json over the raw files, not by the importer. `regions` are
 * the trigger regions of all interventions, `first` those of the first interventions of records that hold patches.
 */
export const TOUCH_FILES = {
  'SWE-bench Verified': {
    records: 200,
    patches: 576,
    regions: 843,
    first: 269,
    reads: 200,
    helpful: 200,
    hints: 40,
  },
  'SWE-bench Pro': { records: 25, patches: 75, regions: 240, first: 80, reads: 0, helpful: 0, hints: 0 },
  DeepSWE: { records: 25, patches: 75, regions: 234, first: 78, reads: 0, helpful: 0, hints: 0 },
} as const;

/** The eight records without a patch, each with its reason. */
export const TEXT_ONLY = {
  'astropy__astropy-13398': 'invalid_counter_edit',
  'astropy__astropy-7606': 'reference_repair_failed',
  'psf__requests-2931': 'reference_repair_failed',
  'pylint-dev__pylint-6528': 'reference_repair_failed',
  'scikit-learn__scikit-learn-13439': 'reference_repair_overrides_edit',
  'sphinx-doc__sphinx-8269': 'reference_repair_failed',
  'sphinx-doc__sphinx-9320': 'reference_repair_overrides_edit',
  'sympy__sympy-11618': 'reference_repair_overrides_edit',
} as const;
