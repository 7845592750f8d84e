import type { Services } from '../../platform/services.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { type RenderThread, startRenderThread } from './thread/start-render-thread.ts';

let thread: RenderThread | null = null;

/** What draws for this process: its render thread, or the caller's own. */
export function rendererFor(services: Pick<Services, 'storage' | 'config'>): Renderer {
  return thread ?? createRenderer(services);
}

/**
 * Has this process draw in a thread from here on, as a worker does: a seventh more designs a minute than in the
 * heap of the whole server. `stop` ends it.
 */
export function drawInThread({
  storage,
  dataDir,
  publicUrl,
  secretKey,
  fontsDir,
}: Services['config']): Pick<RenderThread, 'stop'> {
  const started = startRenderThread({ storage, dataDir, publicUrl, secretKey, fontsDir });
  thread = started;
  return {
    async stop() {
      if (thread === started) thread = null;
      await started.stop();
    },
  };
}
