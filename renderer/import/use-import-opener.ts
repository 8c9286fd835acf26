import { useState } from 'react';

/** What the import dialog was opened on; null while it is closed. */
export interface ImportRequest {
  readonly paths: readonly string[];
  /** Why the paths still have to be given by hand. */
  readonly note: string | null;
}

export interface Importing {
  readonly request: ImportRequest | null;
  readonly open: (paths: readonly string[], note?: string) => void;
  readonly close: () => void;
}

export function useImportOpener(): Importing {
  const [request, setRequest] = useState<ImportRequest | null>(null);
  return {
    request,
    open: (paths, note) => setRequest({ paths, note: note ?? null }),
    close: () => setRequest(null),
  };
}
