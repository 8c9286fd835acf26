import { pack } from 'tar-stream';
import type { SandboxFile } from './sandbox-spec.ts';

/** Files as an archive that an engine unpacks, owned by root, of one fixed time: the same files are the same bytes. */
export async function tarOf(files: readonly SandboxFile[]): Promise<Buffer> {
  const archive = pack();
  const parts: Buffer[] = [];
  archive.on('data', (part) => parts.push(part as Buffer));
  const ended = new Promise<void>((resolve, reject) => archive.on('end', resolve).on('error', reject));
  for (const name of foldersOf(files)) archive.entry({ name, type: 'directory', mode: 0o755, mtime: EPOCH });
  for (const { path, content, mode = 0o644 } of files)
    archive.entry({ name: path, mode, mtime: EPOCH }, content);
  archive.finalize();
  await ended;
  return Buffer.concat(parts);
}

const EPOCH = new Date(0);

function foldersOf(files: readonly SandboxFile[]): readonly string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    const names = path.split('/').slice(0, -1);
    names.forEach((_, n) => void folders.add(names.slice(0, n + 1).join('/')));
  }
  return [...folders].sort();
}
