/** Live ones are small and wanted at once; full ones are everything, and wanted at rest. */
export type DrawingKind = 'live' | 'full';

/** What the worker draws and what comes next; whatever lies between is dropped. */
export interface DrawingQueue {
  readonly underWay: DrawingKind | null;
  readonly waiting: DrawingKind | null;
}

export const NO_DRAWINGS: DrawingQueue = { underWay: null, waiting: null };

/** A full drawing that waits shows what a live one would. */
export function withAsked(queue: DrawingQueue, drawing: DrawingKind): DrawingQueue {
  return { ...queue, waiting: queue.waiting === 'full' ? 'full' : drawing };
}

/** What is to begin now. A full drawing gives way to a live one: the worker stops it between two pictures. */
export function nextDrawing({ underWay, waiting }: DrawingQueue): DrawingKind | null {
  if (underWay === null) return waiting;
  return underWay === 'full' && waiting === 'live' ? 'live' : null;
}

export function withBegun(drawing: DrawingKind): DrawingQueue {
  return { underWay: drawing, waiting: null };
}

export function afterDrawing(queue: DrawingQueue): DrawingQueue {
  return { ...queue, underWay: null };
}
