import { applyMatrix, boxMatrix, roundMm } from '@diy/design/geometry';
import { noteMadeFrom, type TextLayer } from '@diy/design/layers';
import { type FontFace, layoutOnce, layoutText } from '@diy/design/text';

type TextPatch = Partial<Omit<TextLayer, 'id' | 'kind'>>;

/** A box this near to its text's height is taken to follow the text. */
const FOLLOWS_MM = 0.6;

/**
 * The patch, with the box following the text as its `sizing` says; without one its height (of columns its width) follows where it did so
 * before or where the words would no longer fit. A box that was given more room by hand, or one that shrinks its text, stays as it is.
 * The edge the text is anchored to keeps its place, at any rotation. `faceBefore` is what a text with other spans was set in.
 */
export function growTextBox(
  layer: TextLayer,
  patch: TextPatch,
  face: FontFace,
  faceBefore = face,
): TextPatch {
  const next: TextLayer = { ...layer, ...patch };
  if (next.sizing === 'fixed') return patch;
  // A change of colour is set as it was: of two hundred texts that is most of the work.
  noteMadeFrom(next, layer);
  if (next.sizing === 'auto-width') return followWidth(next, patch, face);
  const isColumns = next.writing === 'vertical' || layer.writing === 'vertical';
  if (!isColumns && (next.arcDeg || layer.arcDeg))
    return growBentBox(layer, next, patch, { face, faceBefore });
  if (next.fit === 'shrink') return patch;
  const isVertical = next.writing === 'vertical';
  const [side, content] = isVertical
    ? (['widthMm', 'contentWidthMm'] as const)
    : (['heightMm', 'contentHeightMm'] as const);
  const before = layoutOnce(layer, faceBefore)[content];
  const wanted = sideOf(layoutOnce(next, face)[content]);
  const isFollowing = next.sizing === 'auto-height' || Math.abs(layer[side] - before) <= FOLLOWS_MM;
  if (!isFollowing && wanted <= next[side]) return patch;
  if (Math.abs(wanted - next[side]) < 0.001) return patch;
  const half = (wanted - next[side]) / 2;
  const shift = isVertical ? { x: half * columnsGrow(next), y: 0 } : { x: 0, y: half * linesGrow(next) };
  const centre = applyMatrix(boxMatrix(next), shift);
  return { ...patch, [side]: wanted, xMm: roundMm(centre.x), yMm: roundMm(centre.y) };
}

/** The box of words that decide its width and height, also where those of an order shrink to it later. */
function followWidth(next: TextLayer, patch: TextPatch, face: FontFace): TextPatch {
  const { contentWidthMm, contentHeightMm } =
    next.fit === 'fixed' ? layoutOnce(next, face) : layoutText({ ...next, fit: 'fixed' }, face);
  const [widthMm, heightMm] = [sideOf(contentWidthMm), sideOf(contentHeightMm)];
  const [wider, higher] = [(widthMm - next.widthMm) / 2, (heightMm - next.heightMm) / 2];
  if (Math.abs(wider) < 0.0005 && Math.abs(higher) < 0.0005) return patch;
  const shift = { x: wider * wordsGrow(next), y: higher * linesGrow(next) };
  const centre = applyMatrix(boxMatrix(next), shift);
  return { ...patch, widthMm, heightMm, xMm: roundMm(centre.x), yMm: roundMm(centre.y) };
}

const sideOf = (mm: number) => Math.min(Math.max(0.5, roundMm(mm)), 5000);

/** The side to which longer words need room, which is the one they are not aligned to: right (1), left (-1), or both (0). */
function wordsGrow(text: TextLayer): number {
  if (text.writing === 'vertical') return columnsGrow(text);
  return text.align === 'center' ? 0 : text.align === 'right' ? -1 : 1;
}

/** Where further lines need room: down (1), up (-1), or both ways (0). */
function linesGrow({ verticalAlign }: TextLayer): number {
  return verticalAlign === 'top' ? 1 : verticalAlign === 'bottom' ? -1 : 0;
}

/** The side it grows to: right (1), left (-1), or both ways (0). */
function columnsGrow({ align }: TextLayer): number {
  return align === 'left' ? 1 : align === 'center' ? 0 : -1;
}

/** Straightened lines need a little more than their width, or the last word would go to the next line. */
const SPARE_MM = 0.1;

/** Bent words need a box in both directions; straightened ones one as wide as the words were. */
function growBentBox(
  layer: TextLayer,
  next: TextLayer,
  patch: TextPatch,
  { face, faceBefore }: { face: FontFace; faceBefore: FontFace },
): TextPatch {
  if (!next.arcDeg) {
    const wide = layoutText({ ...next, widthMm: 5000, fit: 'fixed' }, face);
    const widthMm = sideOf(wide.contentWidthMm + SPARE_MM);
    const box = { ...next, widthMm };
    return { ...patch, widthMm, heightMm: sideOf(layoutText(box, face).contentHeightMm) };
  }
  if (next.fit === 'shrink') return patch;
  const { contentWidthMm, contentHeightMm } = layoutOnce(next, face);
  const before = layoutOnce(layer, faceBefore);
  const isFollowing =
    !layer.arcDeg ||
    (Math.abs(layer.widthMm - before.contentWidthMm) <= FOLLOWS_MM &&
      Math.abs(layer.heightMm - before.contentHeightMm) <= FOLLOWS_MM);
  const wanted = (content: number, now: number) => sideOf(isFollowing ? content : Math.max(content, now));
  const widthMm = wanted(contentWidthMm, next.widthMm);
  const heightMm = wanted(contentHeightMm, next.heightMm);
  return widthMm === next.widthMm && heightMm === next.heightMm ? patch : { ...patch, widthMm, heightMm };
}
