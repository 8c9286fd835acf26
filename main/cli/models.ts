import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson } from './print.ts';
import { printModels } from './print-models.ts';
import { withPort } from './with-port.ts';

interface ModelsOptions extends CommonOptions {
  readonly config: string;
}

/** `parallax models`: whether what a models file names can be called, and at what price. */
export function addModels(program: Command): void {
  withCommon(program.command('models'))
    .description('the models of a models file: roles, key set or not, whether they answer, price')
    .option('--config <file>', 'models file, YAML or JSON', 'models.yaml')
    .action(async ({ workspace, json, config }: ModelsOptions) => {
      const { models } = await withPort(workspace, (port) =>
        port.call('models.check', { path: resolve(config) }),
      );
      if (json) printJson(models);
      else printModels(models);
    });
}
