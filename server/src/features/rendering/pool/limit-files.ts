import type { ForegroundPriority } from '../../../platform/concurrency/foreground-priority.ts';
import { createWorkSlots } from '../../../platform/concurrency/work-slots.ts';
import { startPrint } from './print-limiter.ts';
import type { Renderer } from './renderer.ts';

/** Files of a process that wait for their turn; no worker has this many jobs. */
const MAX_WAITING = 1000;

/**
 * A renderer that makes `atOnce` files at once, accounts taking turns: while another's wait, one account's many files keep to
 * their share of the drawing threads. Storing a print does not count. Files of a design that somebody has just saved delay
 * those of batches, archives and sheets; previews are always looked at and wait for nobody.
 */
export function limitFiles(renderer: Renderer, atOnce: number, foreground: ForegroundPriority): Renderer {
  const slots = createWorkSlots(atOnce, MAX_WAITING);
  const inTurn = async <T>(owner: string, make: () => Promise<T>): Promise<T> => {
    await foreground.pass();
    return slots.run(make, { owner });
  };
  return {
    prepare: renderer.prepare,
    mockup: (request, mockupId) => inTurn(request.ownerId, () => renderer.mockup(request, mockupId)),
    mockupInColours: (request, mockupId, colours) =>
      inTurn(request.ownerId, () => renderer.mockupInColours(request, mockupId, colours)),
    preview: (request, surfaceId, edgePx) =>
      slots.run(() => renderer.preview(request, surfaceId, edgePx), { owner: request.ownerId }),
    print: (request, surfaceId, onMade) =>
      new Promise((resolve, reject) => {
        const make = () => startPrint(renderer, [request, surfaceId, onMade], resolve, reject);
        inTurn(request.ownerId, make).catch(reject);
      }),
  };
}
