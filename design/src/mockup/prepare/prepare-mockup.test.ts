import { expect, it } from 'vitest';
import { buildMockup } from '../../testing/index.ts';
import type { MockupPictures } from '../prepared-mockup.ts';
import { prepareMockup, prepareMockupWithPauses } from './prepare-mockup.ts';

const { asset, pictures } = buildMockup(200);

it('makes the same with pauses, of which there are many', async () => {
  let pauses = 0;
  const gently = await prepareMockupWithPauses(asset, pictures, { widthPx: 90 }, async () => {
    pauses += 1;
  });
  expect(gently).toEqual(prepareMockup(asset, pictures, { widthPx: 90 }));
  expect(pauses).toBeGreaterThan(5);
});

it('stops where a pause does', async () => {
  const stop = async () => Promise.reject(new Error('enough'));
  await expect(prepareMockupWithPauses(asset, pictures, {}, stop)).rejects.toThrow('enough');
});

it.each([
  ['no product at all', 0],
  ['nothing but edge', 200],
])('a picture with %s keeps its ground', (_, code) => {
  const maps = { ...pictures.maps, rgba: Uint8Array.from(pictures.maps.rgba) };
  for (let at = 1; at < maps.rgba.length; at += 4) maps.rgba[at] = code;
  const coverage = { front: { ...maps, rgba: new Uint8Array(maps.rgba.length) } };
  const prepared = prepareMockup(asset, { ...pictures, maps, coverage });
  const whole = prepareMockup(asset, pictures);
  // A corner is ground in both.
  expect(prepared.base.slice(0, 30)).toEqual(whole.base.slice(0, 30));
  expect(prepared.surfaces[0]!.pixels).toHaveLength(0);
});

it('smooths noise inside the product, keeps what is too large for noise, and touches nothing else', () => {
  const noisy = { ...pictures.base, rgba: Uint8Array.from(pictures.base.rgba) };
  const middle = (100 * 200 + 100) * 4;
  const set = (at: number, change: number) => {
    for (let c = 0; c < 3; c += 1) noisy.rgba[at + c] = pictures.base.rgba[at + c]! + change;
  };
  // A speck, a button forty pixels next to it, and a speck on the ground.
  set(middle, 4);
  set(middle + 40 * 4, -120);
  set(0, 4);
  const base = (of: MockupPictures['base']) => prepareMockup(asset, { ...pictures, base: of }).base;
  const [before, after] = [base(pictures.base), base(noisy)];
  const change = (pixel: number) => after[pixel * 3]! - before[pixel * 3]!;
  expect(Math.abs(change(100 * 200 + 100))).toBeLessThan(0.001);
  expect(change(100 * 200 + 140)).toBeLessThan(-0.2);
  expect(change(0)).toBeGreaterThan(0.005);
});

it('makes of the upper part of a picture what it makes of the whole there', () => {
  const heightPx = 150;
  const cut = (picture: MockupPictures['base']) => ({
    ...picture,
    heightPx,
    rgba: picture.rgba.slice(0, picture.widthPx * heightPx * 4),
  });
  const upper = prepareMockup(
    { ...asset, heightPx },
    {
      ...pictures,
      base: cut(pictures.base),
      maps: cut(pictures.maps),
      coverage: { front: cut(pictures.coverage.front!) },
    },
  );
  const whole = prepareMockup(asset, pictures);
  expect(upper).toMatchObject({ widthPx: 200, heightPx });
  // Away from the cut, where the whole has neighbours that the upper part does not have.
  const same = 200 * (heightPx - 16) * 3;
  expect(upper.base.slice(0, same)).toEqual(whole.base.slice(0, same));
  expect(upper.productLight.slice(0, same)).toEqual(whole.productLight.slice(0, same));
});
