import { type DesignDocument, findLayer } from '@diy/design/document';
import { resizeLayer, updateLayer } from '@diy/design/editing';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import type { DesignerSession } from '../../session/designer-session.ts';
import type { TextParts } from '../../session/session-parts.ts';
import { growTextBox } from './grow-text-box.ts';
import { sideAlong, sizingAfterResize } from './text-sizing.ts';

type Resize = Parameters<typeof resizeLayer>[1];

/**
 * The design with a text's box that was given another width or height, its letters as they were. A side along the lines breaks them
 * again, and the box grows with them; one across them stays.
 */
export function withTextBox(
  { fonts }: Pick<DesignerSession, 'fonts'>,
  design: DesignDocument,
  input: Resize,
  side: 'width' | 'height',
): DesignDocument {
  const { layerId } = input;
  const resized = resizeLayer(design, { ...input, scaleContent: false });
  const layer = findLayer(resized, layerId)?.layer;
  if (layer?.kind !== 'text') return resized;
  const way = sideAlong(layer, side);
  const patch = sizingAfterResize(layer, way);
  const face = way === 'along' ? faceOf(layer, fonts) : undefined;
  const grown = face ? growTextBox({ ...layer, ...patch }, patch, face) : patch;
  return Object.keys(grown).length > 0 ? updateLayer(resized, { layerId, patch: grown }) : resized;
}

/** Gives a text's box a width or height that was typed, as a step. */
export function resizeTextBox(
  session: TextParts,
  input: Resize,
  { joinKey, side }: { joinKey: string; side: 'width' | 'height' },
): void {
  session.editor.run((design) => withTextBox(session, design, input, side), null, { joinKey });
}
