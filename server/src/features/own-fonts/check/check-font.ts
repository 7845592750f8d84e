import { createHash } from 'node:crypto';
import { examineFont, type FontExamination } from '@diy/design/text';
import {
  MAX_CHARACTERS,
  MAX_GLYPHS_OF_CHARACTER,
  MAX_GLYPHS_PER_CHARACTER,
  MAX_POINTS,
  MAX_SFNT_BYTES,
} from './font-limits.ts';
import { damagedFont, FontRefusal, tooComplexFont } from './font-refusal.ts';
import { checkTables, type Outlines } from './tables/check-tables.ts';
import { type FontFacts, readFacts } from './tables/read-facts.ts';
import { writeSfnt } from './tables/write-sfnt.ts';
import type { FontFormat } from './unwrap/font-tables.ts';
import { unwrapFont } from './unwrap/unwrap-font.ts';

/** What a font that passed is. */
export interface CheckedFont {
  /** The file to store, without a wrapper. */
  sfnt: Buffer;
  /** SHA-256 of those bytes, lower-case hex. */
  sha256: string;
  format: FontFormat;
  outlines: Outlines;
  glyphs: number;
  /** Code points that it has a glyph for, rising. */
  characters: number[];
  facts: FontFacts;
}

/** Reads a font file from a stranger and draws every glyph of it once. Throws FontRefusal. */
export async function checkFont(bytes: Uint8Array): Promise<CheckedFont> {
  const { format, tables } = unwrapFont(bytes);
  const { glyphCount, outlines } = checkTables(tables);
  const facts = readFacts(tables);
  const sfnt = writeSfnt(tables);
  if (sfnt.length > MAX_SFNT_BYTES) throw new FontRefusal('too-large');
  const axisSettings = [{}, ...facts.instances.map(({ values }) => values), ...cornersOf(facts)];
  const examined = await examineFont(sfnt, glyphCount, axisSettings);
  requireDrawable(examined, tables);
  return {
    sfnt,
    sha256: createHash('sha256').update(sfnt).digest('hex'),
    format,
    outlines,
    glyphs: glyphCount,
    characters: examined.characters,
    facts,
  };
}

/** All axes at their lowest, and all at their highest. */
function cornersOf({ axes }: FontFacts): Record<string, number>[] {
  if (axes.length === 0) return [];
  const at = (which: 'min' | 'max') => Object.fromEntries(axes.map((axis) => [axis.tag, axis[which]]));
  return [at('min'), at('max')];
}

function requireDrawable(examined: FontExamination, tables: ReadonlyMap<string, Uint8Array>): void {
  const { characters, undrawn, heaviest, longest, lostTable, glyphsPerCharacter, inked } = examined;
  if (characters.length === 0) throw new FontRefusal('no-letters');
  if (characters.length > MAX_CHARACTERS) throw tooComplexFont(`cmap: ${characters.length}`);
  if (undrawn !== null) throw damagedFont(`glyph ${undrawn}`);
  if (lostTable !== null) throw damagedFont(lostTable);
  if (heaviest.points > MAX_POINTS)
    throw tooComplexFont(`glyph ${heaviest.glyphId}: ${heaviest.points} points`);
  if (longest.glyphs > MAX_GLYPHS_OF_CHARACTER)
    throw tooComplexFont(`U+${longest.character.toString(16).toUpperCase()}: ${longest.glyphs} glyphs`);
  if (glyphsPerCharacter > MAX_GLYPHS_PER_CHARACTER)
    throw tooComplexFont(`${Math.round(glyphsPerCharacter)} glyphs for each character`);
  if (inked === 0) throw new FontRefusal(hasPictures(tables) ? 'no-outlines' : 'blank');
}

const hasPictures = (tables: ReadonlyMap<string, unknown>) =>
  ['sbix', 'CBDT', 'SVG ', 'EBDT', 'COLR', 'VARC'].some((tag) => tables.has(tag));
