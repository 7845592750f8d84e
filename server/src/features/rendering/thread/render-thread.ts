import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../../platform/storage/open-store.ts';
import { createRenderer } from '../renderer.ts';
import type { ThreadAnswer, ThreadOrder, ThreadSetup } from './messages.ts';
import { packError } from './pack-error.ts';

// The thread that draws. Little lives in its heap, so that looking through it, which the engine does after every 64 MB
// of pixels, takes a few milliseconds; in the worker's own it takes some forty.
const port = parentPort!;
const config = workerData as ThreadSetup;
const renderer = createRenderer({ storage: openStore(config), config });

async function make(order: ThreadOrder): Promise<ThreadAnswer> {
  const { id } = order;
  try {
    const file =
      order.kind === 'mockup'
        ? await renderer.mockup(order.order, order.mockupId)
        : await renderer.print(order.order, order.surfaceId);
    return { id, file };
  } catch (error) {
    return { id, error: packError(error) };
  }
}

port.on('message', (order: ThreadOrder) => void make(order).then((answer) => port.postMessage(answer)));
