import { findLayer } from '@diy/design/document';
import { applyMatrix, boxContains, boxMatrix, invert, type Point } from '@diy/design/geometry';
import { plainLineEnds, type TextLayer } from '@diy/design/layers';
import { type CaretMap, type FontFace, layoutOnce, readCaretMap, type TextLayout } from '@diy/design/text';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { TextParts } from '../../session/session-parts.ts';
import type { TextSelection } from '../../session/ui-state.ts';

/** Words that are being edited on the stage, and where carets stand in them. */
export interface EditedText {
  readonly layer: TextLayer;
  readonly selection: TextSelection;
  /** Null while their font is loading. */
  readonly map: CaretMap | null;
}

const maps = new WeakMap<TextLayout, CaretMap>();

/** Where carets stand in a text; null while its font is loading. */
export function caretMapOf({ fonts }: Pick<DesignerSession, 'fonts'>, layer: TextLayer): CaretMap | null {
  const face = faceOf(layer, fonts);
  return face ? mapOnce(layer, face) : null;
}

function mapOnce(layer: TextLayer, face: FontFace): CaretMap {
  const layout = layoutOnce(layer, face);
  const known = maps.get(layout);
  if (known) return known;
  // Fields of the browser know no other line ends; set text is the same with either.
  const words = { ...layer, text: plainLineEnds(layer.text) };
  const map = readCaretMap(words, layout, face);
  maps.set(layout, map);
  return map;
}

/** The words that are being edited on the stage itself; null = none, or in a field. */
export function editedText(session: TextParts): EditedText | null {
  const { editingTextId, textSelection } = session.ui.get();
  if (editingTextId === null || textSelection === null) return null;
  const { design, activeSurfaceId } = session.editor.getState();
  const found = findLayer(design, editingTextId);
  if (found?.layer.kind !== 'text' || found.surfaceId !== activeSurfaceId) return null;
  return { layer: found.layer, selection: textSelection, map: caretMapOf(session, found.layer) };
}

/** A point of the surface in mm from the top-left corner of the layer's box, however that is turned. */
export function surfaceToBox(layer: TextLayer, mm: Point): Point {
  const { x, y } = applyMatrix(invert(boxMatrix(layer)), mm);
  return { x: x + layer.widthMm / 2, y: y + layer.heightMm / 2 };
}

/** The reverse of `surfaceToBox`. */
export function boxToSurface(layer: TextLayer, { x, y }: Point): Point {
  return applyMatrix(boxMatrix(layer), { x: x - layer.widthMm / 2, y: y - layer.heightMm / 2 });
}

/** Whether a point is about the words: in their box, or on letters that stand out of it. */
export function isOnText(
  session: Pick<DesignerSession, 'fonts'>,
  { layer }: Pick<EditedText, 'layer'>,
  mm: Point,
  marginMm: number,
): boolean {
  if (boxContains(layer, mm, marginMm)) return true;
  const face = faceOf(layer, session.fonts);
  const ink = face ? layoutOnce(layer, face).inkBoundsMm : null;
  if (!ink) return false;
  const { x, y } = surfaceToBox(layer, mm);
  const isBeside = x < ink.xMm - marginMm || x > ink.xMm + ink.widthMm + marginMm;
  return !isBeside && y >= ink.yMm - marginMm && y <= ink.yMm + ink.heightMm + marginMm;
}
