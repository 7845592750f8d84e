import type { MockupItem } from '@diy/contract/templates';
import { composeMockup } from '@diy/design/mockup';
import type { TemplateSurface } from '@diy/design/template';
import { itemInColour } from '../../../../shared/mockups/item-in-colour.ts';
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
  /** Finds where the product of each surface is, laid flat. */
  outline(mockups: readonly MockupItem[], surfaces: readonly TemplateSurface[]): Promise<void>;
  /** Gives the photographs that lie under the stage in the state's colour, unless they were given in it before. */
  paint(state: MockupState): Promise<void>;
}

export function createGrounds(
  cache: MockupCache,
  post: (message: FromWorker, transfer: Transferable[]) => void,
): Grounds {
  const flat = new Map<string, { item: MockupItem; photo: FlatPhoto; surface: TemplateSurface }>();
  let painted = '';
  let isOutlined: Promise<void> = Promise.resolve();
  const outline: Grounds['outline'] = async (mockups, surfaces) => {
    for (const surface of surfaces) {
      const showing = mockups.filter(({ asset }) => asset.surfaces.some((one) => one.surface === surface.id));
      const views = await Promise.all(showing.map((item) => viewOf(cache, item, surface)));
      if (views.length === 0) continue;
      const photos = views.flatMap(({ item, photo }) => (photo ? [{ item, photo }] : []));
      const [best] = photos.sort((a, b) => a.photo.off - b.photo.off);
      if (best) flat.set(surface.id, { ...best, surface });
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
      const key = JSON.stringify(productColourOf(state));
      if (key === painted) return;
      painted = key;
      await isOutlined;
      for (const [surfaceId, known] of flat) {
        const ground = await groundInColour(cache, known, state).catch(() => 'failed' as const);
        const bitmap = ground === 'failed' ? null : ground.bitmap;
        if (painted !== key) {
          bitmap?.close();
          return;
        }
        // A photograph in the former colour would be wrong; the next drawing tries again.
        if (ground === 'failed') painted = '';
        const { toMm } = ground === 'failed' ? known.photo : ground.photo;
        post({ kind: 'ground', surfaceId, bitmap, toMm }, bitmap ? [bitmap] : []);
        if (ground === 'failed') return;
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

/** The colour of a state, as choosing a mockup's picture needs it. */
export const productColourOf = ({ colourId, colourHex, melange }: MockupState) => ({
  id: colourId,
  hex: colourHex,
  melange,
});

/** The photograph of the product alone; no bitmap where the colour's separate picture does not show it flat. */
async function groundInColour(
  cache: MockupCache,
  { item, photo, surface }: { item: MockupItem; photo: FlatPhoto; surface: TemplateSurface },
  state: MockupState,
): Promise<{ bitmap: ImageBitmap | null; photo: FlatPhoto }> {
  const shown = itemInColour(item, productColourOf(state));
  const own = shown.item === item ? photo : (await viewOf(cache, shown.item, surface)).photo;
  if (!own) return { bitmap: null, photo };
  const width = Math.min(GROUND_WIDTH_PX, shown.item.asset.widthPx);
  const [prepared, coverage] = await Promise.all([
    cache.get(shown.item, width),
    cache.coverage(shown.item, width),
  ]);
  const { colourHex, melange } = shown;
  const { rgba } = composeMockup(prepared, { colourHex, melange, artworks: {} });
  const alpha = photoAlpha({ cells: own.mask, widthPx: own.widthPx }, coverage, prepared.widthPx);
  const pixels = new Uint8ClampedArray(rgba);
  for (let i = 0; i < alpha.length; i += 1) pixels[i * 4 + 3] = alpha[i] ?? 0;
  const printed = prepared.surfaces.find(({ surfaceId }) => surfaceId === surface.id)?.pixels ?? [];
  reduceContrast(pixels, printed, state.colourHex);
  const data = new ImageData(pixels, prepared.widthPx, prepared.heightPx);
  return { bitmap: await createImageBitmap(data), photo: own };
}
