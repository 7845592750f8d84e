import type { Layer } from '@diy/design/layers';
import { artworkDensity, composeMockup, type MockupArtwork, type PreparedMockup } from '@diy/design/mockup';
import { mockupPlaceFor, printAreaFor, type TemplateSurface } from '@diy/design/template';
import type { ItemInColour } from '../../../../shared/mockups/item-in-colour.ts';
import type { ResourcesFor } from '../../assets/create-resources.ts';
import type { MockupState } from '../protocol.ts';
import { type ArtworkCanvas, createArtworkCanvas } from './artwork-canvas.ts';

/** Draws mockups and artworks of the newest state from cached artworks. */
export interface StateDrawer {
  drawMockup(prepared: PreparedMockup, shown: ItemInColour, state: Pick<MockupState, 'sizeId'>): ImageBitmap;
  /** The artwork by itself, its longer side this many pixels. */
  drawArtwork(surface: TemplateSurface, state: MockupState, edgePx: number): ImageBitmap;
  /** Fonts or pictures have arrived. */
  invalidate(): void;
}

export function createStateDrawer(
  surfaces: readonly TemplateSurface[],
  layersOf: (surfaceId: string) => readonly Layer[],
  resourcesFor: ResourcesFor,
): StateDrawer {
  const canvases = new Map<string, ArtworkCanvas>();
  const buffers = new Map<string, Uint8ClampedArray>();

  const canvasFor = (key: string, surface: TemplateSurface, pxPerMmFor: (sizeId: string) => number) => {
    const known = canvases.get(key);
    if (known) return known;
    const fresh = createArtworkCanvas(surface, pxPerMmFor, resourcesFor);
    canvases.set(key, fresh);
    return fresh;
  };

  return {
    drawMockup(prepared, { item, colourHex, melange }, { sizeId }) {
      const artworks: Record<string, MockupArtwork> = {};
      for (const { surface: surfaceId } of item.asset.surfaces) {
        const surface = surfaces.find((one) => one.id === surfaceId);
        const layers = layersOf(surfaceId);
        if (!surface || layers.length === 0) continue;
        const key = `${item.asset.id}@${prepared.widthPx}/${surfaceId}`;
        const canvas = canvasFor(key, surface, densityOf(prepared, surface));
        artworks[surfaceId] = canvas.read(layers, sizeId);
      }
      const size = prepared.widthPx * prepared.heightPx * 4;
      const into = buffers.get(`${size}`) ?? new Uint8ClampedArray(size);
      buffers.set(`${size}`, into);
      const { rgba } = composeMockup(prepared, { colourHex, melange, artworks }, into);
      return toBitmap(rgba, prepared.widthPx, prepared.heightPx);
    },
    drawArtwork(surface, { sizeId }, edgePx) {
      const pxPerMm = (size: string) => {
        const area = printAreaFor(surface, size);
        return edgePx / Math.max(area.widthMm, area.heightMm);
      };
      return canvasFor(`artwork@${edgePx}/${surface.id}`, surface, pxPerMm).snapshot(
        layersOf(surface.id),
        sizeId,
      );
    },
    invalidate() {
      for (const canvas of canvases.values()) canvas.invalidate();
    },
  };
}

/** The density takes a pass over all pixels, so it is worked out once per size of the product. */
function densityOf(prepared: PreparedMockup, surface: TemplateSurface): (sizeId: string) => number {
  const known = new Map<string, number>();
  return (sizeId) => {
    const { area, scale } = mockupPlaceFor(surface, sizeId);
    const density = known.get(sizeId) ?? artworkDensity(prepared, surface.id, area) * scale;
    known.set(sizeId, density);
    return density;
  };
}

function toBitmap(rgba: Uint8Array | Uint8ClampedArray, widthPx: number, heightPx: number): ImageBitmap {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context?.putImageData(new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, widthPx, heightPx), 0, 0);
  return canvas.transferToImageBitmap();
}
