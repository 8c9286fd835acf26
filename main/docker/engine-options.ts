import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { DockerOptions } from 'dockerode';
import { z } from 'zod';
import { UserError } from '../../analysis/model/user-error.ts';
import { dockerFolder, type Environment, readDockerFile } from './docker-config.ts';

/** Where an engine listens, and who said so. */
export interface EngineAddress {
  readonly host: string;
  readonly saidBy: 'DOCKER_HOST' | 'docker context' | 'default';
  readonly certificates: string | null;
}

/** As the `docker` command finds its engine: `DOCKER_HOST`, the current context, then the sockets known to be usual. */
export function engineAddress(env: Environment = process.env): EngineAddress {
  const { DOCKER_HOST, DOCKER_TLS_VERIFY, DOCKER_CERT_PATH } = env;
  const home = env.HOME ?? homedir();
  const certificates = DOCKER_TLS_VERIFY ? (DOCKER_CERT_PATH ?? join(home, '.docker')) : null;
  if (DOCKER_HOST) return { host: DOCKER_HOST, saidBy: 'DOCKER_HOST', certificates };
  return currentContext(env) ?? { host: usualSocket(env, home), saidBy: 'default', certificates: null };
}

const configSchema = z.object({ currentContext: z.string().optional() });
const metaSchema = z.object({ Endpoints: z.object({ docker: z.object({ Host: z.string() }) }) });

function currentContext(env: Environment): EngineAddress | null {
  const folder = dockerFolder(env);
  const name =
    env.DOCKER_CONTEXT ?? readDockerFile(join(folder, 'config.json'), configSchema)?.currentContext;
  if (!name || name === 'default') return null;
  const id = createHash('sha256').update(name).digest('hex');
  const meta = readDockerFile(join(folder, 'contexts', 'meta', id, 'meta.json'), metaSchema);
  if (!meta)
    throw new UserError(
      'not-found',
      `The current Docker context “${name}” is not on this machine.`,
      'Choose another with `docker context use`, or set DOCKER_HOST.',
    );
  const tls = join(folder, 'contexts', 'tls', id, 'docker');
  const certificates = existsSync(tls) ? tls : null;
  return { host: meta.Endpoints.docker.Host, saidBy: 'docker context', certificates };
}

function usualSocket(env: Environment, home: string): string {
  if (process.platform === 'win32') return 'npipe:////./pipe/docker_engine';
  const sockets = [
    '/var/run/docker.sock',
    join(home, '.docker/run/docker.sock'),
    join(home, '.colima/default/docker.sock'),
    join(home, '.orbstack/run/docker.sock'),
    join(home, '.rd/docker.sock'),
    ...(env.XDG_RUNTIME_DIR ? [join(env.XDG_RUNTIME_DIR, 'docker.sock')] : []),
  ];
  return `unix://${sockets.find((socket) => existsSync(socket)) ?? '/var/run/docker.sock'}`;
}

/** What dockerode needs to reach the address. @throws UserError where it is none that an engine can have */
export function engineOptions({ host, certificates }: EngineAddress): DockerOptions {
  const local = /^(?:unix|npipe):\/\/(.+)$/.exec(host);
  if (local) return { socketPath: local[1] as string };
  const url = URL.canParse(host) ? new URL(host) : null;
  if (url?.protocol === 'ssh:') return sshOptions(url);
  if (url && ['tcp:', 'http:', 'https:'].includes(url.protocol)) return networkOptions(url, certificates);
  throw new UserError(
    'bad-input',
    `“${host}” is no address of a Docker engine.`,
    'DOCKER_HOST is unix://PATH, npipe://PATH, tcp://HOST:PORT or ssh://USER@HOST.',
  );
}

function sshOptions(url: URL): DockerOptions {
  return {
    protocol: 'ssh',
    host: url.hostname,
    port: Number(url.port || 22),
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(process.env.SSH_AUTH_SOCK && { sshOptions: { agent: process.env.SSH_AUTH_SOCK } }),
  };
}

function networkOptions(url: URL, certificates: string | null): DockerOptions {
  const secure = certificates !== null || url.protocol === 'https:';
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 2376 : 2375)),
    protocol: secure ? 'https' : 'http',
    ...(certificates !== null && readCertificates(certificates)),
  };
}

function readCertificates(folder: string): Pick<DockerOptions, 'ca' | 'cert' | 'key'> {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name));
    } catch (cause) {
      const message = `The engine asks for TLS, but ${join(folder, name)} cannot be read.`;
      throw new UserError(
        'permission',
        message,
        'Set DOCKER_CERT_PATH to the folder of ca.pem, cert.pem and key.pem.',
        {
          cause,
        },
      );
    }
  };
  return { ca: read('ca.pem'), cert: read('cert.pem'), key: read('key.pem') } as never;
}
