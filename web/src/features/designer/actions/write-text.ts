import { findLayer } from '@diy/design/document';
import { roundMm } from '@diy/design/geometry';
import type { TextLayer } from '@diy/design/layers';
import { type FontFace, layoutText } from '@diy/design/text';
import { activeSurface } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { changeText } from './change-text.ts';

type Writing = NonNullable<TextLayer['writing']>;

/** How much of the print area lines or columns may take after the change. */
const SHARE_OF_AREA = 0.8;

/** Lines become columns of their length, or the other way round, about the middle of the box; one undo step. */
export function writeText(session: DesignerSession, layerId: string, writing: Writing): void {
  const { editor, fonts, template } = session;
  const layer = findLayer(editor.getState().design, layerId)?.layer;
  if (layer?.kind !== 'text' || (layer.writing ?? 'horizontal') === writing || layer.arcDeg) return;
  const area = activeSurface(template, editor.getState())?.area;
  const isVertical = writing === 'vertical';
  const room = isVertical ? area?.heightMm : area?.widthMm;
  const now = isVertical ? layer.widthMm : layer.heightMm;
  const face = fonts.face(layer.fontId);
  const wanted = face ? Math.max(now, lengthOf(layer, face)) : now;
  const lineMm = roundMm(Math.max(0.5, Math.min(wanted, (room ?? wanted) * SHARE_OF_AREA)));
  const acrossMm = isVertical ? layer.heightMm : layer.widthMm;
  const box = isVertical ? { widthMm: acrossMm, heightMm: lineMm } : { widthMm: lineMm, heightMm: acrossMm };
  const patch = { writing, ...placesOf(layer, isVertical), ...box };
  changeText(session, layerId, face ? fitAcross({ ...layer, ...patch }, patch, face) : patch);
}

/** The length of lines that were not broken by their box, mm; 0 of those that were. */
function lengthOf(layer: TextLayer, face: FontFace): number {
  const set = layoutText(layer, face);
  const isBroken = set.lines.length > layer.text.split('\n').length;
  if (isBroken) return 0;
  return layer.writing === 'vertical' ? set.contentHeightMm : set.contentWidthMm;
}

/** The box as wide as its columns, or as high as its lines; one that shrinks its words keeps its room. */
function fitAcross<T extends object>(next: TextLayer, patch: T, face: FontFace): T {
  if (next.fit === 'shrink') return patch;
  const { contentWidthMm, contentHeightMm } = layoutText(next, face);
  const acrossMm = roundMm(Math.max(0.5, next.writing === 'vertical' ? contentWidthMm : contentHeightMm));
  return { ...patch, [next.writing === 'vertical' ? 'widthMm' : 'heightMm']: acrossMm };
}

/** What began at the left begins at the top; what stood at the top stands at the right, where columns begin. */
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
