/**
 * What runs oracle scripts.
 * @typedef {object} Language
 * @property {string} ending of its scripts
 * @property {string} mark stands in every script that makes a fixture
 * @property {string} program
 * @property {Readonly<Record<string, string>>} packages the name it is loaded by → the name it is installed by
 * @property {(name: string) => readonly string[]} probe arguments that fail where the package is missing
 * @property {string} install what to do where the program is missing
 * @property {(names: readonly string[]) => string} installPackages what to do where packages are missing
 */

const python = process.env.PYTHON ?? 'python3';
const harness = process.env.SWEBENCH_PYTHON ?? python;
const harness4 = process.env.SWEBENCH_4_PYTHON ?? python;
const rscript = process.env.RSCRIPT ?? 'Rscript';

/** @type {readonly Language[]} */
export const LANGUAGES = [
  {
    ending: '.py',
    mark: 'import case, write_fixture',
    program: python,
    packages: { numpy: 'numpy', scipy: 'scipy', statsmodels: 'statsmodels', sklearn: 'scikit-learn' },
    probe: (name) => ['-c', `import ${name}`],
    install: 'Install Python 3, or name it: PYTHON=path/to/python npm run oracles',
    installPackages: (names) => `Run: ${python} -m pip install ${names.join(' ')}`,
  },
  {
    ending: '.py',
    mark: 'from graded_fixture import',
    program: harness,
    packages: {
      ...{ 'swebench.image_builder': '"swebench>=5"', pytest: 'pytest', xdist: 'pytest-xdist' },
      ...{ django: 'django', sympy: 'sympy', tox_current_env: 'tox tox-current-env' },
    },
    probe: (name) => ['-c', `import ${name}`],
    install: 'Install Python 3.10 or later, or name it: SWEBENCH_PYTHON=path/to/python npm run oracles',
    installPackages: (names) => `Run: ${harness} -m pip install ${names.join(' ')}`,
  },
  {
    ending: '.py',
    mark: 'from directives_fixture import',
    program: harness4,
    packages: { 'swebench.harness.test_spec.python': 'swebench==4.1.0' },
    probe: (name) => ['-c', `import ${name}`],
    install: 'Install Python 3.10 or later, or name it: SWEBENCH_4_PYTHON=path/to/python npm run oracles',
    installPackages: (names) =>
      `In an environment of its own, run: ${harness4} -m pip install ${names.join(' ')}`,
  },
  {
    ending: '.R',
    mark: 'source("fixture.R")',
    program: rscript,
    packages: Object.fromEntries(
      ['jsonlite', 'boot', 'coin', 'exactRankTests', 'pwr', 'sandwich', 'vcd'].map((name) => [name, name]),
    ),
    probe: (name) => ['-e', `find.package("${name}")`],
    install:
      'Install R (on Debian: apt-get install r-base-core), or name its Rscript: RSCRIPT=path/to/Rscript npm run oracles',
    installPackages: (names) => {
      const quoted = names.map((name) => `"${name}"`).join(', ');
      const debian = names.map((name) => `r-cran-${name.toLowerCase()}`).join(' ');
      return `In R: install.packages(c(${quoted})); or on Debian: apt-get install ${debian}`;
    },
  },
];
