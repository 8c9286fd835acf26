import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AuthConfig } from 'dockerode';
import { z } from 'zod';
import { dockerFolder, type Environment, readDockerFile } from './docker-config.ts';
import { reasonOf } from './explain-engine-error.ts';
import { imageName } from './image-name.ts';

export interface RegistryLogin {
  /** Null where a person has not logged in there. */
  readonly auth: AuthConfig | null;
  /** Why a login that may be there could not be read. */
  readonly trouble: string | null;
}

const configSchema = z.object({
  auths: z
    .record(z.string(), z.object({ auth: z.string().optional(), identitytoken: z.string().optional() }))
    .optional(),
  credHelpers: z.record(z.string(), z.string()).optional(),
  credsStore: z.string().optional(),
});
type Config = z.infer<typeof configSchema>;

/** By which the docker command knows its own registry. */
const DOCKER_HUB = 'https://index.docker.io/v1/';

/**
 * The login that `docker login` has kept for an image's registry: of a credential helper where one is named and there, else
 * of the file itself. A helper that fails is no reason to refuse an image that anybody may pull, so it is told apart.
 * @throws UserError where the file is malformed
 */
export async function registryLogin(image: string, env: Environment = process.env): Promise<RegistryLogin> {
  const config = readDockerFile(join(dockerFolder(env), 'config.json'), configSchema) ?? {};
  const { registry } = imageName(image);
  const server = registry === 'docker.io' ? DOCKER_HUB : registry;
  const helper = config.credHelpers?.[server] ?? config.credHelpers?.[registry] ?? config.credsStore;
  const program = helper ? onPath(`docker-credential-${helper}`, env) : null;
  if (program === null) return { auth: authOf(config, server), trouble: null };
  try {
    return { auth: (await askedHelper(program, server, env)) ?? authOf(config, server), trouble: null };
  } catch (error) {
    return { auth: authOf(config, server), trouble: reasonOf(error) };
  }
}

/** `docker login` has written hosts, and long ago whole addresses. */
const hostOf = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/.*$/, '');

function authOf({ auths = {} }: Config, server: string): AuthConfig | null {
  const entry =
    auths[server] ?? Object.entries(auths).find(([address]) => hostOf(address) === hostOf(server))?.[1];
  if (entry?.identitytoken) return tokenAuth(entry.identitytoken, server);
  const [, username, password] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(entry?.auth ?? '', 'base64').toString('utf8')) ?? [];
  return username && password !== undefined
    ? { username, password: password.replace(/\0+$/, ''), serveraddress: server }
    : null;
}

/** The engine knows a token by its own field, which the client's types leave out. */
const tokenAuth = (identitytoken: string, serveraddress: string): AuthConfig =>
  ({ identitytoken, serveraddress }) as never;

function onPath(name: string, env: Environment): string | null {
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name];
  const files = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((file) => join(folder, file)));
  return files.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const HELPER_SECONDS = 30;
const keptSchema = z.object({ Username: z.string(), Secret: z.string() });

/** Null where the helper keeps none. What it prints is a secret: it goes into no message. */
async function askedHelper(program: string, server: string, env: Environment): Promise<AuthConfig | null> {
  const { code, output } = await run(program, server, env);
  if (code !== 0 && /credentials not found/i.test(output)) return null;
  const kept = code === 0 ? keptSchema.safeParse(jsonOf(output)) : null;
  if (!kept?.success) throw new Error(`${program} get failed (exit code ${code ?? 'none'})`);
  const { Username, Secret } = kept.data;
  if (Username === '<token>') return tokenAuth(Secret, server);
  return { username: Username, password: Secret, serveraddress: server };
}

async function run(program: string, input: string, env: Environment) {
  const child = spawn(program, ['get'], {
    env: { ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: HELPER_SECONDS * 1000,
  });
  const closed = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  child.stdin.on('error', () => {}).end(input);
  const [code, output] = await Promise.all([closed, text(child.stdout)]);
  return { code, output };
}

function jsonOf(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
