import { parseArgs } from 'node:util';
import { writeTrajectories } from './write-trajectories.ts';

/** `npm run generate -- --out FOLDER [--megabytes 180 | --files N] [--steps 75 --stretch 1 --seed generated]`. */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    megabytes: { type: 'string', default: '180' },
    files: { type: 'string' },
    steps: { type: 'string', default: '75' },
    stretch: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'generated' },
  },
});

const { out, seed } = values;
const set = {
  seed,
  bytes: values.files === undefined ? 1e6 * Number(values.megabytes) : Number.POSITIVE_INFINITY,
  files: values.files === undefined ? Number.POSITIVE_INFINITY : Number(values.files),
  steps: Number(values.steps),
  stretch: Number(values.stretch),
};

if (out === undefined || ![set.bytes, set.files, set.steps, set.stretch].every((number) => number > 0)) {
  console.error(
    'Use: npm run generate -- --out FOLDER [--megabytes X | --files N] [--steps N --stretch X --seed TEXT]',
  );
  process.exitCode = 2;
} else {
  const { files, bytes } = await writeTrajectories(out, set);
  console.log(`${files} trajectories, ${(bytes / 1e6).toFixed(1)} MB in ${out}`);
}
