// Workers that draw nothing: the product's own jobs, queue and database, and a renderer that only names its files. It ends on SIGTERM.

import { createServices } from '../../server/src/create-services.ts';
import { jobHandlers, waitingSlots } from '../../server/src/features/index.ts';
import type { Renderer } from '../../server/src/features/rendering/pool/renderer.ts';
import { createRendererPool } from '../../server/src/features/rendering/pool/renderer-pool.ts';
import { readConfig } from '../../server/src/platform/config/read-config.ts';
import { startWorker } from '../../server/src/platform/jobs/start-worker.ts';
import { createLogger } from '../../server/src/platform/logging/create-logger.ts';

const setup = JSON.parse(process.argv[2] ?? '') as { workers: number; concurrency: number };
const config = readConfig(process.env);
const log = createLogger({ level: config.logLevel, name: 'worker', folder: null });

const emptyRenderer: Renderer = {
  prepare: async () => {},
  mockup: async ({ ownerId, key }, mockupId) => ({
    mockup_id: mockupId,
    key: `pub/${ownerId}/${key}-${mockupId}.jpg`,
  }),
  mockupInColours: async ({ ownerId, key }, mockupId, colours) =>
    colours.map(() => ({ mockup_id: mockupId, key: `pub/${ownerId}/${key}-${mockupId}.jpg` })),
  print: async ({ ownerId, key }, surfaceId, onMade) => {
    onMade?.();
    const file = `prv/${ownerId}/${key}-${surfaceId}.png`;
    return { surface_id: surfaceId, key: file, width_px: 1, height_px: 1, bytes: 1, parity: 0 };
  },
  preview: async () => new Uint8Array(),
};

const running = Array.from({ length: setup.workers }, () => {
  const { services, close } = createServices(config, log);
  const renderers = createRendererPool({ here: () => emptyRenderer, inThreads: () => emptyRenderer });
  const own = { ...services, renderers };
  const worker = startWorker(own, jobHandlers, {
    concurrency: setup.concurrency,
    waiting: waitingSlots(own),
  });
  return { worker, close };
});
process.once('SIGTERM', async () => {
  await Promise.all(running.map(({ worker }) => worker.stop()));
  await Promise.all(running.map(({ close }) => close()));
  process.exit(0);
});
process.stdout.write('running\n');
