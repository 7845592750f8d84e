import type { MockupItem } from '@diy/contract/templates';
import type { prepareMockup } from '@diy/design/mockup';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMockupCache } from './mockup-cache.ts';

const prepare = vi.fn<typeof prepareMockup>(
  (asset, files, size) =>
    ({ name: `${asset.id}@${size?.widthPx}`, files }) as unknown as ReturnType<typeof prepareMockup>,
);

let fetched: string[];
let status: (url: string) => number;
beforeEach(() => {
  fetched = [];
  status = () => 200;
  prepare.mockClear();
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return { ok: status(url) === 200, status: status(url), blob: async () => url };
  });
  vi.stubGlobal('createImageBitmap', async (url: string) => ({ url, width: 2, height: 1, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      private url = '';
      getContext() {
        return {
          drawImage: ({ url }: { url: string }) => {
            this.url = url;
          },
          getImageData: () => ({ data: this.url, width: 2, height: 1 }),
        };
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const mockup = (id: string, surfaces: string[] = ['front']): MockupItem =>
  ({
    base_url: `https://files.test/${id}/`,
    asset: {
      id,
      widthPx: 1000,
      heightPx: 500,
      base: 'base.jpg',
      maps: 'maps.webp',
      surfaces: surfaces.map((surface) => ({
        surface,
        uv: `${surface}-uv.webp`,
        coverage: `${surface}.webp`,
      })),
    },
  }) as unknown as MockupItem;

test('each surface gets its own files, and every file is fetched once for all widths', async () => {
  const cache = createMockupCache(prepare);
  const item = mockup('mug', ['front', 'back']);
  const [small, again, large] = await Promise.all([
    cache.get(item, 100),
    cache.get(item, 100),
    cache.get(item, 200),
  ]);
  expect(again).toBe(small);
  expect(large).not.toBe(small);
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(fetched.sort()).toEqual(
    ['back-uv.webp', 'back.webp', 'base.jpg', 'front-uv.webp', 'front.webp', 'maps.webp'].map(
      (file) => `https://files.test/mug/${file}`,
    ),
  );
  const files = prepare.mock.calls[0]?.[1];
  expect(files).toMatchObject({
    base: { rgba: 'https://files.test/mug/base.jpg' },
    uv: { back: { rgba: 'https://files.test/mug/back-uv.webp' } },
    coverage: { front: { rgba: 'https://files.test/mug/front.webp' } },
  });
});

test('pictures of a response come with their surface', async () => {
  const item = mockup('bag', ['front', 'back']);
  item.asset.surfaces[0]!.response = { greys: ['black.webp', 'white.webp'], ground: 'ground.webp' };
  await createMockupCache(prepare).get(item, 100);
  const rgba = (file: string) => expect.objectContaining({ rgba: `https://files.test/bag/${file}` });
  expect(prepare.mock.calls[0]?.[1].responses).toEqual({
    front: { greys: [rgba('black.webp'), rgba('white.webp')], ground: rgba('ground.webp') },
  });
});

test('a file that could not be fetched is named, and fetched again the next time', async () => {
  const cache = createMockupCache(prepare);
  status = (url) => (url.endsWith('maps.webp') ? 503 : 200);
  await expect(cache.get(mockup('mug'), 100)).rejects.toThrow('https://files.test/mug/maps.webp: HTTP 503');
  status = () => 200;
  await cache.get(mockup('mug'), 100);
  expect(fetched.filter((url) => url.endsWith('maps.webp'))).toHaveLength(2);
  expect(fetched.filter((url) => url.endsWith('base.jpg'))).toHaveLength(1);
});

test('beyond the room the one used longest ago goes, never the last', async () => {
  const cache = createMockupCache(prepare);
  // 2000 × 1000 px each: one fits, two do not.
  const first = await cache.get(mockup('a'), 2000);
  await cache.get(mockup('b'), 2000);
  expect(await cache.get(mockup('a'), 2000)).not.toBe(first);
  const huge = await cache.get(mockup('c'), 20_000);
  expect(await cache.get(mockup('c'), 20_000)).toBe(huge);
});

test('asking again keeps a mockup longer', async () => {
  const cache = createMockupCache(prepare);
  const width = 1400;
  const [a, b] = [await cache.get(mockup('a'), width), await cache.get(mockup('b'), width)];
  await cache.get(mockup('a'), width);
  await cache.get(mockup('c'), width);
  await cache.get(mockup('d'), width);
  expect(await cache.get(mockup('a'), width)).toBe(a);
  expect(await cache.get(mockup('b'), width)).not.toBe(b);
});
