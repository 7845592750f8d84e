import type { ImageRow } from '@diy/contract/images';
import type { Point } from '@diy/design/geometry';
import { type Layer, newImageLayer, newShapeLayer, newTextLayer, type ShapeLayer } from '@diy/design/layers';
import type { PictureStore } from '../assets/picture-store.ts';
import { activeSurface, productHex } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { growWhenLoaded } from './change-text.ts';
import { growTextBox } from './grow-text-box.ts';
import { readableColour } from './readable-colour.ts';

/** What a new text is set in. */
export const DEFAULT_FONT = 'noto-sans-sc-400';

/** Tells the picture store of a library image. */
export function knowImage(pictures: PictureStore, image: ImageRow): void {
  pictures.know({
    id: image.id,
    url: image.url,
    widthPx: image.width,
    heightPx: image.height,
    isVector: image.format === 'svg',
  });
  pictures.request(image.id);
}

/** Puts a library image on the active surface: in its middle, or centred at a point. */
export function addImage(session: DesignerSession, image: ImageRow, at?: Point, shiftMm = 0): void {
  knowImage(session.pictures, image);
  addNew(
    session,
    at,
    (id, area) =>
      newImageLayer({
        id,
        imageId: image.id,
        name: image.name,
        widthPx: image.width,
        heightPx: image.height,
        areaWidthMm: area.widthMm,
        areaHeightMm: area.heightMm,
        resolutionDpi: area.resolutionDpi,
      }),
    shiftMm,
  );
}

/** Puts a text on the active surface, its box as high as its lines. */
export function addText(
  session: DesignerSession,
  text: { text?: string; fontId?: string; sizeShare?: number } = {},
): string | null {
  session.fonts.request(text.fontId ?? DEFAULT_FONT);
  const colour = readableColour(productHex(session.template, session.editor.getState().design));
  const id = addNew(session, undefined, (id, area) => {
    const share = text.sizeShare ?? 1 / 8;
    const fontSizeMm = Math.min(area.widthMm * share, area.heightMm / 4);
    const layer = newTextLayer({
      id,
      areaWidthMm: area.widthMm,
      areaHeightMm: area.heightMm,
      fontSizeMm,
      colour,
      ...text,
    });
    const face = session.fonts.face(layer.fontId);
    return face ? { ...layer, ...growTextBox(layer, {}, face) } : layer;
  });
  if (id && !session.fonts.face(text.fontId ?? DEFAULT_FONT)) growWhenLoaded(session, id);
  return id;
}

export function addShape(session: DesignerSession, shape: ShapeLayer['shape'], at?: Point): void {
  addNew(session, at, (id, area) =>
    newShapeLayer({ id, shape, areaWidthMm: area.widthMm, areaHeightMm: area.heightMm }),
  );
}

interface Area {
  widthMm: number;
  heightMm: number;
  resolutionDpi: number;
}

function addNew(
  session: DesignerSession,
  at: Point | undefined,
  create: (id: string, area: Area) => Layer,
  shiftMm = 0,
): string | null {
  const active = activeSurface(session.template, session.editor.getState());
  if (!active) return null;
  const id = session.editor.newId();
  const layer = create(id, { ...active.area, resolutionDpi: active.surface.resolutionDpi });
  const centre = at ?? { x: layer.xMm, y: layer.yMm };
  const placed = { ...layer, xMm: centre.x + shiftMm, yMm: centre.y + shiftMm };
  session.editor.run('addLayer', { surfaceId: active.surface.id, layer: placed });
  return id;
}
