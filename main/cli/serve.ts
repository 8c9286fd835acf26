import { type Command, InvalidArgumentError } from 'commander';
import { serveWindow } from '../host/serve-window.ts';
import { type CommonOptions, withCommon } from './options.ts';
import { printJson } from './print.ts';

interface ServeOptions extends CommonOptions {
  readonly port: number;
  readonly open?: true;
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('a port number; 0 takes any free one');
}

/** `parallax serve`: the window in a browser. */
export function addServe(program: Command): void {
  withCommon(program.command('serve'))
    .option('--port <number>', 'port at 127.0.0.1; 0 takes any free one', portOf, 0)
    .option('--open', 'open it in the browser')
    .description('serve the window at a local address until interrupted')
    .action((options: ServeOptions) =>
      serveWindow({
        workspace: options.workspace ?? null,
        port: options.port,
        openBrowser: options.open ?? false,
        say: (url) => (options.json ? printJson({ url }) : console.log(`Parallax is open at ${url}`)),
      }),
    );
}
