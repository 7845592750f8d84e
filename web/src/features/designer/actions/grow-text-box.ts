import { applyMatrix, boxMatrix, roundMm } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { type FontFace, layoutText } from '@diy/design/text';

type TextPatch = Partial<Omit<TextLayer, 'id' | 'kind'>>;

/** A box this near to its text's height is taken to follow the text. */
const FOLLOWS_MM = 0.6;

/**
 * The patch, with the box's height following the text where it did so before or where the words would no longer
 * fit. A box that was given more room by hand, or one that shrinks its text, stays as it is. The edge the text is
 * anchored to (top, middle or bottom) keeps its place, at any rotation.
 */
export function growTextBox(layer: TextLayer, patch: TextPatch, face: FontFace): TextPatch {
  const next: TextLayer = { ...layer, ...patch };
  if (next.arcDeg || layer.arcDeg) return growBentBox(layer, next, patch, face);
  if (next.fit === 'shrink') return patch;
  const before = layoutText(layer, face).contentHeightMm;
  const wanted = Math.max(0.5, roundMm(layoutText(next, face).contentHeightMm));
  const isFollowing = Math.abs(layer.heightMm - before) <= FOLLOWS_MM;
  if (!isFollowing && wanted <= next.heightMm) return patch;
  if (Math.abs(wanted - next.heightMm) < 0.001) return patch;
  const half = (wanted - next.heightMm) / 2;
  const shift = next.verticalAlign === 'top' ? half : next.verticalAlign === 'bottom' ? -half : 0;
  const centre = applyMatrix(boxMatrix(next), { x: 0, y: shift });
  return { ...patch, heightMm: wanted, xMm: roundMm(centre.x), yMm: roundMm(centre.y) };
}

/** Straightened lines need a little more than their width, or the last word would go to the next line. */
const SPARE_MM = 0.1;

/** Bent words need a box in both directions; straightened ones one as wide as the words were. */
function growBentBox(layer: TextLayer, next: TextLayer, patch: TextPatch, face: FontFace): TextPatch {
  if (!next.arcDeg) {
    const wide = layoutText({ ...next, widthMm: 5000, fit: 'fixed' }, face);
    const widthMm = Math.min(Math.max(0.5, roundMm(wide.contentWidthMm + SPARE_MM)), 5000);
    const box = { ...next, widthMm };
    return { ...patch, widthMm, heightMm: Math.max(0.5, roundMm(layoutText(box, face).contentHeightMm)) };
  }
  if (next.fit === 'shrink') return patch;
  const { contentWidthMm, contentHeightMm } = layoutText(next, face);
  const before = layoutText(layer, face);
  const isFollowing =
    !layer.arcDeg ||
    (Math.abs(layer.widthMm - before.contentWidthMm) <= FOLLOWS_MM &&
      Math.abs(layer.heightMm - before.contentHeightMm) <= FOLLOWS_MM);
  const wanted = (content: number, now: number) =>
    Math.min(Math.max(0.5, roundMm(isFollowing ? content : Math.max(content, now))), 5000);
  const widthMm = wanted(contentWidthMm, next.widthMm);
  const heightMm = wanted(contentHeightMm, next.heightMm);
  return widthMm === next.widthMm && heightMm === next.heightMm ? patch : { ...patch, widthMm, heightMm };
}
