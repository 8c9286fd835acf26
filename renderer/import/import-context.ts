import { createContext } from 'react';

interface ImportOpener {
  /** Opens the import dialog on these paths. */
  readonly open: (paths: readonly string[], note?: string) => void;
}

export const ImportContext = createContext<ImportOpener>({ open: () => {} });
