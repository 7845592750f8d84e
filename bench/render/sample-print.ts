import type { DesignDocument } from '@diy/design/document';
import { newImageLayer, newTextLayer } from '@diy/design/layers';
import type { TemplateSurface } from '@diy/design/template';

/** The picture on the design, in px. */
export const PHOTO = { widthPx: 4000, heightPx: 3000 };
/** Fonts of the design's texts. */
export const FONT_IDS = ['noto-sans-sc-700', 'ma-shan-zheng-400', 'montserrat-700'];
export const COLOUR_HEX = '#D9C7A8';
export const MOCKUP_PX = 1000;
/** Folder below the project's root with a real mockup that shows surface `front`. */
export const MOCKUP_FOLDER = 'catalogue/assets/tshirt/tshirt-flat';

/** 15 × 18 inches at 300 dpi: 4500 × 5400 px. */
export const SURFACE: TemplateSurface = {
  id: 'front',
  name: { zh: '正面', en: 'Front' },
  resolutionDpi: 300,
  bleedMm: 0,
  safeMm: 10,
  printArea: { xMm: -190.5, yMm: 130, widthMm: 381, heightMm: 457.2 },
  printAreaBySize: {},
  mask: null,
};

const AREA = { areaWidthMm: SURFACE.printArea.widthMm, areaHeightMm: SURFACE.printArea.heightMm };

/** A photo across the width, a Chinese title with an outline, a brush line, and Latin lines. */
export function sampleDocument(): DesignDocument {
  const photo = {
    ...newImageLayer({
      id: 'photo',
      imageId: 'photo',
      name: 'photo.jpg',
      ...PHOTO,
      ...AREA,
      resolutionDpi: 300,
    }),
    widthMm: 360,
    heightMm: 270,
    yMm: 160,
  };
  const title = {
    ...newTextLayer({ id: 'title', text: '山高水长', fontId: 'noto-sans-sc-700', fontSizeMm: 62, ...AREA }),
    yMm: 335,
    stroke: { colour: '#FFFFFF', widthMm: 2 },
  };
  const brush = {
    ...newTextLayer({
      id: 'brush',
      text: '愿你眼里有光，心中有海',
      fontId: 'ma-shan-zheng-400',
      fontSizeMm: 24,
      ...AREA,
    }),
    yMm: 388,
  };
  const latin = {
    ...newTextLayer({
      id: 'latin',
      text: 'MADE FOR YOU\nHangzhou 2026',
      fontId: 'montserrat-700',
      fontSizeMm: 16,
      ...AREA,
    }),
    yMm: 428,
    rotationDeg: 2,
  };
  return {
    format: 10,
    print: { bleed: false },
    colourId: 'sand',
    sizeId: 'M',
    surfaces: [{ surfaceId: SURFACE.id, layers: [photo, title, brush, latin] }],
  };
}
