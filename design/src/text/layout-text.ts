import { listStyles } from '../layers/index.ts';
import { bendLines } from './bend-lines.ts';
import { breakLines, type LineRange } from './breaking/break-lines.ts';
import { readColumnUnits } from './breaking/read-column-units.ts';
import { squeezePunctuation } from './breaking/squeeze-punctuation.ts';
import {
  type Paragraph,
  readParagraphs,
  readTextUnits,
  sourceRange,
  type TextUnit,
  type UnitShaping,
} from './breaking/text-units.ts';
import { withUnicodeBreaks } from './breaking/unit-breaks.ts';
import { findFallbacks } from './find-fallbacks.ts';
import { findFittingSize } from './find-fitting-size.ts';
import { fontFeatures } from './fonts/features/feature-settings.ts';
import type { FontFace, StyleStretch } from './fonts/font-face.ts';
import { itemDirections, itemMarker, listIndents, type SetItem } from './lists/list-lines.ts';
import { listMarkers } from './lists/list-markers.ts';
import { placeColumns } from './place-columns.ts';
import { placeLines } from './place-lines.ts';
import { emptySize, styledRanges } from './spans/set-styles.ts';
import type { Placed, TextLayout } from './text-layout.ts';
import type { SetLine, TextToSet } from './text-to-set.ts';

/**
 * Sets a text layer: breaks it into lines of the box's width, or columns of its height, aligns them and says where
 * every glyph goes.
 * Pure: the same layer and font bytes give the same numbers in browser and server.
 */
export function layoutText(layer: TextToSet, face: FontFace): TextLayout {
  const isVertical = layer.writing === 'vertical';
  const isBent = Boolean(layer.arcDeg) && !isVertical;
  const paragraphs = readItems(
    readParagraphs(layer.text).map((paragraph) => readSpannedUnits(paragraph, layer, face)),
    layer,
    face,
  );
  const spacing = layer.letterSpacingEm * face.unitsPerEm;
  // A bent line, and one of a box that follows its words, is as long as they are: the box does not say where it ends.
  const isUnbroken = isBent || layer.sizing === 'auto-width';
  const lineMm = isVertical ? layer.heightMm : layer.widthMm;
  const maxWidth = (sizeMm: number) => (isUnbroken ? Infinity : (lineMm / sizeMm) * face.unitsPerEm);
  const breakAt = (sizeMm: number): SetLine[] =>
    paragraphs.flatMap(({ units, emptyRatio, indent, item }) =>
      breakLines(units, maxWidth(sizeMm) - indent, spacing).map((range, i) => ({
        units,
        range,
        sizeRatio: largestSize(units, range, emptyRatio),
        ...(item ? { indent, isRtl: item.isRtl, ...(i === 0 ? { marker: item.marker } : {}) } : {}),
      })),
    );
  const placeAt = (sizeMm: number) => {
    const lines = breakAt(sizeMm);
    if (isVertical) return placeColumns(lines, layer, face, sizeMm);
    const straight = placeLines(lines, layer, face, sizeMm);
    return isBent ? bendLines(straight, layer, face, sizeMm) : straight;
  };
  const overflowsAt = (sizeMm: number) => overflows(placeAt(sizeMm), layer);

  const sizeMm =
    layer.fit === 'shrink'
      ? findFittingSize(layer.fontSizeMm, (size) => !overflowsAt(size))
      : layer.fontSizeMm;
  const placed = placeAt(sizeMm);
  return {
    ...placed,
    overflow: overflows(placed, layer),
    ...findMissing(paragraphs),
    fallbacks: findFallbacks(
      paragraphs.flatMap(({ units, item }) => [...(item?.marker.units ?? []), ...units]),
      face,
    ),
    appliedFontSizeMm: sizeMm,
  };
}

/** A paragraph that is shaped, and the size of its line where it has no letter. */
interface ShapedParagraph {
  source: Paragraph;
  units: readonly TextUnit[];
  emptyRatio: number;
  /** The styles of its letters, of a text with spans. */
  stretches?: readonly StyleStretch[];
}

/** A paragraph as its lines are broken. */
interface SetParagraph extends ShapedParagraph {
  item: SetItem | null;
  /** Font units. */
  indent: number;
}

