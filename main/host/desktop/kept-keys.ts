import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { UserError } from '../../../analysis/model/user-error.ts';
import type { Keyring } from '../../models/keyring.ts';
import type { ElectronParts } from '../electron.ts';
import { writeWhole } from './write-whole.ts';

type SafeStorage = ElectronParts<never>['safeStorage'];

const fileSchema = z.record(z.string(), z.base64());

const NO_STORE = 'This system has no secret store that is unlocked.';

/** What Linux falls back to is a fixed password: as good as plain text. */
const isPlain = (safe: SafeStorage, isLinux: boolean): boolean =>
  isLinux && ['basic_text', 'unknown'].includes(safe.getSelectedStorageBackend());

/** Keys in a file of the app, each encrypted by the system's secret store (Keychain, DPAPI, libsecret, KWallet). */
export class KeptKeys implements Keyring {
  constructor(
    private readonly file: string,
    private readonly safe: SafeStorage,
    private readonly isLinux: boolean,
  ) {}

  /** Asked each time: Electron knows its store only once it is ready, and a keyring may be locked and unlocked. */
  get problem(): string | null {
    return this.safe.isEncryptionAvailable() && !isPlain(this.safe, this.isLinux) ? null : NO_STORE;
  }

  readonly source = async (name: string): Promise<string | null> => {
    const { [name]: kept } = this.read();
    if (kept === undefined || this.problem !== null) return null;
    try {
      return this.safe.decryptString(Buffer.from(kept, 'base64'));
    } catch {
      // Kept by another user or machine: the call then says which key is missing.
      return null;
    }
  };

  names(): readonly string[] {
    return Object.keys(this.read()).sort();
  }

  keep(name: string, key: string): void {
    if (this.problem !== null)
      throw new UserError(
        'permission',
        this.problem,
        `Set the environment variable ${name} before the app is started.`,
      );
    this.write({ ...this.read(), [name]: this.safe.encryptString(key).toString('base64') });
  }

  forget(name: string): void {
    const { [name]: _, ...others } = this.read();
    this.write(others);
  }

  /** A file that is missing or damaged holds none. */
  private read(): z.infer<typeof fileSchema> {
    try {
      return fileSchema.parse(JSON.parse(readFileSync(this.file, 'utf8')));
    } catch {
      return {};
    }
  }

  private write(kept: z.infer<typeof fileSchema>): void {
    writeWhole(this.file, JSON.stringify(kept));
  }
}
