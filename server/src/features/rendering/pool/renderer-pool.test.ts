import { expect, it, vi } from 'vitest';
import type { Services } from '../../../platform/services.ts';
import { countPrints, posterOf } from '../testing/count-prints.ts';
import { createRendererPool, type Drawing } from './renderer-pool.ts';

const heavy = posterOf([6000, 4000]);
const servicesWith = (storage: object) =>
  ({ storage, config: { workerConcurrency: 4 } }) as Pick<Services, 'storage' | 'config' | 'fonts'>;

/** A pool whose renderers only count. */
function setUp() {
  const prints = countPrints();
  const make = { here: vi.fn(() => prints.renderer), inThreads: vi.fn(() => prints.renderer) };
  return { prints, make, pool: createRendererPool(make) };
}

/** The most prints a renderer was asked for at once, of two heavy ones. */
async function mostAtOnce(use: () => Drawing, made: ReturnType<typeof countPrints>) {
  await Promise.all([use().renderer.print(heavy, 'front'), use().renderer.print(heavy, 'front')]);
  expect(made.seen.made).toBe(2);
  return made.seen.most;
}

it('draws here with one renderer for each store, heavy prints one after another', async () => {
  const { prints, make, pool } = setUp();
  const services = servicesWith({});
  expect(await mostAtOnce(() => pool.drawingOf(services), prints)).toBe(1);
  expect(make.here).toHaveBeenCalledTimes(1);
  expect(pool.drawingOf(servicesWith({}))).not.toBe(pool.drawingOf(services));
});

it('draws in threads once they are asked for, heavy prints one after another over all of them', async () => {
  const { prints, make, pool } = setUp();
  const services = servicesWith({});
  pool.drawInThreads(services, () => {});
  expect(make.inThreads.mock.lastCall).toMatchObject([{}, expect.any(Function), { filesAtOnce: 4 }]);
  expect(await mostAtOnce(() => pool.drawingOf({ ...services }), prints)).toBe(1);
  expect(make.here).not.toHaveBeenCalled();
});
