/**
 * Names of the images that a Dockerfile builds on or copies from, each once; without stages of its own, `scratch` and names
 * that a build argument makes.
 */
export function baseImages(dockerfile: string): readonly string[] {
  const stages = new Set<string>(['scratch']);
  const names = new Set<string>();
  for (const line of instructions(dockerfile)) {
    const { from, stage, copied } = partsOf(line);
    for (const name of [from, copied])
      if (name !== undefined && !stages.has(name.toLowerCase()) && !/\$|^\d+$/.test(name)) names.add(name);
    if (stage !== undefined) stages.add(stage.toLowerCase());
  }
  return [...names];
}

/** Comments left out, continued lines joined. */
const instructions = (dockerfile: string) =>
  dockerfile
    .split(/\r?\n/)
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\[ \t]*\n/g, ' ')
    .split('\n');

function partsOf(line: string): { from?: string; stage?: string; copied?: string } {
  const [, from, stage] = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line) ?? [];
  const [, copied] = /^\s*COPY\s+(?:--\S+\s+)*?--from=(\S+)/i.exec(line) ?? [];
  return {
    ...(from !== undefined && { from }),
    ...(stage !== undefined && { stage }),
    ...(copied !== undefined && { copied }),
  };
}
