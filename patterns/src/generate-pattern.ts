import type { FontFace } from '@diy/design/text';
import { chooseFamily } from './choose-family.ts';
import { makePalette } from './colour/make-palette.ts';
import { clipMotif } from './drawing/clip-motif.ts';
import type { Mood, Sketch } from './drawing/sketch.ts';
import { families } from './families/families.ts';
import { createPatternCanvas, type PatternCanvas } from './pattern-canvas.ts';
import { createRandom, scramble } from './random.ts';
import { type ReadWords, readWords } from './words/read-words.ts';

/** A pattern to draw. */
export interface PatternRequest {
  /** The seller's words, zh or en: chooses family, colours, motif, text to set. */
  words: string;
  /** 32-bit unsigned. Same request and seed → same pixels. */
  seed: number;
  /** 64…6000. */
  widthPx: number;
  /** 64…6000. */
  heightPx: number;
  /** `tile` repeats seamlessly in both directions; `motif` is one object on transparency. */
  kind: 'tile' | 'motif';
  /** Forced family id, or '' to choose from words and seed. */
  family: string;
  /** Colours from source images (`#rrggbb`, most important first); empty = from words. */
  sourceColours: readonly string[];
  /** Leaves the ground of a tile transparent where the family has one; a motif always has a transparent ground. */
  transparent: boolean;
}

/** A drawn pattern; release its canvas after encoding. */
export interface PatternResult {
  canvas: PatternCanvas;
  family: string;
  /** Ground first, then the inks, `#rrggbb`. */
  palette: string[];
  title: { zh: string; en: string };
}

/** Where shipped faces come from; the rendering feature's font book is one. */
export interface PatternFonts {
  face(fontId: string): Promise<FontFace | undefined>;
}

export interface PatternFamilyInfo {
  id: string;
  title: { zh: string; en: string };
  /** Kinds it is made for; the other kind works too, cut to a shape or repeated. */
  kinds: readonly ('tile' | 'motif')[];
}

/** Smallest and largest side of a pattern, px. */
export const patternSidePx = { min: 64, max: 6000 } as const;

/** All families, in the order they are offered. */
export function listPatternFamilies(): PatternFamilyInfo[] {
  return families.map(({ id, zh, en, kinds }) => ({ id, title: { zh, en }, kinds }));
}

/**
 * Draws a pattern. Pure but for loading faces: the same request gives the same pixels on one build of the canvas.
 * Throws a `RangeError` for a side outside 64…6000, an unknown family or colours that are no `#rrggbb`.
 */
export async function generatePattern(request: PatternRequest, fonts: PatternFonts): Promise<PatternResult> {
  checkRequest(request);
  const preferences = readWords(request.words);
  const family = chooseFamily(request, preferences);
  const random = createRandom(scramble(request.seed) ^ hashText(`${request.kind} ${family.id}`));
  const isMotif = request.kind === 'motif' && family.kinds.includes('motif');
  const palette = makePalette(
    {
      palette: preferences.palettes[0] ?? null,
      colours: preferences.colours,
      sourceColours: request.sourceColours.slice(0, 8),
      // Motifs with a transparent ground are mostly printed on light cloth.
      ground: preferences.moods.find((mood) => mood.ground)?.ground ?? (isMotif ? 'light' : null),
      fallback: family.defaultPalettes ?? [],
    },
    random,
  );
  const faces = new Map<string, FontFace>();
  for (const id of family.faces ?? []) {
    const face = await fonts.face(id);
    if (face) faces.set(id, face);
  }
  const canvas = createPatternCanvas(request.widthPx, request.heightPx);
  const pixelsPerUnit = Math.min(request.widthPx, request.heightPx) / 1000;
  const pen = canvas.source.getContext('2d');
  pen.scale(pixelsPerUnit, pixelsPerUnit);
  const isCut = request.kind === 'motif' && !isMotif;
  const sketch: Sketch = {
    pen,
    width: request.widthPx / pixelsPerUnit,
    height: request.heightPx / pixelsPerUnit,
    pixelsPerUnit,
    kind: isCut ? 'tile' : request.kind,
    hasGround: request.kind === 'tile' ? !request.transparent : isCut,
    palette,
    mood: readMood(preferences),
    motifs: preferences.motifs,
    text: preferences.text,
    random: createRandom(random.seed()),
    faces,
  };
  family.draw(sketch);
  if (isCut) clipMotif(sketch, createRandom(random.seed()));
  return {
    canvas,
    family: family.id,
    palette: [palette.ground, ...palette.inks],
    title: { zh: `${palette.zh} · ${family.zh}`, en: `${palette.en} · ${family.en}` },
  };
}

function checkRequest(request: PatternRequest): void {
  for (const side of [request.widthPx, request.heightPx]) {
    if (!Number.isInteger(side) || side < patternSidePx.min || side > patternSidePx.max) {
      throw new RangeError(
        `A pattern's side must be ${patternSidePx.min} to ${patternSidePx.max} px, not ${side}.`,
      );
    }
  }
  for (const colour of request.sourceColours) {
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`Not a colour: ${colour.slice(0, 20)}`);
  }
}

function readMood(preferences: ReadWords): Mood {
  const mood: Mood = { scale: 1, density: 1, isMinimal: false };
  for (const change of preferences.moods) {
    mood.scale *= change.scale ?? 1;
    mood.density *= change.density ?? 1;
    mood.isMinimal ||= change.isMinimal ?? false;
  }
  mood.scale = Math.min(2, Math.max(0.45, mood.scale));
  mood.density = Math.min(1.6, Math.max(0.45, mood.density));
  return mood;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
