// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fitLongEdge, prepareImage, uniqueFileName } from './prepare-image.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [1600, 1200, { width: 800, height: 600 }],
  [300, 600, { width: 400, height: 800 }],
  [10_000, 3, { width: 800, height: 1 }],
  [1, 1, { width: 800, height: 800 }],
])('%d × %d px with its longer side at 800', (width, height, expected) => {
  expect(fitLongEdge(width, height, 800)).toEqual(expected);
});

test('file names are unique and keep the extension', () => {
  const names = new Set(Array.from({ length: 100 }, () => uniqueFileName('jpg')));
  expect(names.size).toBe(100);
  expect([...names].every((name) => /^[0-9a-f]{32}\.jpg$/.test(name))).toBe(true);
});

test.each([
  [1600, 1200, 800, 600],
  [100, 400, 200, 800],
])(
  'a picture of %d × %d is redrawn on white at %d × %d, JPEG of full quality',
  async (w, h, width, height) => {
    const done: unknown[] = [];
    const context = {
      set fillStyle(colour: string) {
        done.push(colour);
      },
      fillRect: (...box: number[]) => done.push(['fill', ...box]),
      drawImage: (_: unknown, ...box: number[]) => done.push(['draw', ...box]),
    };
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => context,
      toBlob: (take: (blob: Blob) => void, type: string, quality: number) => {
        done.push([type, quality]);
        take(new Blob(['jpeg'], { type }));
      },
    };
    vi.spyOn(document, 'createElement').mockReturnValue(canvas as unknown as HTMLElement);
    const file = await prepareImage({} as CanvasImageSource, w, h);
    expect([canvas.width, canvas.height]).toEqual([width, height]);
    expect(done).toEqual([
      '#ffffff',
      ['fill', 0, 0, width, height],
      ['draw', 0, 0, width, height],
      ['image/jpeg', 1],
    ]);
    expect([file.type, file.name]).toEqual(['image/jpeg', expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
  },
);
