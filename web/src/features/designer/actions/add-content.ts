import type { ImageRow } from '@diy/contract/images/images';
import type { Point } from '@diy/design/geometry';
import {
  type CodeLayer,
  type Layer,
  type NameLanguage,
  nameLanguage,
  newCodeLayer,
  newImageLayer,
  newShapeLayer,
  newTextLayer,
  newVectorLayer,
  type ShapeLayer,
  type TextLayer,
  type VectorLayer,
} from '@diy/design/layers';
import { texts, translate } from '../../../lib/text/translate.ts';
import { faceOf } from '../assets/fonts/layer-face.ts';
import type { PictureStore } from '../assets/picture-store.ts';
import { activeSurface, productHex } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { countFreeLayers, reportSurfaceFull } from '../session/editor/free-layers.ts';
import type { ContentParts } from '../session/session-parts.ts';
import { cellOfPicture, intoCell, type PlaceInRow } from './places/side-by-side.ts';
import type { RichWords } from './rich/read-rich-words.ts';
import { richText } from './rich/rich-text.ts';
import { fitNewText, fitWhenLoaded } from './text/fit-new-text.ts';
import { readableColour } from './text/readable-colour.ts';

/** The font of a new text: one that has the letters of the sample words in the person's language. */
export function defaultFont(): string {
  return FONT_OF_LANGUAGE[nameLanguage(texts.language)];
}

const USUAL_FONT = 'noto-sans-sc-400';
const FONT_OF_LANGUAGE: Record<NameLanguage, string> = {
  'zh-CN': 'noto-sans-sc-400',
  'en-US': 'noto-sans-sc-400',
  ar: 'noto-naskh-arabic-400',
  fa: 'noto-naskh-arabic-400',
  ku: 'noto-naskh-arabic-400',
  he: 'noto-sans-hebrew-400',
};

/** The fields of a library image that are needed to put it on a product. */
export type PlaceableImage = Pick<ImageRow, 'id' | 'name' | 'url' | 'width' | 'height'> &
  Partial<Pick<ImageRow, 'is_damaged'>>;

/** Adds a library image to the picture store. */
export function registerPicture(pictures: PictureStore, image: PlaceableImage): void {
  pictures.add({
    id: image.id,
    url: image.url,
    widthPx: image.width,
    heightPx: image.height,
    ...(image.is_damaged === undefined ? {} : { isDamaged: image.is_damaged }),
  });
  pictures.request(image.id);
}

/**
 * Puts a library image on a surface, the active one unless said: in its middle, or centred at a point, or as one of several.
 * Returns the layer's id.
 */
export function addImage(
  session: ContentParts,
  image: PlaceableImage,
  at?: Point,
  among?: PlaceInRow,
  surfaceId?: string,
): string | null {
  registerPicture(session.pictures, image);
  return addNew(
    session,
    at,
    (id, area) =>
      newImageLayer({
        id,
        imageId: image.id,
        name: image.name,
        language: nameLanguage(texts.language),
        widthPx: image.width,
        heightPx: image.height,
        areaWidthMm: area.widthMm,
        areaHeightMm: area.heightMm,
        resolutionDpi: area.resolutionDpi,
      }),
    among,
    surfaceId,
  );
}

/** Puts a library image in the place of another picture, whose frame it fills. */
export function replaceImage(
  session: Pick<DesignerSession, 'editor' | 'pictures'>,
  layerId: string,
  image: PlaceableImage,
): void {
  registerPicture(session.pictures, image);
  session.editor.run('replaceImage', {
    layerId,
    imageId: image.id,
    name: image.name,
    sourceWidthPx: image.width,
    sourceHeightPx: image.height,
  });
}

/** Puts a text on the active surface, its box as wide as its words, or as high as the lines of many; `looks` are those of pasted words. */
export function addText(
  session: ContentParts,
  text: { text?: string; fontId?: string; sizeShare?: number } = {},
  looks: RichWords | null = null,
): string | null {
  // Words of somebody's own may be in any script; the usual font says which of them it lacks.
  const fontId = text.fontId ?? (text.text === undefined ? defaultFont() : USUAL_FONT);
  session.fonts.request(fontId);
  const colour = readableColour(productHex(session.template, session.editor.getState().design));
  let isMeasured = false;
  const id = addNew(session, undefined, (id, area) => {
    const share = text.sizeShare ?? 1 / 8;
    const fontSizeMm = Math.min(area.widthMm * share, area.heightMm / 4);
    const made = newTextLayer({
      id,
      areaWidthMm: area.widthMm,
      areaHeightMm: area.heightMm,
      fontSizeMm,
      colour,
      language: nameLanguage(texts.language),
      ...text,
      fontId,
      text: text.text ?? translate('designer:text.sample'),
    });
    const rich = looks ? richText(made, looks) : {};
    for (const one of rich.spans ?? []) if (one.fontId) session.fonts.request(one.fontId);
    const layer: TextLayer = { ...made, ...rich, sizing: 'auto-width' };
    const face = faceOf(layer, session.fonts);
    isMeasured = face !== undefined;
    return face ? fitNewText(layer, area, face) : layer;
  });
  if (id && !isMeasured) fitWhenLoaded(session, id);
  return id;
}

