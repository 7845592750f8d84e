import { readOwnFontId } from '@diy/design/layers';
import { type FontFace, type FontFile, openFontFile } from '@diy/design/text';

/** Font files by `fileKey`, each parsed once for all styles of a variable font: the largest have 40 MB. */
export interface FontFiles {
  /** The face of a font id, parsed once. `fetching` is called only for bytes that are not at hand; after a failure the next call tries again. */
  face(fontId: string, fetching: () => Promise<Uint8Array>): Promise<FontFace>;
}

/** Names the file of a face: the hash of an own font, which has one for all of its styles. */
export function fileKey(fontId: string): string {
  return readOwnFontId(fontId)?.sha256 ?? fontId;
}

/** Fetches and parses each font file once, however many fonts of the page are in it. */
export function createFontFiles(): FontFiles {
  const files = new Map<string, Promise<FontFile>>();
  return {
    async face(fontId, fetching) {
      const key = fileKey(fontId);
      const file = files.get(key) ?? fetching().then((bytes) => openFontFile(fontId, bytes));
      files.set(key, file);
      file.catch(() => {
        if (files.get(key) === file) files.delete(key);
      });
      return (await file).face(fontId);
    },
  };
}
