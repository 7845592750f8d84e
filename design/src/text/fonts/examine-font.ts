import { ownFontId } from '../../layers/index.ts';
import type { FontFace } from './font-face.ts';
import { outlineOp } from './font-face.ts';
import { parseFontFace } from './parse-font-face.ts';

/** What came of drawing all glyphs of a font file once, as texts would. */
export interface FontExamination {
  /** Code points that have a glyph, rising. */
  characters: number[];
  /** The first glyph that HarfBuzz could not draw; null = it drew all. */
  undrawn: number | null;
  /** A table that the file has and HarfBuzz did not accept, without a word; null = none. */
  lostTable: string | null;
  heaviest: { glyphId: number; points: number };
  /** The character that becomes the most glyphs. */
  longest: { character: number; glyphs: number };
  /** The most glyphs that a text of some hundred characters became, for each of them. */
  glyphsPerCharacter: number;
  /** Characters whose glyph shows something. */
  inked: number;
}

/** The glyphs and characters that are tried for each further setting of a variable font's axes; for the first setting all are. */
const TRIED_PER_SETTING = 200;
const CHUNK = 300;
const HASH = '0'.repeat(64);

/**
 * Draws and shapes with a font file whose tables have been checked. It may need any time and memory: run it where it can be killed.
 * @param axisSettings values of a variable font's axes, the default first
 */
export async function examineFont(
  bytes: Uint8Array,
  glyphCount: number,
  axisSettings: readonly Readonly<Record<string, number>>[],
): Promise<FontExamination> {
  const hb = await import('harfbuzzjs');
  const raw = new hb.Face(new hb.Blob(bytes));
  const characters = [...raw.collectUnicodes()].sort((a, b) => a - b);
  const found: FontExamination = {
    characters,
    undrawn: null,
    lostTable: findLost(raw, axisSettings.length > 1),
    heaviest: { glyphId: 0, points: 0 },
    longest: { character: 0, glyphs: 0 },
    glyphsPerCharacter: 0,
    inked: 0,
  };
  if (characters.length === 0 || found.lostTable !== null) return found;
  const font = new hb.Font(raw);
  const nothing = new hb.DrawFuncs();
  for (const [i, axes] of axisSettings.entries()) {
    const face = await parseFontFace(ownFontId(HASH, axes), bytes);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
    const some = (count: number) => (i === 0 ? 1 : Math.max(1, Math.floor(count / TRIED_PER_SETTING)));
    for (let glyphId = 0; glyphId < glyphCount; glyphId += some(glyphCount)) {
      if (!font.drawGlyphOrFail(glyphId, nothing)) found.undrawn ??= glyphId;
      const points = countPoints(face, glyphId);
      if (points > found.heaviest.points) found.heaviest = { glyphId, points };
    }
    const step = some(characters.length);
    shapeAll(face, step === 1 ? characters : characters.filter((_, at) => at % step === 0), found);
  }
  return found;
}

type Face = InstanceType<typeof import('harfbuzzjs')['Face']>;

/** HarfBuzz takes a table that it does not understand for an empty one. */
function findLost(face: Face, isVariable: boolean): string | null {
  for (const tag of ['GSUB', 'GPOS'] as const) {
    if (countScripts(face.referenceTable(tag)) > 0 && face.getTableScriptTags(tag).length === 0) return tag;
  }
  return isVariable && Object.keys(face.getAxisInfos()).length === 0 ? 'fvar' : null;
}

function countScripts(table: Uint8Array | undefined): number {
  if (!table || table.length < 6) return 0;
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const at = view.getUint16(4);
  return at > 0 && at + 2 <= table.length ? view.getUint16(at) : 0;
}

function countPoints(face: FontFace, glyphId: number): number {
  const { commands } = face.outline(glyphId);
  const parts = face.fills?.(glyphId)?.parts ?? [];
  return parts.reduce((sum, part) => sum + part.commands.length, commands.length) / 2;
}

function shapeAll(face: FontFace, characters: readonly number[], found: FontExamination): void {
  for (const character of characters) {
    const text = String.fromCodePoint(character);
    const glyphs = face.shape(text, { ligatures: true });
    if (glyphs.length > found.longest.glyphs) found.longest = { character, glyphs: glyphs.length };
    if (glyphs.some(({ glyphId }) => hasInk(face, glyphId))) found.inked += 1;
    face.shape(text, { ligatures: true, vertical: true });
  }
  for (let at = 0; at < characters.length; at += CHUNK) {
    const chunk = characters.slice(at, at + CHUNK);
    for (const letters of [chunk, [...chunk].reverse()]) {
      const glyphs = face.shape(String.fromCodePoint(...letters), { ligatures: true });
      found.glyphsPerCharacter = Math.max(found.glyphsPerCharacter, glyphs.length / (chunk.length + 20));
    }
  }
}

function hasInk(face: FontFace, glyphId: number): boolean {
  if (glyphId === 0) return false;
  const { commands } = face.outline(glyphId);
  return (
    commands.some((command) => command !== outlineOp.move) || (face.fills?.(glyphId)?.parts.length ?? 0) > 0
  );
}
