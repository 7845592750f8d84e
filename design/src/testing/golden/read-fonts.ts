import { readFile } from 'node:fs/promises';
import { type FontFace, parseFontFace } from '../../text/index.ts';

const parsed = new Map<string, Promise<FontFace>>();

/** A face of ours by id, read from `design/fonts` once per test run. */
export function readFont(id: string): Promise<FontFace> {
  const known = parsed.get(id);
  if (known) return known;
  const face = readFile(new URL(`../../../fonts/${id}.ttf`, import.meta.url)).then((bytes) =>
    parseFontFace(id, new Uint8Array(bytes)),
  );
  parsed.set(id, face);
  return face;
}
