import type { MockupItem } from '@diy/contract/templates';
import { composeMockup } from '@diy/design/mockup';
import type { TemplateSurface } from '@diy/design/template';
import type { MockupCache } from '../../../../shared/mockups/mockup-cache.ts';
import { type FlatPhoto, fitFlatPhoto } from '../ground/fit-flat-photo.ts';
import { photoAlpha } from '../ground/photo-alpha.ts';
import { productRect } from '../ground/product-rect.ts';
import { reduceContrast } from '../ground/reduce-contrast.ts';
import type { FromWorker, MockupState } from '../protocol.ts';

/** Where a product lies needs no fine picture. */
const OUTLINE_WIDTH_PX = 256;
/** Width of the photograph under the stage. */
const GROUND_WIDTH_PX = 900;

/** What lies under the artwork on the stage. */
export interface Grounds {
  /** Says of each surface where its product is, laid flat. */
  outline(mockups: readonly MockupItem[], surfaces: readonly TemplateSurface[]): Promise<void>;
  /** Gives the photographs that lie under the stage in the state's colour, unless they were given in it before. */
  paint(state: MockupState): Promise<void>;
}

export function createGrounds(
  cache: MockupCache,
  post: (message: FromWorker, transfer: Transferable[]) => void,
): Grounds {
  const flat = new Map<string, { item: MockupItem; photo: FlatPhoto }>();
  let painted = '';
  let isOutlined: Promise<void> = Promise.resolve();
  const outline: Grounds['outline'] = async (mockups, surfaces) => {
    for (const surface of surfaces) {
      const showing = mockups.filter(({ asset }) => asset.surfaces.some((one) => one.surface === surface.id));
      const views = await Promise.all(showing.map((item) => viewOf(cache, item, surface)));
      if (views.length === 0) continue;
      const photos = views.flatMap(({ item, photo }) => (photo ? [{ item, photo }] : []));
      const [best] = photos.sort((a, b) => a.photo.off - b.photo.off);
      if (best) flat.set(surface.id, best);
      const seen = views.flatMap((view) => view.seen);
      const rectMm = best?.photo.rectMm ?? productRect(seen, surface.printArea);
      post({ kind: 'outline', surfaceId: surface.id, rectMm, hasPhoto: best !== undefined }, []);
    }
  };
  return {
    outline(mockups, surfaces) {
      const outlined = outline(mockups, surfaces);
      isOutlined = outlined.catch(() => undefined);
      return outlined;
    },
    async paint(state) {
      const key = JSON.stringify([state.colourHex, state.melange]);
      if (key === painted) return;
      painted = key;
      await isOutlined;
      for (const [surfaceId, { item, photo }] of flat) {
        const bitmap = await photoInColour(cache, item, { surfaceId, photo }, state).catch(() => null);
        if (painted !== key) {
          bitmap?.close();
          return;
        }
        // One in the former colour would be wrong; the next drawing tries again.
        if (!bitmap) painted = '';
        post({ kind: 'ground', surfaceId, bitmap, toMm: photo.toMm }, bitmap ? [bitmap] : []);
        if (!bitmap) return;
      }
    },
  };
}

async function viewOf(cache: MockupCache, item: MockupItem, surface: TemplateSurface) {
  const width = Math.min(OUTLINE_WIDTH_PX, item.asset.widthPx);
  const [prepared, coverage] = await Promise.all([cache.get(item, width), cache.coverage(item, width)]);
  const seen = prepared.surfaces.filter((one) => one.surfaceId === surface.id);
  const { widthPx, heightPx } = prepared;
  const [only] = seen;
  const hasShape = surface.mask !== undefined;
  const photo = only
    ? fitFlatPhoto({ widthPx, heightPx, seen: only, coverage }, surface.printArea, hasShape)
    : null;
  return { item, seen, photo };
}

/** The photograph of the product alone. */
async function photoInColour(
  cache: MockupCache,
  item: MockupItem,
  { surfaceId, photo }: { surfaceId: string; photo: FlatPhoto },
  { colourHex, melange }: MockupState,
): Promise<ImageBitmap> {
  const width = Math.min(GROUND_WIDTH_PX, item.asset.widthPx);
  const [prepared, coverage] = await Promise.all([cache.get(item, width), cache.coverage(item, width)]);
  const { rgba } = composeMockup(prepared, { colourHex, melange, artworks: {} });
  const alpha = photoAlpha({ cells: photo.mask, widthPx: photo.widthPx }, coverage, prepared.widthPx);
  const pixels = new Uint8ClampedArray(rgba);
  for (let i = 0; i < alpha.length; i += 1) pixels[i * 4 + 3] = alpha[i] ?? 0;
  const { surfaces } = prepared;
  const printed = surfaces.find((one) => one.surfaceId === surfaceId)?.pixels ?? [];
  reduceContrast(pixels, printed, colourHex);
  return createImageBitmap(new ImageData(pixels, prepared.widthPx, prepared.heightPx));
}
