import type { Readable } from 'node:stream';

/** The fewest bytes that must come in each window; slower than any line on which a person would wait. */
export interface Pace {
  bytes: number;
  windowMs: number;
}

/** 1 kB a second over half a minute. */
export const SLOWEST: Pace = { bytes: 30 * 1024, windowMs: 30_000 };

/**
 * Calls `onSlow` once when less than a pace comes from a stream that has not ended: what is sent by drops holds a place
 * that others need. Returns a function that ends the watch.
 */
export function watchPace(stream: Readable, { bytes, windowMs }: Pace, onSlow: () => void): () => void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
  };
  const timer = setInterval(() => {
    if (received < bytes) {
      end();
      onSlow();
    }
    received = 0;
  }, windowMs);
  const end = () => {
    clearInterval(timer);
    stream.off('data', count);
    stream.off('end', end);
  };
  stream.on('data', count);
  stream.once('end', end);
  return end;
}
