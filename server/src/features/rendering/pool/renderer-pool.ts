import type { Services } from '../../../platform/services.ts';
import { limitPrints } from './print-limiter.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { startRenderThreads } from './start-render-threads.ts';

let threads: Renderer | null = null;
/** Renderers of this thread, by the store they write to. */
const own = new WeakMap<Services['storage'], Renderer>();

/** This process's renderer: its render threads, or the calling thread. */
export function rendererFor(services: Pick<Services, 'storage' | 'config'>): Renderer {
  if (threads) return threads;
  const known = own.get(services.storage) ?? limitPrints(createRenderer(services));
  own.set(services.storage, known);
  return known;
}

/**
 * Lets this process draw in threads from now on, as a worker does: on two cores, and in heaps a third of the server's,
 * which are collected faster. When they die, `onDeath` should end the process: its jobs are then released like those of
 * any killed worker, and none is blamed.
 */
export function drawInThreads(config: Services['config'], onDeath: (cause: Error) => void): void {
  const { storage, dataDir, publicUrl, secretKey, fontsDir } = config;
  const setup = { storage, dataDir, publicUrl, secretKey, fontsDir };
  threads = limitPrints(startRenderThreads(setup, onDeath, { filesAtOnce: config.workerConcurrency }));
}
