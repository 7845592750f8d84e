import type { MockupItem } from '@diy/contract/templates';
import { type PreparedMockup, prepareMockup, type ResponsePictures } from '@diy/design/mockup';
import type { RgbaPicture } from '@diy/design/painting';

/** Prepared mockups kept, in pixels of all of them together: about 60 bytes each. */
const KEPT_PX = 3_000_000;

/** Prepares mockups at any width, each once, and drops the least recently used. */
export interface MockupCache {
  /** Rejects with an `Error` naming the file that could not be fetched. */
  get(item: MockupItem, widthPx: number): Promise<PreparedMockup>;
  /** Where the product is at that width, 0..255, one byte a pixel; not kept. */
  coverage(item: MockupItem, widthPx: number): Promise<Uint8ClampedArray>;
}

/** @param prepareFrom makes a mockup of its decoded files */
export function createMockupCache(prepareFrom = prepareMockup): MockupCache {
  const files = new Map<string, Promise<Blob>>();
  const kept = new Map<string, Promise<PreparedMockup>>();
  const sizes = new Map<string, number>();

  const fetchFile = (url: string) => {
    const known = files.get(url);
    if (known) return known;
    const loading = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
      return response.blob();
    });
    files.set(url, loading);
    loading.catch(() => files.delete(url));
    return loading;
  };

  const prepare = async ({ asset, base_url }: MockupItem, widthPx: number) => {
    const read = async (file: string) => decode(await fetchFile(`${base_url.replace(/\/$/, '')}/${file}`));
    const [base, maps, ...rest] = await Promise.all([
      read(asset.base),
      read(asset.maps),
      ...asset.surfaces.flatMap((surface) => [read(surface.uv), read(surface.coverage)]),
    ]);
    const uv: Record<string, RgbaPicture> = {};
    const coverage: Record<string, RgbaPicture> = {};
    for (const [index, surface] of asset.surfaces.entries()) {
      uv[surface.surface] = rest[index * 2]!;
      coverage[surface.surface] = rest[index * 2 + 1]!;
    }
    const responses = await readResponses(asset, read);
    return prepareFrom(asset, { base, maps, uv, coverage, responses }, { widthPx });
  };

  return {
    get(item, widthPx) {
      // Files are named by their content; ids of two pictures of a seller's product may be alike.
      const key = `${item.base_url}/${item.asset.base} ${item.asset.id}@${widthPx}`;
      const known = kept.get(key);
      const loading = known ?? prepare(item, widthPx);
      // Taken out and put in again: the order of a Map is the order of use.
      kept.delete(key);
      kept.set(key, loading);
      sizes.set(key, (widthPx * widthPx * item.asset.heightPx) / item.asset.widthPx);
      if (!known) loading.catch(() => kept.delete(key));
      dropOldest(kept, sizes);
      return loading;
    },
    async coverage({ asset, base_url }, widthPx) {
      const blob = await fetchFile(`${base_url.replace(/\/$/, '')}/${asset.maps}`);
      const heightPx = Math.round((asset.heightPx * widthPx) / asset.widthPx);
      const { rgba } = await decode(blob, { widthPx, heightPx });
      return new Uint8ClampedArray(widthPx * heightPx).map((_, i) => rgba[i * 4 + 1] ?? 0);
    },
  };
}

/** Pictures of the surfaces that have a response. */
async function readResponses(
  { surfaces }: MockupItem['asset'],
  read: (file: string) => Promise<RgbaPicture>,
): Promise<Record<string, ResponsePictures>> {
  const found: Record<string, ResponsePictures> = {};
  for (const { surface, response } of surfaces) {
    if (!response) continue;
    const greys = await Promise.all(response.greys.map(read));
    found[surface] = { greys, ...(response.ground && { ground: await read(response.ground) }) };
  }
  return found;
}

function dropOldest(kept: Map<string, unknown>, sizes: Map<string, number>): void {
  let total = [...kept.keys()].reduce((sum, key) => sum + (sizes.get(key) ?? 0), 0);
  for (const key of [...kept.keys()].slice(0, -1)) {
    if (total <= KEPT_PX) return;
    kept.delete(key);
    total -= sizes.get(key) ?? 0;
  }
}

/** The file's own numbers: maps are data, any colour conversion would bend them. */
async function decode(blob: Blob, size?: { widthPx: number; heightPx: number }): Promise<RgbaPicture> {
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const canvas = new OffscreenCanvas(size?.widthPx ?? bitmap.width, size?.heightPx ?? bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { rgba: data, widthPx: width, heightPx: height };
}
