import type { Services } from '../../platform/services.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { startRenderThread } from './thread/start-render-thread.ts';

let thread: Renderer | null = null;

/** What draws for this process: its render thread, or the caller's own. */
export function rendererFor(services: Pick<Services, 'storage' | 'config'>): Renderer {
  return thread ?? createRenderer(services);
}

/**
 * Has this process draw in a thread from here on, as a worker does: a seventh more designs a minute than in the
 * heap of the whole server. When the thread dies, `onDeath` should end the process: its jobs are then given back as those
 * of any killed worker, and none of them is blamed.
 */
export function drawInThread(config: Services['config'], onDeath: (cause: Error) => void): void {
  const { storage, dataDir, publicUrl, secretKey, fontsDir } = config;
  thread = startRenderThread({ storage, dataDir, publicUrl, secretKey, fontsDir }, onDeath);
}
