import { createReadStream } from 'node:fs';
import type { Engine } from '../engine.ts';
import { importImage } from '../import-image.ts';
import { rootArchive } from './root-archive.ts';

const SETTINGS = [
  'ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 HOME=/root PYTHONDONTWRITEBYTECODE=1',
  'LABEL parallax=image',
  'CMD ["bash"]',
];

/**
 * Makes an image without a registry: of this machine's own bash, busybox, git, Python with pytest and Node, with the
 * libraries they load. For Debian and its relatives. @throws UserError where a program is missing
 */
export async function machineImage(engine: Engine, name: string): Promise<void> {
  await importImage(engine, createReadStream(await rootArchive()), name, SETTINGS);
}
