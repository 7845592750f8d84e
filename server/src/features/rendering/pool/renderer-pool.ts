import {
  createForegroundPriority,
  type ForegroundPriority,
} from '../../../platform/concurrency/foreground-priority.ts';
import type { Services } from '../../../platform/services.ts';
import { createEarlyMockups, type EarlyMockups } from '../mockups/early-mockups.ts';
import { createSharedPrints, type SharedPrints } from '../print/shared-prints.ts';
import { limitFiles } from './limit-files.ts';
import { limitPrints } from './print-limiter.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { startRenderThreads } from './start-render-threads.ts';

/** How long files that nobody looks at wait for those of designs just saved, in a row. */
const DELAY_MS = 3000;

type Needs = Pick<Services, 'storage' | 'config' | 'fonts'>;

/** The renderer whose files go into one store, with the prints and early mockups that it made there and may use again. */
export interface Drawing {
  renderer: Renderer;
  prints: SharedPrints;
  early: EarlyMockups;
}

/** How a renderer is made. */
interface RendererKinds {
  here(services: Needs): Renderer;
  inThreads(...setup: Parameters<typeof startRenderThreads>): Renderer;
}

/** The renderers of a process, with the prints and early mockups that are kept for each store. */
export interface RendererPool {
  /** Files made within its `first` delay those of batches, archives and sheets in this process. */
  foreground: ForegroundPriority;
  /** Draws in the calling thread, unless the process draws in threads. */
  drawingOf(services: Needs): Drawing;
  /**
   * Lets this process draw in threads from now on, as a worker does: on two cores, and with a third of the
   * server's memory, which is collected faster. When they die, `onDeath` should end the process: its jobs are then released
   * like those of any killed worker, and none is blamed.
   */
  drawInThreads(services: Needs, onDeath: (cause: Error) => void): void;
}

/** `make` is replaced in tests. */
export function createRendererPool(
  make: RendererKinds = { here: createRenderer, inThreads: startRenderThreads },
): RendererPool {
  const byStore = new WeakMap<Services['storage'], Drawing>();
  const foreground = createForegroundPriority(DELAY_MS);
  const drawWith = ({ storage, config }: Needs, made: Renderer): Drawing => {
    const renderer = limitPrints(limitFiles(made, config.workerConcurrency, foreground));
    const drawing = { renderer, prints: createSharedPrints(storage), early: createEarlyMockups() };
    byStore.set(storage, drawing);
    return drawing;
  };
  return {
    foreground,
    drawingOf: (services) => byStore.get(services.storage) ?? drawWith(services, make.here(services)),
    drawInThreads(services, onDeath) {
      const { storage, dataDir, publicUrl, secretKey, fontsDir, workerConcurrency } = services.config;
      const setup = { storage, dataDir, publicUrl, secretKey, fontsDir };
      drawWith(services, make.inThreads(setup, onDeath, { filesAtOnce: workerConcurrency }));
    },
  };
}
