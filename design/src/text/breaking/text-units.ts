import { LINE_END } from '../../layers/index.ts';
import type { FontFace, ShapedGlyph, ShapeOptions, StyleStretch } from '../fonts/font-face.ts';
import { styleIn } from '../fonts/style-in.ts';
import { readBidiLevels } from './bidi-levels.ts';
import { isBreakingSpace, isWide, mayBreakBetween } from './break-rules.ts';
import { thaiWordStarts } from './thai-words.ts';
import type { VerticalPiece } from './vertical-pieces.ts';

/** The smallest piece of text a line can be cut at: one cluster of characters with its glyphs. */
export interface TextUnit {
  text: string;
  glyphs: readonly ShapedGlyph[];
  /** Sum of the glyphs' advances, font units, without letter spacing. */
  advance: number;
  isSpace: boolean;
  isWide: boolean;
  /** Takes no room and no letter spacing: zero-width space, joiners, BOM. */
  isInvisible: boolean;
  /** Joined to its neighbours as Arabic is: spacing letters apart would tear its line. */
  isJoined: boolean;
  /** Whether a line may end before this unit. */
  mayBreakBefore: boolean;
  /** Level of the bidirectional algorithm; odd = right to left. */
  level: number;
  /** Its size in parts of the text's, and the top of its em square as `emTop`; absent = the layer's. */
  own?: { sizeRatio: number; emTop: number };
  /** Orientation of the unit in a column; absent in a line. */
  way?: VerticalPiece['way'];
  /** Punctuation without its empty half, as it stands at the start or the end of a line; absent = as everywhere. */
  atStart?: TrimmedUnit;
  atEnd?: TrimmedUnit;
}

/** What is different of a unit without its empty half. */
export type TrimmedUnit = Pick<TextUnit, 'glyphs' | 'advance'>;

const invisible = /^\p{Default_Ignorable_Code_Point}+$/u;

const joined = /\p{Script=Arabic}/u;
const notPrintable = /[\p{Cc}\u00ad]/u;

/** One paragraph of a text, as it is set, and where its characters come from. */
export interface Paragraph {
  /** What is set of it: without its end, tabs as blanks, nothing that cannot be printed. */
  text: string;
  /** UTF-16 indices of the source: of its first unit, and behind its last. */
  start: number;
  end: number;
  /** Index in `text` of each of its source units, and of its end. */
  places: readonly number[];
}

const TAB = '    ';

/** Where a stretch of a paragraph, as it is set, comes from in the text. */
export function sourceRange(
  { start, places }: Paragraph,
  from: number,
  to: number,
): { start: number; end: number } {
  // Of several source units at one place the last is what is set there.
  const first = places.findLastIndex((place) => place <= from);
  const behind = places.findIndex((place) => place >= to);
  return { start: start + Math.max(first, 0), end: start + (behind < 0 ? places.length - 1 : behind) };
}

/** Cuts text at line ends of every convention (CR LF, CR, LF, U+2028, U+2029). Never empty. */
export function readParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let start = 0;
  const close = (end: number) => {
    let set = '';
    const places: number[] = [];
    for (let at = start; at < end; at += 1) {
      const unit = text.charAt(at);
      places.push(set.length);
      // A soft hyphen would need a hyphen drawn at the break; left out until someone asks for it.
      if (unit === '\t') set += TAB;
      else if (!notPrintable.test(unit)) set += unit;
    }
    paragraphs.push({ text: set, start, end, places: [...places, set.length] });
  };
  for (const { 0: found, index } of text.matchAll(LINE_END)) {
    close(index);
    start = index + found.length;
  }
  close(text.length);
  return paragraphs;
}

/** The paragraphs of a text, as they are set. */
export function splitParagraphs(text: string): string[] {
  return readParagraphs(text).map((paragraph) => paragraph.text);
}

/** How the letters of a paragraph are shaped. */
export type UnitShaping = Pick<ShapeOptions, 'ligatures' | 'features' | 'stretches'>;

/** Shapes one paragraph and groups its glyphs into units, in reading order. */
export function readTextUnits(
  paragraph: string,
  face: FontFace,
  shaping: UnitShaping,
  base: 'auto' | 'rtl' = 'auto',
): TextUnit[] {
  const { stretches } = shaping;
  const units: TextUnit[] = [];
  const levels = readBidiLevels(paragraph, base);
  const words = thaiWordStarts(paragraph);
  const shaped = face.shape(paragraph, { ...shaping, levels });
  for (const { start, text, glyphs } of groupByCluster(paragraph, shaped)) {
    const unit = { ...unitAfter(units, text, glyphs, levels?.[start]), ...ownSizeAt(start, face, stretches) };
    units.push(words.has(start) ? { ...unit, mayBreakBefore: true } : unit);
  }
  return units;
}

/** Size and em square of the letter at a place, where it has another style than the layer. */
export function ownSizeAt(
  at: number,
  { styled, emTop }: FontFace,
  stretches?: readonly StyleStretch[],
): Pick<TextUnit, 'own'> {
  const style = stretches ? styleIn(stretches, at) : 0;
  if (!styled || style === 0) return {};
  const sizeRatio = styled.styles[style]?.sizeRatio ?? 1;
  return { own: { sizeRatio, emTop: styled.emTops[style] ?? emTop } };
}

/** The glyphs of a shaped text, grouped by the characters they draw, in reading order. */
export function groupByCluster(
  text: string,
  glyphs: readonly ShapedGlyph[],
): { start: number; text: string; glyphs: ShapedGlyph[] }[] {
  const byCluster = new Map<number, ShapedGlyph[]>();
  for (const glyph of glyphs) {
    const group = byCluster.get(glyph.cluster);
    if (group) group.push(glyph);
    else byCluster.set(glyph.cluster, [glyph]);
  }
  const starts = [...byCluster.keys()].sort((a, b) => a - b);
  return starts.map((start, i) => ({
    start,
    text: text.slice(start, starts[i + 1] ?? text.length),
    glyphs: byCluster.get(start) ?? [],
  }));
}

/** Letter spacing behind a unit, in the unit of `spacing`. */
export function spacingAfter({ isInvisible, isJoined, own }: TextUnit, spacing: number): number {
  if (isInvisible || isJoined) return 0;
  return own ? spacing * own.sizeRatio : spacing;
}

/** The unit these characters make behind the others of their paragraph. */
export function unitAfter(
  units: readonly TextUnit[],
  text: string,
  glyphs: readonly ShapedGlyph[],
  level = 0,
): TextUnit {
  const first = firstCharacter(text);
  const previous = units.at(-1);
  return {
    text,
    glyphs,
    advance: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0),
    isSpace: isBreakingSpace(first),
    isWide: isWide(first),
    isInvisible: invisible.test(text),
    isJoined: joined.test(first),
    level,
    mayBreakBefore:
      previous !== undefined &&
      mayBreakBetween(lastCharacter(previous.text), first, lastCharacter(units.at(-2)?.text ?? '')),
  };
}

function firstCharacter(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20);
}

function lastCharacter(text: string): string {
  return Array.from(text).at(-1) ?? '';
}
