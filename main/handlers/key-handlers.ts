import { UserError } from '../../analysis/model/user-error.ts';
import type { Handlers } from '../../preload/port.ts';
import type { Keyring } from '../models/keyring.ts';

const ENVIRONMENT = 'Keys are taken from the environment here.';

/** Keys as a window may have them kept: names go out, keys never. @param keyring null: the host keeps none */
export function keyHandlers(
  keyring: Keyring | null,
): Pick<Handlers, 'keys.list' | 'keys.keep' | 'keys.forget'> {
  function required(): Keyring {
    if (keyring) return keyring;
    throw new UserError('usage', ENVIRONMENT, 'Set the environment variable before the program is started.');
  }
  return {
    'keys.list': async () => ({
      names: keyring?.names() ?? [],
      problem: keyring ? keyring.problem : ENVIRONMENT,
    }),
    'keys.keep': async ({ name, key }) => {
      required().keep(name, key);
      return {};
    },
    'keys.forget': async ({ name }) => {
      required().forget(name);
      return {};
    },
  };
}
