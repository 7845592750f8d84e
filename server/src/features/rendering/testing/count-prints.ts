import { setTimeout as sleep } from 'node:timers/promises';
import { buildImageLayer } from '@diy/design/testing';
import type { PrintFile } from '../../designs/index.ts';
import type { DrawableImage } from '../../images/index.ts';
import type { Renderer, RenderRequest } from '../pool/renderer.ts';

/** A poster of 300 × 400 mm at 300 dpi with pictures of these sizes on it. */
export function posterOf(...sizes: [widthPx: number, heightPx: number][]): RenderRequest {
  const images = sizes.map(([widthPx, heightPx], at) => ({ id: `image-${at}`, widthPx, heightPx }));
  const layers = images.map(({ id }) => buildImageLayer({ id: `layer-${id}`, imageId: id }));
  const printArea = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };
  const surface = { id: 'front', resolutionDpi: 300, bleedMm: 3, printArea, printAreaBySize: {} };
  return {
    ownerId: 'owner',
    key: 'key',
    document: { sizeId: 'A', print: { bleed: false }, surfaces: [{ surfaceId: 'front', layers }] },
    template: { definition: { surfaces: [surface] } },
    images: new Map(images.map((image) => [image.id, image as DrawableImage])),
  } as unknown as RenderRequest;
}

/** A renderer that takes a moment for a print, and then as long to store it as `store` says. */
export function countPrints(store: (key: string) => Promise<void> = async () => {}) {
  const seen = { now: 0, most: 0, made: 0 };
  const renderer: Renderer = {
    prepare: async () => {},
    mockup: async (_request, mockupId) => ({ mockup_id: mockupId, key: '' }),
    preview: async () => new Uint8Array(),
    mockupInColours: async (_request, mockupId, colours) =>
      colours.map(() => ({ mockup_id: mockupId, key: '' })),
    async print({ key }, _surfaceId, onMade) {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await sleep(5);
      seen.now -= 1;
      seen.made += 1;
      if (key === 'bad') throw new Error('bad');
      onMade?.();
      await store(key);
      return { key } as PrintFile;
    },
  };
  return { seen, renderer };
}
