import { readFile } from 'node:fs/promises';
import type { RgbaPicture } from '@diy/design/painting';
import { type FontFace, parseFontFace } from '@diy/design/text';
import { generatePattern, type PatternFonts, type PatternRequest } from '../generate-pattern.ts';
import { readPixels, releaseCanvas } from '../pattern-canvas.ts';

const faces = new Map<string, Promise<FontFace>>();

/** The shipped faces, straight from the design package. */
export const shippedFonts: PatternFonts = {
  face(id) {
    const known = faces.get(id);
    if (known) return known;
    const file = new URL(`../../../design/fonts/${id}.ttf`, import.meta.url);
    const loaded = readFile(file).then((bytes) => parseFontFace(id, bytes));
    faces.set(id, loaded);
    return loaded;
  },
};

/** A small request with everything left open. */
export function buildRequest(changes: Partial<PatternRequest> = {}): PatternRequest {
  return {
    words: '',
    seed: 1,
    widthPx: 128,
    heightPx: 128,
    kind: 'tile',
    family: '',
    sourceColours: [],
    transparent: false,
    ...changes,
  };
}

/** Draws and reads the pixels back. */
export async function drawPattern(
  changes: Partial<PatternRequest>,
): Promise<{ picture: RgbaPicture; family: string; palette: string[]; title: { zh: string; en: string } }> {
  const { canvas, ...rest } = await generatePattern(buildRequest(changes), shippedFonts);
  const picture = readPixels(canvas);
  releaseCanvas(canvas);
  return { picture, ...rest };
}
