import { useState } from 'react';

/** The encoding that a person chose for an upload; one that was guessed is none. */
export function useChosenEncoding(uploadId: string | undefined) {
  const [chosen, setChosen] = useState<{ uploadId: string; encoding: string } | null>(null);
  return {
    encoding: chosen && chosen.uploadId === uploadId ? chosen.encoding : undefined,
    /** After a reading: keeps the encoding that the person chose; undefined = it was guessed. */
    keep(read: string, encoding: string | undefined) {
      setChosen(encoding ? { uploadId: read, encoding } : null);
    },
    /** Files were added, and the upload has another id. */
    move(to: string) {
      setChosen((now) => now && { ...now, uploadId: to });
    },
  };
}
