import type { ImageRow } from '@diy/contract/images/images';
import type { Point } from '@diy/design/geometry';
import { type Layer, newImageLayer, newShapeLayer, newTextLayer, type ShapeLayer } from '@diy/design/layers';
import type { PictureStore } from '../assets/picture-store.ts';
import { activeSurface, productHex } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { growWhenLoaded } from './text/change-text.ts';
import { growTextBox } from './text/grow-text-box.ts';
import { readableColour } from './text/readable-colour.ts';

/** The font of a new text. */
export const DEFAULT_FONT = 'noto-sans-sc-400';

/** The fields of a library image that are needed to put it on a product. */
export type PlaceableImage = Pick<ImageRow, 'id' | 'name' | 'url' | 'width' | 'height'> &
  Partial<Pick<ImageRow, 'is_damaged'>>;

/** Adds a library image to the picture store. */
export function knowImage(pictures: PictureStore, image: PlaceableImage): void {
  pictures.know({
    id: image.id,
    url: image.url,
    widthPx: image.width,
    heightPx: image.height,
    ...(image.is_damaged === undefined ? {} : { isDamaged: image.is_damaged }),
  });
  pictures.request(image.id);
}

/** How one of several pictures added together is placed. */
export interface Among {
  /** Distance from where it would lie alone, right and down. */
  shiftMm: number;
  /** Layers that exist already; a larger picture goes below them, so that it hides none. */
  others: readonly string[];
}

/** Puts a library image on the active surface: in its middle, or centred at a point. Returns the layer's id. */
export function addImage(
  session: DesignerSession,
  image: PlaceableImage,
  at?: Point,
  among: Among = { shiftMm: 0, others: [] },
): string | null {
  knowImage(session.pictures, image);
  return addNew(
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
    among,
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
  { shiftMm, others }: Among = { shiftMm: 0, others: [] },
): string | null {
  const active = activeSurface(session.template, session.editor.getState());
  if (!active) return null;
  const id = session.editor.newId();
  const layer = create(id, { ...active.area, resolutionDpi: active.surface.resolutionDpi });
  const centre = at ?? freeCentre(layer, active.layers);
  const placed = { ...layer, xMm: centre.x + shiftMm, yMm: centre.y + shiftMm };
  const size = placed.widthMm * placed.heightMm;
  const above = active.layers.findIndex(
    (one) => others.includes(one.id) && one.widthMm * one.heightMm < size,
  );
  session.editor.run('addLayer', {
    surfaceId: active.surface.id,
    layer: placed,
    ...(above >= 0 ? { index: above } : {}),
  });
  return id;
}

/** Offset of new content from content of its kind in the same place. */
const ASIDE_MM = 8;

/**
 * The middle, or beside it if something of its kind is there already, since a star exactly over a triangle would be
 * overlooked. Callers lay out pictures that are added together.
 */
function freeCentre(layer: Layer, others: readonly Layer[]): Point {
  let [x, y] = [layer.xMm, layer.yMm];
  if (layer.kind === 'image') return { x, y };
  const isTaken = () =>
    others.some((one) => one.kind === layer.kind && Math.hypot(one.xMm - x, one.yMm - y) < ASIDE_MM / 2);
  while (isTaken()) {
    x += ASIDE_MM;
    y += ASIDE_MM;
  }
  return { x, y };
}
