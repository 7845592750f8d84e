import type { Layer } from '@diy/design/layers';
import type { MockupArtwork } from '@diy/design/mockup';
import { mockupPlaceFor, printAreaFor, type TemplateSurface } from '@diy/design/template';
import type { ResourcesFor } from '../../assets/create-resources.ts';
import { createLayerCompositor } from '../../drawing/layer-compositor.ts';

/** One surface's artwork at one density; drawn again only where layers changed. */
export interface ArtworkCanvas {
  /** The pixels of these layers; the same object as before when nothing changed. */
  read(layers: readonly Layer[], sizeId: string): MockupArtwork;
  /** A picture of these layers to hand to the page. */
  snapshot(layers: readonly Layer[], sizeId: string): ImageBitmap;
  invalidate(): void;
}

/** `pxPerMmFor` returns the density for a print area of this size. */
export function createArtworkCanvas(
  surface: TemplateSurface,
  pxPerMmFor: (sizeId: string) => number,
  resourcesFor: ResourcesFor,
): ArtworkCanvas {
  const canvas = new OffscreenCanvas(1, 1);
  const compositor = createLayerCompositor(canvas, resourcesFor, true);
  let pixels: MockupArtwork | null = null;

  const draw = (layers: readonly Layer[], sizeId: string) => {
    const area = printAreaFor(surface, sizeId);
    const pxPerMm = pxPerMmFor(sizeId);
    const widthPx = Math.max(1, Math.ceil(area.widthMm * pxPerMm));
    const heightPx = Math.max(1, Math.ceil(area.heightMm * pxPerMm));
    const drawn = compositor.draw(layers, { widthPx, heightPx, pxPerMm, offsetXMm: 0, offsetYMm: 0 });
    return { pxPerMm, isChanged: drawn !== 'nothing' };
  };

  return {
    read(layers, sizeId) {
      const { pxPerMm, isChanged } = draw(layers, sizeId);
      if (pixels && !isChanged) return pixels;
      const { area, scale } = mockupPlaceFor(surface, sizeId);
      const { data, width, height } = clipped(canvas, surface, pxPerMm);
      pixels = {
        rgba: data,
        widthPx: width,
        heightPx: height,
        pxPerMm: pxPerMm / scale,
        originMm: { xMm: area.xMm, yMm: area.yMm },
      };
      return pixels;
    },
    snapshot(layers, sizeId) {
      const { pxPerMm } = draw(layers, sizeId);
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d');
      if (context && surface.mask) clipToMask(context, surface.mask.svgPath, pxPerMm);
      context?.drawImage(canvas, 0, 0);
      return copy.transferToImageBitmap();
    },
    invalidate() {
      compositor.invalidate();
      pixels = null;
    },
  };
}

function clipped(canvas: OffscreenCanvas, surface: TemplateSurface, pxPerMm: number): ImageData {
  const source = surface.mask ? new OffscreenCanvas(canvas.width, canvas.height) : canvas;
  const context = source.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  if (surface.mask) {
    clipToMask(context, surface.mask.svgPath, pxPerMm);
    context.drawImage(canvas, 0, 0);
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function clipToMask(context: OffscreenCanvasRenderingContext2D, svgPath: string, pxPerMm: number): void {
  context.setTransform(pxPerMm, 0, 0, pxPerMm, 0, 0);
  context.clip(new Path2D(svgPath));
  context.setTransform(1, 0, 0, 1, 0, 0);
}