/** Adds what stands before items of lists, in the style of their first letter. */
function readItems(
  paragraphs: readonly ShapedParagraph[],
  layer: TextToSet,
  face: FontFace,
): readonly SetParagraph[] {
  const markers = listMarkers(layer);
  if (markers.length === 0) return paragraphs.map((one) => ({ ...one, item: null, indent: 0 }));
  const isVertical = layer.writing === 'vertical';
  const directions = itemDirections(paragraphs.map(({ source }) => source.text));
  const levels = listStyles(layer).map((style) => style?.level ?? 0);
  const items = paragraphs.map(({ stretches }, i): SetItem | null => {
    const text = markers[i];
    if (!text) return null;
    const isRtl = !isVertical && directions[i] === true;
    const style = stretches?.[0]?.style ?? 0;
    const own = stretches ? { stretches: [{ start: 0, end: text.length, style }] } : {};
    const shaping = { ...shapingOf(layer, face), ...own };
    const units = isVertical
      ? readColumnUnits(text, face, shaping, true)
      : readTextUnits(text, face, shaping, isRtl ? 'rtl' : 'auto');
    return { marker: itemMarker(units, face), level: levels[i] ?? 0, isRtl };
  });
  const indents = listIndents(items, face);
  return paragraphs.map((one, i) => ({ ...one, item: items[i] ?? null, indent: indents[i] ?? 0 }));
}

function readSpannedUnits(paragraph: Paragraph, layer: TextToSet, face: FontFace): ShapedParagraph {
  if (!layer.spans?.length)
    return { source: paragraph, units: readUnits(paragraph.text, layer, face), emptyRatio: 1 };
  if (!face.styled)
    throw new RangeError('A text with spans is set in the face that `layerFaces` makes for it.');
  const stretches = styledRanges(layer, face.styled.styles, paragraph);
  return {
    source: paragraph,
    units: readUnits(paragraph.text, layer, face, stretches),
    emptyRatio: emptySize(layer, paragraph, layer.text),
    stretches,
  };
}

function readUnits(
  paragraph: string,
  layer: TextToSet,
  face: FontFace,
  stretches?: readonly StyleStretch[],
): TextUnit[] {
  const isVertical = layer.writing === 'vertical';
  const shaping = { ...shapingOf(layer, face), ...(stretches ? { stretches } : {}) };
  const units = isVertical
    ? readColumnUnits(paragraph, face, shaping, layer.uprightDigits === true)
    : readTextUnits(paragraph, face, shaping);
  const broken = layer.lineBreaking === 'unicode' ? withUnicodeBreaks(paragraph, units) : units;
  const { punctuation = 'full' } = layer;
  return punctuation === 'full'
    ? broken
    : squeezePunctuation(broken, face, { isVertical, hangs: punctuation === 'hanging' });
}

function shapingOf({ letterSpacingEm, features: asked }: TextToSet, face: FontFace): UnitShaping {
  const features = face.styled ? [] : fontFeatures(asked);
  return { ligatures: letterSpacingEm === 0, ...(features.length > 0 ? { features } : {}) };
}

function largestSize(units: readonly TextUnit[], { start, end }: LineRange, emptyRatio: number): number {
  if (start === end) return emptyRatio;
  return units.slice(start, end).reduce((most, { own }) => Math.max(most, own?.sizeRatio ?? 1), 0);
}

/** Below what a printer can show. */
const TOLERANCE_MM = 0.01;

function overflows(
  { inkBoundsMm: ink, contentWidthMm, contentHeightMm }: Placed,
  { widthMm, heightMm, writing }: TextToSet,
): boolean {
  if (!ink) return false;
  const isTooWide = contentWidthMm > widthMm + TOLERANCE_MM;
  const isTooHigh = contentHeightMm > heightMm + TOLERANCE_MM;
  // A line box taller than the layer is no harm as long as the letters themselves stay inside.
  if (writing === 'vertical') return isTooHigh || (isTooWide && leaves(ink.xMm, ink.widthMm, widthMm));
  return isTooWide || (isTooHigh && leaves(ink.yMm, ink.heightMm, heightMm));
}

function leaves(startMm: number, lengthMm: number, roomMm: number): boolean {
  return startMm < -TOLERANCE_MM || startMm + lengthMm > roomMm + TOLERANCE_MM;
}

function findMissing(paragraphs: readonly SetParagraph[]): Pick<TextLayout, 'missing' | 'missingAt'> {
  const missing = new Set<string>();
  const missingAt: { start: number; end: number }[] = [];
  for (const { source, units, item } of paragraphs) {
    // Nobody wrote a marker: it can be missing, and stands nowhere in the text.
    for (const { text, glyphs } of item?.marker.units ?? [])
      if (glyphs.some((glyph) => glyph.glyphId === 0)) missing.add(text);
    let at = 0;
    for (const { text, glyphs, isInvisible } of units) {
      const end = at + text.length;
      if (glyphs.some((glyph) => glyph.glyphId === 0) && !isInvisible) {
        missing.add(text);
        missingAt.push(sourceRange(source, at, end));
      }
      at = end;
    }
  }
  return { missing: [...missing], missingAt };
}
