import { allParts, buildPart } from './ensure-built.mjs';
import { failBriefly } from './fail-briefly.mjs';

/** `npm run build [part…]`: builds everything, or the named parts, whether it changed or not. */
const all = allParts();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`There is no part “${unknown.join(', ')}”. Parts: ${all.join(', ')}.`);
  process.exit(2);
}
const parts = all.filter((name) => wanted.length === 0 || wanted.includes(name));
await failBriefly(async () => {
  for (const part of parts) await buildPart(part, console.log);
});
