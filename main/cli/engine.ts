import type { Command } from 'commander';
import { UserError } from '../../analysis/model/user-error.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson } from './print.ts';
import { printEngine } from './print-engine.ts';
import { withPort } from './with-port.ts';

/** `parallax engine`: how the Docker engine is. */
export function addEngine(program: Command): void {
  withCommon(program.command('engine'))
    .description('the Docker engine: version, room, and what of ours is on it')
    .action(async ({ workspace, json }: CommonOptions) => {
      const { health, problem } = await withPort(workspace, (port) => port.call('engine.health', {}));
      if (problem) throw new UserError('not-found', problem.message, problem.hint);
      if (json) return printJson(health);
      if (health) printEngine(health);
    });
}
