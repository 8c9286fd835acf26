const KEY = 'parallax.token';

/** Another tab answers at once or, where there is none, never. */
const PATIENCE_MS = 500;

const NO_TOKEN = 'This tab was opened without the token that is in the address Parallax printed.';

type Message = { readonly asks: true } | { readonly token: string };

/** Takes the token out of the address, with which it would be copied, bookmarked and shown; else the one kept before. */
function ownToken({ location, history, sessionStorage }: Window): string | null {
  const address = new URL(location.href);
  const given = address.searchParams.get('token');
  if (given === null) return sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, given);
  address.searchParams.delete('token');
  history.replaceState(history.state, '', address);
  return given;
}

/**
 * The web host's token: from the address that the host printed, kept for as long as the tab is open, or, in a tab that
 * was opened by a link, from another tab of this host. Rejects where none has it.
 */
export function hostToken(page: Window): () => Promise<string> {
  const tabs = new BroadcastChannel(KEY);
  const tell = (message: Message) => tabs.postMessage(message);
  let token = ownToken(page);
  let arrived = () => {};
  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('asks' in data && token !== null) tell({ token });
    if (!('token' in data) || token !== null) return;
    token = data.token;
    page.sessionStorage.setItem(KEY, token);
    arrived();
  });
  return async () => {
    if (token === null) {
      tell({ asks: true });
      await new Promise<void>((resolve) => {
        arrived = resolve;
        setTimeout(resolve, PATIENCE_MS);
      });
    }
    if (token === null) throw new Error(NO_TOKEN);
    return token;
  };
}
