import type { Readable } from 'node:stream';

/** The fewest bytes that must come in each window; slower than any line on which a person would wait. */
export interface Pace {
  bytes: number;
  windowMs: number;
}

/** 1 kB a second over half a minute. */
export const SLOWEST_PACE: Pace = { bytes: 30 * 1024, windowMs: 30_000 };

/**
 * Calls `onSlow` once when what has come in grows by less than a pace: what is sent by drops holds a slot that others need. Returns a
 * function that ends the watch.
 * @param received bytes so far
 */
export function enforcePace(
  received: () => number,
  { bytes, windowMs }: Pace,
  onSlow: () => void,
): () => void {
  let before = received();
  const timer = setInterval(() => {
    const now = received();
    if (now - before < bytes) {
      clearInterval(timer);
      onSlow();
    }
    before = now;
  }, windowMs);
  return () => clearInterval(timer);
}

/** Calls `onSlow` once when a stream that is being read comes more slowly than the pace; ends with the stream. */
export function enforcePaceOfStream(stream: Readable, pace: Pace, onSlow: () => void): () => void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
  };
  const end = () => {
    endWatch();
    stream.off('data', count);
    stream.off('end', end);
  };
  const endWatch = enforcePace(
    () => received,
    pace,
    () => {
      end();
      onSlow();
    },
  );
  stream.on('data', count);
  stream.once('end', end);
  return end;
}
