import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './oracles/languages.mjs';
import { makeOracles } from './oracles/make-oracles.mjs';

/**
 * `npm run oracles [-- NAME…]`: makes the fixtures that the statistics are tested against, all or the named ones, with
 * the interpreters in PYTHON (else `python3`) and RSCRIPT (else `Rscript`), and says which came out different. Tests read
 * the committed fixtures and need neither Python nor R.
 */
const folder = fileURLToPath(new URL('../tests/oracles/', import.meta.url));
process.exitCode = makeOracles(process.argv.slice(2), folder, LANGUAGES, console);
