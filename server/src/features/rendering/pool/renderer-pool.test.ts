import { expect, it, vi } from 'vitest';
import type { Services } from '../../../platform/services.ts';
import { countPrints, posterOf } from '../testing/count-prints.ts';
import { drawInThreads, rendererFor } from './renderer-pool.ts';

const made = vi.hoisted(() => ({ here: vi.fn(), inThreads: vi.fn() }));
vi.mock('./renderer.ts', () => ({ createRenderer: made.here }));
vi.mock('./start-render-threads.ts', () => ({ startRenderThreads: made.inThreads }));

const heavy = posterOf([6000, 4000]);
const servicesWith = (storage: object) =>
  ({ storage, config: { workerConcurrency: 4 } }) as Pick<Services, 'storage' | 'config'>;

/** The most prints `renderer` was asked for at once, of two heavy ones. */
async function mostAtOnce(use: () => ReturnType<typeof rendererFor>, made: ReturnType<typeof countPrints>) {
  await Promise.all([use().print(heavy, 'front'), use().print(heavy, 'front')]);
  expect(made.seen.made).toBe(2);
  return made.seen.most;
}

it('draws here with one renderer for each store, heavy prints one after another', async () => {
  const prints = countPrints();
  made.here.mockReturnValue(prints.renderer);
  const services = servicesWith({});
  expect(await mostAtOnce(() => rendererFor(services), prints)).toBe(1);
  expect(made.here).toHaveBeenCalledTimes(1);
  expect(rendererFor(servicesWith({}))).not.toBe(rendererFor(services));
});

it('draws in threads once they are asked for, heavy prints one after another over all of them', async () => {
  const prints = countPrints();
  made.inThreads.mockReturnValue(prints.renderer);
  const { config, ...services } = servicesWith({});
  drawInThreads(config, () => {});
  expect(made.inThreads.mock.lastCall?.[2]).toEqual({ filesAtOnce: 4 });
  made.here.mockClear();
  expect(await mostAtOnce(() => rendererFor({ ...services, config }), prints)).toBe(1);
  expect(made.here).not.toHaveBeenCalled();
});
