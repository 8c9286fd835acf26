export interface ImageName {
  /** Host and port as in the name; `docker.io` where it says none. */
  readonly registry: string;
  /** As an engine lists it: without tag, without `docker.io/library/`. */
  readonly repository: string;
  /** As an engine lists it: with its digest, else with its tag (`latest` where it has none). */
  readonly full: string;
}

/** The parts of an image's name: `ubuntu`, `docker.io/library/ubuntu:latest` and `ubuntu:latest` are the same. */
export function imageName(name: string): ImageName {
  const [, unpinned = name, digest] = /^(.*?)(?:@(.+))?$/.exec(name) ?? [];
  const [, path = unpinned, tag = 'latest'] = /^(.*?)(?::([^/:]+))?$/.exec(unpinned) ?? [];
  const first = path.split('/')[0] ?? '';
  const saysRegistry = path.includes('/') && (/[.:]/.test(first) || first === 'localhost');
  const registry = saysRegistry && first !== 'index.docker.io' ? first : 'docker.io';
  const repository =
    registry === 'docker.io' ? familiar(saysRegistry ? path.slice(first.length + 1) : path) : path;
  const suffix = digest === undefined ? `:${tag}` : `@${digest}`;
  return { registry, repository, full: repository + suffix };
}

const familiar = (path: string) => path.replace(/^library\/(?=[^/]+$)/, '');
