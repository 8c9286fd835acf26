import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraggedFile, Upward } from '../../../preload/bridge.ts';

const MOST_BYTES = 256 * 1024 * 1024;
const MOST_NAME = 120;

/** A file that the page drags out, as far as its message is one. */
export function draggedFile(message: unknown): DraggedFile | null {
  if (typeof message !== 'object' || message === null) return null;
  const { drag } = message as Partial<Extract<Upward, { readonly drag: unknown }>>;
  const isFile =
    typeof drag?.file_name === 'string' &&
    drag.bytes instanceof Uint8Array &&
    drag.icon instanceof Uint8Array;
  return isFile && drag.bytes.length + drag.icon.length <= MOST_BYTES ? drag : null;
}

/**
 * Writes the file into a new folder within `folder`, under a name that leads nowhere else, for the desktop to copy.
 * @returns the path of the file and of the picture that follows the pointer
 */
export function placeDragged(
  folder: string,
  { file_name, bytes, icon }: DraggedFile,
): { readonly file: string; readonly icon: string } {
  const place = mkdtempSync(join(folder, 'drag-'));
  const paths = { file: join(place, plainName(file_name)), icon: join(place, '.icon.png') };
  writeFileSync(paths.file, bytes);
  writeFileSync(paths.icon, icon);
  return paths;
}

function plainName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '');
  return plain.slice(-MOST_NAME) || 'figure';
}
