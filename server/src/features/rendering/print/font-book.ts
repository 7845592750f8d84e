import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesignDocument } from '@diy/design/document';
import { textsOf } from '@diy/design/layers';
import { type FontEntry, type FontFace, fontManifest, layerFaces, parseFontFace } from '@diy/design/text';

/** The shipped fonts; faces are parsed at first use and kept, since there are few. */
export interface FontBook {
  entries: ReadonlyMap<string, FontEntry>;
  face(fontId: string): Promise<FontFace | undefined>;
}

/** A folder of fonts, whose book is read at first use; one per thread. */
export interface ShippedFonts {
  dir: string;
  open(): Promise<FontBook>;
}

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

/** The font book of a folder with `fonts.json`. */
export async function openFontBook(fontsDir: string): Promise<FontBook> {
  const list = fontManifest.parse(JSON.parse(await readFile(join(fontsDir, 'fonts.json'), 'utf8')));
  const entries = new Map(list.map((entry) => [entry.id, entry]));
  const faces = new Map<string, Promise<FontFace>>();
  return {
    entries,
    async face(fontId) {
      const entry = entries.get(fontId);
      if (!entry) return undefined;
      const known = faces.get(fontId);
      if (known) return known;
      const loaded = loadFace(fontsDir, entry);
      faces.set(fontId, loaded);
      loaded.catch(() => faces.delete(fontId));
      return loaded;
    },
  };
}

/**
 * The faces that a document's texts are set with, by id; those the book does not have are left out. Faces to fall back to are
 * only read where the ones before them lack a letter.
 */
export async function loadFaces(
  book: FontBook,
  { surfaces }: Pick<DesignDocument, 'surfaces'>,
): Promise<Map<string, FontFace>> {
  const faces = new Map<string, FontFace>();
  for (const layer of surfaces.flatMap(({ layers }) => layers.flatMap(textsOf))) {
    for (;;) {
      const { waitsFor } = layerFaces(layer, (id) => faces.get(id));
      const face = waitsFor === null ? undefined : await book.face(waitsFor);
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
