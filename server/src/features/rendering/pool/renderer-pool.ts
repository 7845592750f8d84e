import type { Services } from '../../../platform/services.ts';
import { limitPrints } from './print-limiter.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { startRenderThreads } from './start-render-threads.ts';

let threads: Renderer | null = null;
/** Renderers of this thread, by the store they write to. */
const own = new WeakMap<Services['storage'], Renderer>();

/** What draws for this process: its render threads, or the caller's own. */
export function rendererFor(services: Pick<Services, 'storage' | 'config'>): Renderer {
  if (threads) return threads;
  const known = own.get(services.storage) ?? limitPrints(createRenderer(services));
  own.set(services.storage, known);
  return known;
}

/**
 * Has this process draw in threads from here on, as a worker does: on two cores, and in heaps a third of the server's,
 * which the engine looks through in less time. When they die, `onDeath` should end the process: its jobs are then given
 * back as those of any killed worker, and none of them is blamed.
 */
export function drawInThreads(config: Services['config'], onDeath: (cause: Error) => void): void {
  const { storage, dataDir, publicUrl, secretKey, fontsDir } = config;
  const setup = { storage, dataDir, publicUrl, secretKey, fontsDir };
  threads = limitPrints(startRenderThreads(setup, onDeath, { filesAtOnce: config.workerConcurrency }));
}
