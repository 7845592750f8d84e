import type { TextLayer } from '@diy/design/layers';
import { canSegmentLetters, layoutOnce } from '@diy/design/text';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import type { StageParts } from '../../session/session-parts.ts';

/** Seen smaller than this, letters cannot be read apart; CSS px of the em. */
const SMALLEST_PX = 8;

/** Why words are edited in a field next to the artwork: a text of the designer's. Null = on the artwork itself. */
export type FieldReason = 'fieldSmall' | 'fieldSamples' | 'fieldFont' | 'fieldBrowser';

/** Whether words can be edited where they stand, as they are seen now. */
export function reasonForField(session: StageParts, layer: TextLayer): FieldReason | null {
  const { editor, fonts, trial, ui, view } = session;
  if (!canSegmentLetters()) return 'fieldBrowser';
  const { design } = editor.getState();
  // The stage then shows sample values of the fields, not the text that would be edited.
  if (ui.get().samples !== null && trial.shown(design) !== design && layer.bindings) return 'fieldSamples';
  if (fonts.states.get()[layer.fontId] === 'failed') return 'fieldFont';
  const face = faceOf(layer, fonts);
  const sizeMm = face ? layoutOnce(layer, face).appliedFontSizeMm : layer.fontSizeMm;
  return sizeMm * view.get().pxPerMm < SMALLEST_PX ? 'fieldSmall' : null;
}
