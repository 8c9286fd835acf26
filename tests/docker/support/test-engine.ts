import { inject, onTestFinished } from 'vitest';
import { type Engine, openEngine } from '../../../main/docker/engine.ts';
import { createSandbox, type Sandbox } from '../../../main/docker/sandbox.ts';
import type { SandboxSpec } from '../../../main/docker/sandbox-spec.ts';
import { DEMO_IMAGE } from '../../../main/evaluation/demo-image.ts';

export const testEngine = (): Promise<Engine> =>
  openEngine({ host: inject('engineHost'), saidBy: 'default', certificates: null });

/** A sandbox that goes with the test. */
export async function testSandbox(spec: Partial<SandboxSpec> = {}): Promise<Sandbox> {
  const sandbox = await createSandbox(await testEngine(), { image: DEMO_IMAGE, ...spec });
  onTestFinished(() => sandbox.remove());
  return sandbox;
}

/** Runs a line of Bash. */
export const bash = (sandbox: Sandbox, line: string, seconds = 60) =>
  sandbox.exec({ words: ['bash', '-c', line] }, { seconds });
