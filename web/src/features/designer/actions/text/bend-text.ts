import { findLayer } from '@diy/design/document';
import { roundMm } from '@diy/design/geometry';
import { layoutText } from '@diy/design/text';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import type { TextParts } from '../../session/session-parts.ts';
import { changeText } from './change-text.ts';

/** Initial bend of words, in degrees. */
const FIRST_ARC_DEG = 90;

/**
 * Bends the words of a straight text. Bent lines are not wrapped, so words that filled several lines are made smaller
 * to keep their width.
 */
export function bendText(session: TextParts, layerId: string): void {
  const layer = findLayer(session.editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text') return;
  const face = faceOf(layer, session.fonts);
  const bent = { ...layer, arcDeg: FIRST_ARC_DEG, fit: 'fixed' as const };
  const widthMm = face ? layoutText(bent, face).contentWidthMm : 0;
  const factor = widthMm > layer.widthMm ? layer.widthMm / widthMm : 1;
  const smaller = factor < 1 ? { fontSizeMm: Math.max(roundMm(layer.fontSizeMm * factor), 0.01) } : {};
  changeText(session, layerId, { arcDeg: FIRST_ARC_DEG, ...smaller });
}
