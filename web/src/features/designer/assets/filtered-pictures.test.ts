import type { ImageFilter } from '@diy/design/layers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilteredPictures } from './filtered-pictures.ts';

/** A bitmap whose pixels all have one value of red. */
class FakeBitmap {
  isClosed = false;
  readonly width: number;
  readonly height: number;
  readonly red: number;
  constructor(width: number, height: number, red: number) {
    this.width = width;
    this.height = height;
    this.red = red;
  }
  close(): void {
    this.isClosed = true;
  }
}
let reads: number;
beforeEach(() => {
  reads = 0;
  class FakeImageData {
    readonly data: Uint8ClampedArray;
    constructor(data: Uint8ClampedArray) {
      this.data = data;
    }
  }
  class FakeCanvas {
    private red = 0;
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext() {
      return {
        drawImage: (bitmap: FakeBitmap) => {
          this.red = bitmap.red;
        },
        getImageData: () => {
          reads += 1;
          const data = new Uint8ClampedArray(this.width * this.height * 4);
          for (let at = 0; at < data.length; at += 4) data.set([this.red, this.red, this.red, 255], at);
          return { data };
        },
        putImageData: ({ data }: FakeImageData) => {
          this.red = data[0] ?? -1;
        },
      };
    }
    transferToImageBitmap() {
      return new FakeBitmap(this.width, this.height, this.red);
    }
  }
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('ImageData', FakeImageData);
});
afterEach(() => vi.unstubAllGlobals());

const INVERT: ImageFilter = { invert: true };
const bright = (brightness: number): ImageFilter => ({ brightness });
const bitmap = (red: number, edge = 10) => new FakeBitmap(edge, edge, red) as unknown as ImageBitmap;
const fake = (one: ImageBitmap) => one as unknown as FakeBitmap;
const BYTES = 10 * 10 * 4;

test('a picture in a filter is made once, from pixels that are read once', () => {
  const pictures = createFilteredPictures();
  const photo = bitmap(200);
  const first = pictures.get(photo, INVERT);
  expect(fake(first).red).toBe(55);
  expect(pictures.get(photo, { ...INVERT })).toBe(first);
  expect(pictures.get(photo, bright(50))).not.toBe(first);
  expect(reads).toBe(1);
});

test('two pictures are told apart, whatever their pixels', () => {
  const pictures = createFilteredPictures();
  const [one, other] = [bitmap(200), bitmap(200)];
  expect(pictures.get(one, INVERT)).not.toBe(pictures.get(other, INVERT));
  expect(reads).toBe(2);
});

test('beyond the room the copy unused for longest is closed, never the one just asked for', () => {
  // The pixels of one picture and two copies of it.
  const pictures = createFilteredPictures(3 * BYTES);
  const photo = bitmap(100);
  const a = pictures.get(photo, bright(10));
  const b = pictures.get(photo, bright(20));
  expect(pictures.get(photo, bright(10))).toBe(a);
  const c = pictures.get(photo, bright(30));
  expect(fake(b).isClosed).toBe(true);
  expect([fake(a).isClosed, fake(c).isClosed]).toEqual([false, false]);
  expect(pictures.get(photo, bright(20))).not.toBe(b);
});

test('a picture larger than all the room is still given', () => {
  const pictures = createFilteredPictures(10);
  const copy = pictures.get(bitmap(200), INVERT);
  expect(fake(copy)).toMatchObject({ red: 55, isClosed: false });
});

test('the bitmap of the page is never closed', () => {
  const pictures = createFilteredPictures(1);
  const photo = bitmap(200);
  for (let step = 1; step < 20; step += 1) pictures.get(photo, bright(step));
  expect(fake(photo).isClosed).toBe(false);
});
