import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../../e2e/support/api.ts';
import { makePhoto } from '../../e2e/support/samples/sample-design.ts';
import { findProduct, type Product } from '../poison/poison-designs.ts';

/** What the busy account did while it was watched. */
export interface HogWork {
  calls: Record<string, number>;
  /** Calls that were refused or failed, by their reason. */
  refused: Record<string, number>;
}

/** An account that never rests; `stop` ends its calls, what it has asked for continues. */
export interface Hog {
  work: HogWork;
  stop(): Promise<void>;
}

/** How many loops of each kind run side by side. */
const LOOPS = { search: 4, upload: 3, batch: 1, archive: 1, sheet: 1 } as const;
/** After a refusal: as a script does that wants to continue as soon as it may. */
const PAUSE_MS = 100;
const PHOTO = { widthPx: 3000, heightPx: 2250 };

/** Exports, batches, uploads and searches as hard as it can until it is stopped. */
export async function startHog(
  api: Api,
  imageIds: readonly string[],
  designIds: readonly string[],
): Promise<Hog> {
  const product = await findProduct(api, 'MUG-11');
  const photos = await Promise.all([1, 2, 3].map((seed) => makePhoto(PHOTO.widthPx, PHOTO.heightPx, seed)));
  const work: HogWork = { calls: {}, refused: {} };
  let stopped = false;
  let serial = 0;
  const once: Record<keyof typeof LOOPS, () => Promise<unknown>> = {
    search: () => {
      serial += 1;
      const input = { content: ['杯', 'photo', '1', 'e'][serial % 4]!, limit: 100, p: 1 };
      return serial % 2 === 0
        ? api.get('/saas/diy/user/image/list', input)
        : api.get('/saas/diy/user/save/list', input);
    },
    upload: () => {
      serial += 1;
      const bytes = different(photos[serial % photos.length]!, serial);
      return api.uploadImage(`photo ${serial}.jpg`, bytes, 'image/jpeg');
    },
    batch: () => api.post('/saas/diy/user/piliangSave/save', batchOf(product, imageIds)),
    archive: () => api.post('/saas/diy/user/saveDown/save', { ids: designIds, what: ['print', 'mockup'] }),
    sheet: () => api.post('/saas/diy/user/diytoExcle', { ids: designIds, format: 'xlsx' }),
  };
  const loop = async (kind: keyof typeof LOOPS) => {
    while (!stopped) {
      try {
        await once[kind]();
        work.calls[kind] = (work.calls[kind] ?? 0) + 1;
      } catch (error) {
        const reason = /HTTP \d+|\d{5} [\w.-]+/.exec(String(error))?.[0] ?? String(error).slice(0, 60);
        work.refused[`${kind} ${reason}`] = (work.refused[`${kind} ${reason}`] ?? 0) + 1;
        await sleep(PAUSE_MS);
      }
    }
  };
  const loops = Object.entries(LOOPS).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => loop(kind as keyof typeof LOOPS)),
  );
  return {
    work,
    async stop() {
      stopped = true;
      await Promise.all(loops);
    },
  };
}

/** A JPEG that shows the same and has other bytes: a comment behind its first marker. */
function different(jpeg: Buffer, n: number): Buffer {
  const words = Buffer.from(`photo ${n} ${Math.random()}`);
  const comment = Buffer.alloc(4);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(words.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), comment, words, jpeg.subarray(2)]);
}

function batchOf(product: Product, image_ids: readonly string[]) {
  const column = {
    template_id: product.id,
    colour_id: product.colourId,
    size_id: product.sizeId,
    surfaces: [product.surfaceId],
  };
  const placing = { fit: 'cover', anchor: 'centre', marginMm: 0, scale: 1, rotateToFit: false };
  const tile = { widthMm: 60, gapMm: 0, arrangement: 'grid' };
  return {
    name: '一批',
    start: true,
    settings: { columns: [column], image_ids, rule: { ...placing, background: null, tile } },
  };
}
