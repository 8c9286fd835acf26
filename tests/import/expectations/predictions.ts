interface Predicted {
  readonly system: string;
  readonly benchmark: string;
  /** Task and characters of its patch, in order. */
  readonly patches: readonly (readonly [string, number])[];
}

/** Predictions in the public data, as counted in the file by a script of its own; all 30 tasks are of Lite, 11 of Verified. */
export const PREDICTED: Readonly<Record<string, Predicted>> = {
  'openhands/model-output-list.json': {
    system: 'openhands',
    benchmark: 'SWE-bench Lite',
    patches: [
      ['sphinx-doc__sphinx-8721', 727],
      ['django__django-15202', 3048],
      ['django__django-14017', 740],
      ['sympy__sympy-14774', 599],
      ['scikit-learn__scikit-learn-10508', 983],
      ['django__django-14915', 566],
      ['django__django-17087', 2636],
      ['sympy__sympy-22005', 1588],
      ['pytest-dev__pytest-5221', 776],
      ['sympy__sympy-17022', 646],
      ['django__django-11422', 3011],
      ['sympy__sympy-20590', 321],
      ['django__django-15996', 2677],
      ['matplotlib__matplotlib-23476', 781],
      ['django__django-15252', 1687],
      ['sympy__sympy-11897', 0],
      ['matplotlib__matplotlib-23987', 684],
      ['sympy__sympy-21171', 0],
      ['django__django-11797', 3291],
      ['scikit-learn__scikit-learn-13142', 779],
      ['matplotlib__matplotlib-18869', 0],
      ['django__django-11583', 630],
      ['matplotlib__matplotlib-25311', 59103],
      ['django__django-12113', 440],
      ['matplotlib__matplotlib-24334', 0],
      ['django__django-15738', 8298],
      ['sympy__sympy-21612', 1182],
      ['pytest-dev__pytest-11148', 1225],
      ['sphinx-doc__sphinx-8282', 3293],
      ['astropy__astropy-12907', 1661],
    ],
  },
};