/** Puts a QR code or barcode on the active surface. */
export function addCode(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  content: Pick<CodeLayer, 'code' | 'value'>,
): string | null {
  return addNew(session, undefined, (id, area) => {
    const { widthMm: areaWidthMm, heightMm: areaHeightMm, resolutionDpi } = area;
    const language = nameLanguage(texts.language);
    return newCodeLayer({ id, ...content, language, areaWidthMm, areaHeightMm, resolutionDpi });
  });
}

/** Adds a shape at a point of the surface in mm, without one in the middle; null where the surface is full. */
export function addShape(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  shape: ShapeLayer['shape'],
  at?: Point,
): string | null {
  return addNew(session, at, (id, area) =>
    newShapeLayer({
      id,
      shape,
      language: nameLanguage(texts.language),
      areaWidthMm: area.widthMm,
      areaHeightMm: area.heightMm,
    }),
  );
}

/** Puts a vector on a surface, the active one unless said: in its middle, or centred at a point. Returns the layer's id. */
export function addVector(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  drawing: Pick<VectorLayer, 'viewBox' | 'paths'> & { name: string },
  at?: Point,
  surfaceId?: string,
): string | null {
  const create = (id: string, area: Area) =>
    newVectorLayer({
      id,
      ...drawing,
      language: nameLanguage(texts.language),
      areaWidthMm: area.widthMm,
      areaHeightMm: area.heightMm,
    });
  return addNew(session, at, create, undefined, surfaceId);
}

interface Area {
  widthMm: number;
  heightMm: number;
  resolutionDpi: number;
}

function addNew(
  session: Pick<DesignerSession, 'editor' | 'template'>,
  at: Point | undefined,
  create: (id: string, area: Area) => Layer,
  among?: PlaceInRow,
  surfaceId?: string,
): string | null {
  const now = session.editor.getState();
  const state = surfaceId === undefined ? now : { ...now, activeSurfaceId: surfaceId };
  const active = activeSurface(session.template, state);
  if (!active) return null;
  if (countFreeLayers(state) < 1) {
    reportSurfaceFull();
    return null;
  }
  const id = session.editor.newId();
  const layer = create(id, { ...active.area, resolutionDpi: active.surface.resolutionDpi });
  const placed =
    among && among.count > 1
      ? intoCell(layer, cellOfPicture(among, active.area, at))
      : moveTo(layer, at ?? freeCentre(layer, active.layers));
  session.editor.run('addLayer', { surfaceId: active.surface.id, layer: placed });
  return id;
}

const moveTo = (layer: Layer, { x, y }: Point): Layer => ({ ...layer, xMm: x, yMm: y });

/** Offset of new content from content of its kind in the same place. */
const ASIDE_MM = 8;

/**
 * The middle, or next to it if something of its kind is there already, since a star exactly over a triangle would be
 * overlooked. Callers lay out pictures that are added together.
 */
function freeCentre(layer: Layer, others: readonly Layer[]): Point {
  let [x, y] = [layer.xMm, layer.yMm];
  if (layer.kind === 'image') return { x, y };
  const ofKind = others.filter(({ kind }) => kind === layer.kind);
  if (layer.kind === 'code') {
    // A code that another covers is not read: the next one lies below them.
    const isOver = (one: Layer) =>
      Math.abs(one.xMm - x) < (one.widthMm + layer.widthMm) / 2 &&
      Math.abs(one.yMm - y) < (one.heightMm + layer.heightMm) / 2;
    for (let other = ofKind.find(isOver); other; other = ofKind.find(isOver))
      y = other.yMm + (other.heightMm + layer.heightMm) / 2 + ASIDE_MM;
    return { x, y };
  }
  const isTaken = () => ofKind.some((one) => Math.hypot(one.xMm - x, one.yMm - y) < ASIDE_MM / 2);
  while (isTaken()) {
    x += ASIDE_MM;
    y += ASIDE_MM;
  }
  return { x, y };
}
