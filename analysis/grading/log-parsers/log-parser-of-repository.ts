import type { LogParserName } from './log-parsers.ts';

/** Of the repositories of SWE-bench Verified. */
const OF_REPOSITORY: Readonly<Record<string, LogParserName>> = {
  'astropy/astropy': 'parse_log_astropy',
  'django/django': 'parse_log_django',
  'matplotlib/matplotlib': 'parse_log_matplotlib',
  'mwaskom/seaborn': 'parse_log_seaborn',
  'pallets/flask': 'parse_log_flask',
  'psf/requests': 'parse_log_requests',
  'pydata/xarray': 'parse_log_xarray',
  'pylint-dev/pylint': 'parse_log_pylint',
  'pytest-dev/pytest': 'parse_log_pytest',
  'scikit-learn/scikit-learn': 'parse_log_scikit',
  'sphinx-doc/sphinx': 'parse_log_sphinx',
  'sympy/sympy': 'parse_log_sympy',
};

/** The parser that the published harness uses for a repository (`owner/name`); null where we know none. */
export function logParserOfRepository(repository: string): LogParserName | null {
  return Object.hasOwn(OF_REPOSITORY, repository) ? OF_REPOSITORY[repository]! : null;
}
