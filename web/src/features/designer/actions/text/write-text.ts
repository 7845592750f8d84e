import { findLayer } from '@diy/design/document';
import { roundMm } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { type FontFace, layoutText, type TextLayout } from '@diy/design/text';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import { activeSurface } from '../../session/active-surface.ts';
import type { ContentParts } from '../../session/session-parts.ts';
import { changeText } from './change-text.ts';

type Writing = NonNullable<TextLayer['writing']>;

/** How much of the print area lines or columns may take after the change. */
const SHARE_OF_AREA = 0.8;

/**
 * Lines become columns of their length, or the other way round, about the middle of the box; one undo step. Words that
 * would not fit the print area then, or whose lines would break, are made smaller to fit.
 */
export function writeText(session: ContentParts, layerId: string, writing: Writing): void {
  const { editor, fonts, template } = session;
  const layer = findLayer(editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text' || (layer.writing ?? 'horizontal') === writing || layer.arcDeg) return;
  const area = activeSurface(template, editor.getState())?.area;
  const room = {
    widthMm: (area?.widthMm ?? layer.widthMm) * SHARE_OF_AREA,
    heightMm: (area?.heightMm ?? layer.heightMm) * SHARE_OF_AREA,
  };
  const [along, across] = SIDES[writing];
  const face = faceOf(layer, fonts);
  if (layer.sizing === 'auto-width') {
    const patch = { writing, ...placesOf(layer, writing === 'vertical') };
    const fitted = face ? fitWords({ ...layer, ...patch }, face, room) : {};
    changeText(session, layerId, { ...patch, ...fitted });
    return;
  }
  const lineMm = sideOf(Math.min(Math.max(layer[across], face ? wholeLength(layer, face) : 0), room[along]));
  const patch = {
    writing,
    ...placesOf(layer, writing === 'vertical'),
    [along]: lineMm,
    [across]: layer[along],
  };
  changeText(session, layerId, face ? { ...patch, ...fitAcross(layer, patch, face, room[across]) } : patch);
}

/** The side of the box that lines or columns run along, and the other one. */
const SIDES = { horizontal: ['widthMm', 'heightMm'], vertical: ['heightMm', 'widthMm'] } as const;
const CONTENT = { widthMm: 'contentWidthMm', heightMm: 'contentHeightMm' } as const;

const sideOf = (mm: number) => Math.max(0.5, roundMm(mm));

function isWhole(layer: TextLayer, { lines }: TextLayout): boolean {
  return lines.length === layer.text.split('\n').length;
}

/** The length of lines that their box does not break, mm; 0 of those it breaks. */
function wholeLength(layer: TextLayer, face: FontFace): number {
  const layout = layoutText(layer, face);
  const [along] = SIDES[layer.writing ?? 'horizontal'];
  return isWhole(layer, layout) ? layout[CONTENT[along]] : 0;
}

/** The size of letters whose unbroken lines or columns fit, and their box about its middle. */
function fitWords(
  next: TextLayer,
  face: FontFace,
  room: Record<'widthMm' | 'heightMm', number>,
): Partial<TextLayer> {
  const { contentWidthMm, contentHeightMm } = layoutText({ ...next, fit: 'fixed' }, face);
  const part = Math.min(1, room.widthMm / contentWidthMm, room.heightMm / contentHeightMm);
  return {
    fontSizeMm: Math.max(roundMm(next.fontSizeMm * part), 0.1),
    widthMm: sideOf(contentWidthMm * part),
    heightMm: sideOf(contentHeightMm * part),
  };
}

/** The size of letters that fit, and the box as wide as its columns or as high as its lines. */
function fitAcross(
  layer: TextLayer,
  patch: Partial<TextLayer> & { writing: Writing },
  face: FontFace,
  roomMm: number,
): Partial<TextLayer> {
  // Texts that shrink already fit their box.
  if (layer.fit === 'shrink') return {};
  const [, across] = SIDES[patch.writing];
  const wasWhole = isWhole(layer, layoutText(layer, face));
  let next: TextLayer = { ...layer, ...patch };
  let layout = layoutText(next, face);
  const fits = () => layout[CONTENT[across]] <= roomMm && (!wasWhole || isWhole(next, layout));
  for (let part = STEP; !fits() && part > SMALLEST_PART; part *= STEP) {
    next = { ...next, fontSizeMm: Math.max(roundMm(layer.fontSizeMm * part), 0.1) };
    layout = layoutText(next, face);
  }
  return { fontSizeMm: next.fontSizeMm, [across]: sideOf(layout[CONTENT[across]]) };
}

/** Each try is this part of the size before; words are not made smaller than the last. */
const STEP = 0.95;
const SMALLEST_PART = 0.2;

/** Left alignment becomes top alignment; text at the top goes to the right, where columns begin. */
function placesOf(
  { align, verticalAlign }: TextLayer,
  isVertical: boolean,
): Partial<Pick<TextLayer, 'align' | 'verticalAlign'>> {
  if (align === 'justify') return { verticalAlign: 'top' };
  return isVertical
    ? {
        verticalAlign: ({ left: 'top', center: 'middle', right: 'bottom' } as const)[align],
        align: ({ top: 'right', middle: 'center', bottom: 'left' } as const)[verticalAlign],
      }
    : {
        align: ({ top: 'left', middle: 'center', bottom: 'right' } as const)[verticalAlign],
        verticalAlign: ({ right: 'top', center: 'middle', left: 'bottom' } as const)[align],
      };
}
