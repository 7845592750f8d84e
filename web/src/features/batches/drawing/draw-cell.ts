import { type CanvasTarget, type DrawingResources, drawSurface } from '@diy/design/painting';
import { type PlacedBox, type PlacedImage, type PlacementRule, placeOnSurface } from '@diy/design/placement';
import { printAreaFor, type TemplateSurface } from '@diy/design/template';

/** One surface of a cell, as drawing wants it. */
export interface CellSurface {
  image: PlacedImage;
  surface: TemplateSurface;
  sizeId: string;
  rule: PlacementRule;
  box: PlacedBox | undefined;
}

/** Room around the print area, as a part of the canvas. */
const MARGIN = 0.06;

/** Where the print area lies on a square canvas, in px, and how many px a millimetre has. */
export function fitPrintArea(surface: TemplateSurface, sizeId: string, edgePx: number) {
  const { widthMm, heightMm } = printAreaFor(surface, sizeId);
  const pxPerMm = (edgePx * (1 - 2 * MARGIN)) / Math.max(widthMm, heightMm);
  const left = (edgePx - widthMm * pxPerMm) / 2;
  const top = (edgePx - heightMm * pxPerMm) / 2;
  return { widthMm, heightMm, pxPerMm, left, top };
}

/**
 * Draws a cell's print on one surface into a square canvas, with the code that makes the print file. `picture` may be a
 * reduced preview; null = not loaded yet.
 */
export function drawCell(
  canvas: HTMLCanvasElement,
  cell: CellSurface,
  picture: HTMLImageElement | null,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { image, surface, sizeId, rule, box } = cell;
  const { widthMm, heightMm, pxPerMm, left, top } = fitPrintArea(surface, sizeId, canvas.width);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!picture) return;
  const place = { image, widthMm, heightMm, bleedMm: surface.bleedMm, rule, idPrefix: 's' };
  const layers = placeOnSurface(box ? { ...place, box } : place);
  const resources: DrawingResources = {
    image: () => ({ source: picture, widthPx: picture.naturalWidth, heightPx: picture.naturalHeight }),
    font: () => undefined,
    createScratch(widthPx, heightPx) {
      const source = document.createElement('canvas');
      source.width = Math.max(1, widthPx);
      source.height = Math.max(1, heightPx);
      return { target: source.getContext('2d') as unknown as CanvasTarget, source };
    },
  };
  const clip = surface.mask?.svgPath ?? null;
  drawSurface(context as unknown as CanvasTarget, { layers, widthMm, heightMm, clip }, resources, {
    pxPerMm,
    offsetXMm: left / pxPerMm,
    offsetYMm: top / pxPerMm,
    mode: 'editor',
  });
}
