import { findLayer } from '@diy/design/document';
import { roundMm } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { type FontFace, layoutText } from '@diy/design/text';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import { activeSurface } from '../../session/active-surface.ts';
import type { ContentParts } from '../../session/session-parts.ts';
import { followFonts } from './follow-fonts.ts';
import { growTextBox } from './grow-text-box.ts';

interface Area {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** How much of the print area's height a new text may take. */
const SHARE_OF_HEIGHT = 0.9;
/** Letters are not made smaller than this, mm: nobody could read them. */
const SMALLEST_MM = 1;
/** Tries: each lays all words out, and thousands of them take their time. */
const STEPS = 8;
/** A little less than would just fit, because lines break where words do. */
const CLOSE = 0.98;

/**
 * A new text with its box as wide as its words where they have room in the box that it has, else as high as its lines, in letters small
 * enough for the print area; the wanted size where that fits.
 */
export function fitNewText(asked: TextLayer, area: Area, face: FontFace): TextLayer {
  const roomMm = area.heightMm * SHARE_OF_HEIGHT;
  const snug = { ...asked, ...growTextBox(asked, {}, face) };
  const isSnug = snug.sizing === 'auto-width' && snug.widthMm <= asked.widthMm && snug.heightMm <= roomMm;
  if (isSnug) return snug;
  const layer: TextLayer = asked.sizing === 'auto-width' ? { ...asked, sizing: 'auto-height' } : asked;
  const at = (fontSizeMm: number): TextLayer => {
    const next = { ...layer, fontSizeMm };
    return {
      ...next,
      heightMm: Math.min(Math.max(0.5, roundMm(layoutText(next, face).contentHeightMm)), 5000),
    };
  };
  const wanted = { ...layer, ...growTextBox(layer, {}, face) };
  if (wanted.heightMm <= roomMm) return wanted;
  const least = Math.min(SMALLEST_MM, layer.fontSizeMm);
  let fitted = wanted;
  for (let step = 0; step < STEPS && fitted.heightMm > roomMm && fitted.fontSizeMm > least; step += 1) {
    // Letters half as large need a quarter of the room.
    const part = Math.sqrt(roomMm / fitted.heightMm) * CLOSE;
    fitted = at(Math.max(roundMm(fitted.fontSizeMm * part), least));
  }
  return fitted;
}

/** Words that were added before their font was there are fitted once it is, which is nothing to undo alone. */
export function fitWhenLoaded(session: ContentParts, layerId: string): void {
  const { editor, fonts, template } = session;
  const stop = followFonts(session, () => {
    const layer = findLayer(editor.getState().design, layerId)?.layer;
    if (layer?.kind !== 'text') return stop();
    const face = faceOf(layer, fonts);
    if (!face) return;
    stop();
    const area = activeSurface(template, editor.getState())?.area;
    if (!area) return;
    const { fontSizeMm, widthMm, heightMm } = layer;
    editor.amendLayer(layerId, (one) => {
      // Leave a text whose size or box has changed meanwhile.
      const isAlike =
        one.kind === 'text' &&
        [one.fontSizeMm === fontSizeMm, one.widthMm === widthMm, one.heightMm === heightMm].every(Boolean);
      const itsFace = isAlike ? faceOf(one, fonts) : null;
      return isAlike && itsFace ? fitNewText(one, area, itsFace) : one;
    });
  });
}
