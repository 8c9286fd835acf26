import { useEffect, useState } from 'react';

interface File {
  readonly bytes: Uint8Array;
  readonly media_type: string;
}

/** An address of bytes for as long as they are on screen. */
export function useBlobUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.media_type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
