import type { FontFace, ShapedGlyph } from '../fonts/font-face.ts';
import type { TextUnit, TrimmedUnit } from './text-units.ts';

/** Full-width punctuation whose first half is empty. */
const OPENING = new Set('（「『【〔〈《〖〘〚｛［“‘');
/** Full-width punctuation whose second half is empty. */
const CLOSING = new Set('）」』】〕〉》〗〙〛｝］”’、。，．：；！？');
/** What others next to it lose their empty half to, and keeps its own. */
const MIDDLE = new Set('・·\u3000');
/** What may stand beyond the end of a line (JLREQ 3.8.2, CLREQ 3.2.4). */
const HANGING = new Set('、。，．');

/** How near to a whole cell an advance is that of full-width punctuation, and how far ink may stand out of its half. */
const CELL_TOLERANCE = 0.1;
const HALF_TOLERANCE = 0.05;

interface Squeezing {
  isVertical: boolean;
  /** Commas and full stops stand beyond the end of a line. */
  hangs: boolean;
}

/**
 * Takes the empty half from full-width punctuation that stands next to other punctuation, and says what is left of it at the ends of
 * lines (标点挤压; CLREQ 3.1.6, JLREQ 3.1.4, the pairs of OpenType's `chws`). Where lines may end does not change.
 */
export function squeezePunctuation(
  units: readonly TextUnit[],
  face: FontFace,
  squeezing: Squeezing,
): TextUnit[] {
  return units.map((unit, i) => {
    const [isOpening, isClosing] = [OPENING.has(unit.text), CLOSING.has(unit.text)];
    if (!isOpening && !isClosing) return unit;
    const trimmed = trimmedUnit(unit, face, { ...squeezing, isOpening });
    if (!trimmed) return hangs(unit, squeezing) ? { ...unit, atEnd: beyond(unit) } : unit;
    const [before, after] = [units[i - 1]?.text ?? '', units[i + 1]?.text ?? ''];
    const isSqueezed = isOpening
      ? OPENING.has(before) || MIDDLE.has(before)
      : CLOSING.has(after) || OPENING.has(after) || MIDDLE.has(after);
    if (isSqueezed) {
      const squeezed = { ...unit, ...trimmed };
      // Its neighbour may go to the next line, so it must also fit at the line's end.
      return isClosing && hangs(unit, squeezing) ? { ...squeezed, atEnd: beyond(trimmed) } : squeezed;
    }
    // Right to left, the other half is the empty one.
    if (unit.level !== 0) return unit;
    if (isOpening) return { ...unit, atStart: trimmed };
    return { ...unit, atEnd: hangs(unit, squeezing) ? beyond(trimmed) : trimmed };
  });
}

const hangs = (unit: TextUnit, { hangs }: Squeezing) => hangs && unit.level === 0 && HANGING.has(unit.text);
const beyond = ({ glyphs }: TrimmedUnit): TrimmedUnit => ({ glyphs, advance: 0 });

/**
 * A unit without its empty half: as the font has it (`halt`), in columns and where the font has none by where its ink is. Null = it has
 * no such half.
 */
function trimmedUnit(
  unit: TextUnit,
  face: FontFace,
  { isVertical, isOpening }: Squeezing & { isOpening: boolean },
): TrimmedUnit | null {
  const [glyph] = unit.glyphs;
  const em = face.unitsPerEm * (unit.own?.sizeRatio ?? 1);
  const isCell = unit.glyphs.length === 1 && Math.abs(unit.advance - em) <= em * CELL_TOLERANCE;
  if (!glyph || !isCell || (isVertical && unit.way !== 'upright')) return null;
  const half =
    (isVertical ? null : byFont(unit, glyph, face)) ?? byInk(glyph, face, { em, isVertical, isOpening });
  return half && { glyphs: [half], advance: half.advance };
}

function byFont(unit: TextUnit, glyph: ShapedGlyph, face: FontFace): ShapedGlyph | null {
  const style = face.styled?.styleOf(glyph.glyphId);
  const shaped = face.shape(unit.text, {
    ligatures: true,
    features: [{ tag: 'halt', value: 1 }],
    ...(style === undefined ? {} : { stretches: [{ start: 0, end: unit.text.length, style }] }),
  });
  const [half] = shaped;
  const isHalf =
    shaped.length === 1 && half?.glyphId === glyph.glyphId && half.advance < glyph.advance * 0.75;
  return isHalf ? { ...glyph, advance: half.advance, xOffset: half.xOffset, yOffset: half.yOffset } : null;
}

function byInk(
  glyph: ShapedGlyph,
  face: FontFace,
  { em, isVertical, isOpening }: { em: number; isVertical: boolean; isOpening: boolean },
): ShapedGlyph | null {
  const { bounds } = face.outline(glyph.glyphId);
  if (!bounds) return null;
  const [from, to] = isVertical
    ? [bounds.top - glyph.yOffset, bounds.bottom - glyph.yOffset]
    : [glyph.xOffset + bounds.left, glyph.xOffset + bounds.right];
  const half = glyph.advance / 2;
  const isEmpty = isOpening ? from >= half - em * HALF_TOLERANCE : to <= half + em * HALF_TOLERANCE;
  if (!isEmpty) return null;
  const trimmed = { ...glyph, advance: half };
  if (!isOpening) return trimmed;
  return isVertical
    ? { ...trimmed, yOffset: glyph.yOffset + half }
    : { ...trimmed, xOffset: glyph.xOffset - half };
}
