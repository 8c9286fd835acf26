import { spawn } from 'node:child_process';
import { openEngine } from '../../main/docker/engine.ts';
import { machineImage } from '../../main/docker/machine-image/machine-image.ts';
import { DEMO_IMAGE } from '../../main/evaluation/demo-image.ts';
import { startPrivateEngine } from './private-engine.ts';

/**
 * `npm run with-engine -- COMMAND…`: runs a command with a Docker engine of its own that has the base image of the demo
 * tasks, and that is gone with all it had when the command ends. Needs `dockerd` and root; no registry is asked.
 */
async function withEngine([program, ...words]: readonly string[]): Promise<number> {
  if (program === undefined) throw new Error('Name the command that is to be run.');
  const engine = await startPrivateEngine();
  try {
    await machineImage(
      await openEngine({ host: engine.host, saidBy: 'default', certificates: null }),
      DEMO_IMAGE,
    );
    const child = spawn(program, words, {
      stdio: 'inherit',
      env: { ...process.env, DOCKER_HOST: engine.host },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    });
  } finally {
    await engine.stop();
  }
}

withEngine(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
