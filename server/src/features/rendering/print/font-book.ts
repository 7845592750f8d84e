import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignDocument } from '@diy/design/document';
import { textsOf } from '@diy/design/layers';
import { type FontEntry, type FontFace, fontManifest, layerFaces, parseFontFace } from '@diy/design/text';
import { createByteBoundedCache } from '../../../platform/cache/byte-bounded-cache.ts';
import type { Services } from '../../../platform/services.ts';
import { createOwnFaces, type OwnFaces } from './own-faces.ts';

/** Bytes of shipped font files whose faces a thread keeps: all Latin ones and five large Chinese ones. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** The shipped fonts; faces are parsed at first use, and those used last are kept. */
export interface FontBook {
  entries: ReadonlyMap<string, FontEntry>;
  face(fontId: string): Promise<FontFace | undefined>;
}

/** A folder of fonts, whose book is read at first use; one per thread. */
export interface ShippedFonts {
  dir: string;
  open(): Promise<FontBook>;
}

/** Everything that texts are set with: the shipped fonts, and faces of accounts' own. */
export interface Fonts extends ShippedFonts {
  own: OwnFaces;
}

export const createFonts = (dir: string, storage: Services['storage']): Fonts => ({
  ...createShippedFonts(dir),
  own: createOwnFaces(storage),
});

/** The shipped fonts of a folder, read once, when they are first needed. */
export function createShippedFonts(dir: string): ShippedFonts {
  let book: Promise<FontBook> | undefined;
  return {
    dir,
    open() {
      book ??= openFontBook(dir);
      return book;
    },
  };
}

/** The font book of a folder with `fonts.json`; a face that was dropped from the `maxKeptBytes` is parsed again when it is needed. */
export async function openFontBook(fontsDir: string, maxKeptBytes = MAX_KEPT_BYTES): Promise<FontBook> {
  const list = fontManifest.parse(JSON.parse(await readFile(join(fontsDir, 'fonts.json'), 'utf8')));
  const entries = new Map(list.map((entry) => [entry.id, entry]));
  const faces = createByteBoundedCache<{ face: FontFace; bytes: number }>(maxKeptBytes, ({ bytes }) => bytes);
  return {
    entries,
    async face(fontId) {
      const entry = entries.get(fontId);
      if (!entry) return undefined;
      const { face } = await faces.get(fontId, async () => ({
        face: await loadFace(fontsDir, entry),
        bytes: entry.bytes,
      }));
      return face;
    },
  };
}

/**
 * The faces that a document's texts are set with, by id; those that neither the book nor the account has are left out. Faces to fall back
 * to are only read where the ones before them lack a letter.
 * @param own faces of the account's own fonts
 */
export async function loadFaces(
  book: FontBook,
  { surfaces }: Pick<DesignDocument, 'surfaces'>,
  own: (fontId: string) => Promise<FontFace | undefined> = async () => undefined,
): Promise<Map<string, FontFace>> {
  const faces = new Map<string, FontFace>();
  for (const layer of surfaces.flatMap(({ layers }) => layers.flatMap(textsOf))) {
    for (;;) {
      const { waitsFor } = layerFaces(layer, (id) => faces.get(id));
      const face = waitsFor === null ? undefined : ((await book.face(waitsFor)) ?? (await own(waitsFor)));
      if (waitsFor === null || !face) break;
      faces.set(waitsFor, face);
    }
  }
  return faces;
}

async function loadFace(fontsDir: string, entry: FontEntry): Promise<FontFace> {
  const bytes = await readFile(join(fontsDir, entry.file));
  // A different font file under the same name would print other letters than the preview showed.
  if (createHash('sha256').update(bytes).digest('hex') !== entry.sha256) {
    throw new Error(`Font file ${entry.file} is not the one fonts.json names.`);
  }
  return parseFontFace(entry.id, bytes);
}
