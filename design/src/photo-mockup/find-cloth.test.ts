import { describe, expect, it } from 'vitest';
import { type ClothHints, findCloth } from './find-cloth.ts';

const [WIDTH, HEIGHT] = [160, 120];
const NONE: ClothHints = { cloth: [], ground: [] };
type Rgb = [number, number, number];

/** A shirt of 40…120 × 20…100 px on a ground, darker to the right as light is. */
function picture(
  shirt: Rgb,
  ground: Rgb,
  more: (x: number, y: number) => Rgb | null = () => null,
  factor = 1,
) {
  const [width, height] = [WIDTH * factor, HEIGHT * factor];
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [(i % width) / factor, Math.floor(i / width) / factor];
    const own = more(x, y) ?? (isShirt(x, y) ? shirt : ground);
    const light = 1 - (x / WIDTH) * 0.2;
    rgba.set([...own.map((code) => code * light), 255], i * 4);
  }
  return { rgba, widthPx: width, heightPx: height };
}
const isShirt = (x: number, y: number) => x >= 40 && x < 120 && y >= 20 && y < 100;
const printOf = (factor = 1) =>
  Float32Array.from({ length: WIDTH * factor * HEIGHT * factor }, (_, i) => {
    const [x, y] = [(i % (WIDTH * factor)) / factor, Math.floor(i / (WIDTH * factor)) / factor];
    return x >= 60 && x < 100 && y >= 40 && y < 70 ? 1 : 0;
  });
const at = (cloth: Float32Array, x: number, y: number, factor = 1) =>
  cloth[y * factor * WIDTH * factor + x * factor];

describe('cloth', () => {
  it.each<[string, Rgb, Rgb]>([
    ['white on grey', [240, 240, 238], [120, 124, 130]],
    ['white on nearly white', [238, 238, 238], [226, 225, 223]],
    ['beige on wood', [224, 210, 186], [150, 106, 70]],
    ['grey on white', [150, 150, 152], [250, 250, 250]],
  ])('is found as far as it goes: %s', (_, shirt, ground) => {
    const cloth = findCloth(picture(shirt, ground), printOf(), NONE);
    let [wrong, all] = [0, 0];
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) {
        all += 1;
        if ((cloth[y * WIDTH + x] as number) > 0.5 !== isShirt(x, y)) wrong += 1;
      }
    expect(wrong / all).toBeLessThan(0.02);
  });

  it('is found in a large picture as in a small one', () => {
    const cloth = findCloth(picture([240, 240, 238], [120, 124, 130], undefined, 8), printOf(8), NONE);
    expect([at(cloth, 45, 60, 8), at(cloth, 115, 95, 8), at(cloth, 30, 60, 8)]).toEqual([1, 1, 0]);
  });

  it('leaves out a label of another tint', () => {
    const label = (x: number, y: number): Rgb | null =>
      x > 70 && x < 90 && y > 22 && y < 34 ? [190, 30, 40] : null;
    const cloth = findCloth(picture([240, 240, 238], [120, 124, 130], label), printOf(), NONE);
    expect([at(cloth, 80, 28), at(cloth, 50, 28)]).toEqual([0, 1]);
  });

  it('takes in, and leaves out, what a person says', () => {
    // A sleeve behind a seam as strong as the shirt's edge, and a tag of the shirt's own colour.
    const seam = (x: number): Rgb | null =>
      x >= 120 && x < 124 ? [60, 60, 60] : x >= 124 && x < 140 ? [240, 240, 238] : null;
    const photo = picture([240, 240, 238], [120, 124, 130], (x, y) => (y >= 20 && y < 60 ? seam(x) : null));
    const found = findCloth(photo, printOf(), NONE);
    expect(at(found, 132, 40)).toBe(0);
    const said = findCloth(photo, printOf(), { cloth: [[132 / WIDTH, 40 / HEIGHT]], ground: [] });
    expect([at(said, 132, 40), at(said, 50, 50), at(said, 150, 40)]).toEqual([1, 1, 0]);
    const less = findCloth(photo, printOf(), { cloth: [], ground: [[50 / WIDTH, 90 / HEIGHT]] });
    expect(at(less, 50, 90)).toBeLessThan(0.5);
  });

  it('is nothing where nothing is printed', () => {
    expect(
      Math.max(...findCloth(picture([240, 240, 238], [9, 9, 9]), new Float32Array(WIDTH * HEIGHT), NONE)),
    ).toBe(0);
  });
});
