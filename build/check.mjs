import { runChecks } from './checks.mjs';

/** `npm run check`: types, lint, format, layers and unused code. Exits 1 where any fails. */
process.exitCode = (await runChecks()) > 0 ? 1 : 0;
