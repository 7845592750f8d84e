import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readOwnFontId } from '@diy/design/layers';
import { type FontFace, type FontFile, openFontFile, UnknownAxes } from '@diy/design/text';
import { createByteBoundedCache } from '../../../platform/cache/byte-bounded-cache.ts';
import type { Services } from '../../../platform/services.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import { ownFontKey } from '../../own-fonts/for-drawing.ts';

/** Faces of accounts' own fonts, read when they are first drawn with. */
export interface OwnFaces {
  /** Undefined = no id of an own font, or the account has no such file. */
  face(ownerId: string, fontId: string): Promise<FontFace | undefined>;
}

/** Bytes of font files whose faces are kept; the largest Chinese ones have 25 MB. */
const MAX_KEPT_BYTES = 120 * 1024 * 1024;

/** Styles of a variable font whose faces are kept with its file. */
const MAX_KEPT_STYLES = 50;

/** A file that is read, with the faces made of it; `file` is undefined where the account has none. */
interface KeptFont {
  file: FontFile | undefined;
  faces: Map<string, FontFace>;
  bytes: number;
}

export function createOwnFaces(storage: Services['storage']): OwnFaces {
  const kept = createByteBoundedCache<KeptFont>(MAX_KEPT_BYTES, ({ bytes }) => bytes);
  return {
    async face(ownerId, fontId) {
      const own = readOwnFontId(fontId);
      if (!own) return undefined;
      const key = ownFontKey(ownerId, own.sha256);
      // One file for all of its styles: each copy would take as much of HarfBuzz's memory again.
      const font = await kept.get(key, async () => {
        const bytes = await readFont(storage, key, own.sha256);
        const file = bytes && (await openFontFile(fontId, bytes));
        return { file, faces: new Map(), bytes: bytes?.length ?? 0 };
      });
      // It may be uploaded in the next moment.
      if (!font.file) kept.drop(key);
      return font.file && faceOf(font.file, font.faces, fontId);
    },
  };
}

/** Undefined = the font does not have the axes of the id. */
function faceOf(file: FontFile, faces: Map<string, FontFace>, fontId: string): FontFace | undefined {
  const known = faces.get(fontId);
  if (known) return known;
  try {
    const face = file.face(fontId);
    if (faces.size >= MAX_KEPT_STYLES) faces.clear();
    faces.set(fontId, face);
    return face;
  } catch (error) {
    if (error instanceof UnknownAxes) return undefined;
    throw error;
  }
}

async function readFont(
  storage: Services['storage'],
  key: string,
  sha256: string,
): Promise<Uint8Array | undefined> {
  const bytes = await storage
    .localPath(key)
    .then((path) => readFile(path))
    .catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined;
      throw error;
    });
  // Other bytes under the key would print other letters than the preview showed.
  if (bytes && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`The font stored as ${key} has other bytes.`);
  return bytes;
}
