import { readFile } from 'node:fs/promises';
import { type FontFace, parseFontFace } from '../../text/index.ts';
import { fontFile } from './font-file.ts';

const parsed = new Map<string, Promise<FontFace>>();

/** A face by id, read once per test run. */
export function readFont(id: string): Promise<FontFace> {
  const known = parsed.get(id);
  if (known) return known;
  const face = readFile(new URL(`../../../${fontFile(id)}`, import.meta.url)).then((bytes) =>
    parseFontFace(id, new Uint8Array(bytes)),
  );
  parsed.set(id, face);
  return face;
}
