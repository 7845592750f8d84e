import { expect, it } from 'vitest';
import { countPrints, posterOf } from '../testing/count-prints.ts';
import { limitPrints, printWeight } from './print-limiter.ts';

const POSTER_BYTES = 3543 * 4724 * 4;

it.each([
  ['its own pixels', posterOf([3000, 4000]), 'front', POSTER_BYTES],
  ['with those of a large picture', posterOf([6000, 4000]), 'front', POSTER_BYTES + 6000 * 4000 * 4],
  ['nothing where nothing is printed', posterOf(), 'back', 0],
])('a print weighs %s', (_name, request, surfaceId, bytes) => {
  expect(printWeight(request, surfaceId)).toBe(bytes);
});

it.each([
  ['twice with a shadow, which is drawn on the side', {}, 2],
  ['once with a hidden one', { hidden: true }, 1],
])('a print weighs its pixels %s', (_name, changes, times) => {
  const request = posterOf([10, 10]);
  const shadow = { colour: '#000000', opacity: 1, dxMm: 1, dyMm: 1, blurMm: 1 };
  Object.assign(request.document.surfaces[0]!.layers[0]!, { shadow, ...changes });
  expect(printWeight(request, 'front')).toBe(times * POSTER_BYTES);
});

const light = posterOf([10, 10]);
const heavy = posterOf([6000, 4000]);

it.each([
  ['light ones side by side', [light, light], 2],
  ['a heavy one alone', [heavy, light], 1],
  ['the next after one that failed', [{ ...heavy, key: 'bad' }, heavy], 1],
])('makes %s', async (_name, requests, most) => {
  const { seen, renderer } = countPrints();
  const limited = limitPrints(renderer);
  const prints = await Promise.allSettled(requests.map((request) => limited.print(request, 'front')));
  expect(seen).toEqual({ now: 0, most, made: requests.length });
  expect(prints.map(({ status }) => status)).toEqual(
    requests.map(({ key }) => (key === 'bad' ? 'rejected' : 'fulfilled')),
  );
});

it('makes the next one while a heavy one is stored', async () => {
  let finish = () => {};
  const isStored = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { seen, renderer } = countPrints((key) => (key === 'slow' ? isStored : Promise.resolve()));
  const limited = limitPrints(renderer);
  const slow = limited.print({ ...heavy, key: 'slow' }, 'front');
  expect((await limited.print(heavy, 'front')).key).toBe('key');
  expect(seen).toEqual({ now: 0, most: 1, made: 2 });
  finish();
  expect((await slow).key).toBe('slow');
});
