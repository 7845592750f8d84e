import { Transform } from 'node:stream';
import type { ByteTransform } from './chunked-cipher.ts';
import { HEAD_BYTES } from './encrypted-head.ts';

/** A stream of the bytes that `transform` makes of those it takes. */
export function toTransformStream(transform: ByteTransform): Transform {
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      pass(this, () => transform.take(bytes), done);
    },
    flush(done) {
      pass(this, () => transform.finish(), done);
    },
  });
}

function pass(stream: Transform, work: () => Buffer[], done: (error?: Error) => void): void {
  try {
    for (const bytes of work()) stream.push(bytes);
    done();
  } catch (error) {
    done(error as Error);
  }
}

/** A transform that is chosen by the first bytes. */
export function startLate(
  open: (start: Buffer) => { transform: ByteTransform; rest: Buffer },
): ByteTransform {
  let start: Buffer = Buffer.alloc(0);
  let transform: ByteTransform | null = null;
  return {
    take(bytes) {
      if (transform) return transform.take(bytes);
      start = Buffer.concat([start, bytes]);
      if (start.length < HEAD_BYTES) return [];
      const opened = open(start);
      transform = opened.transform;
      return transform.take(opened.rest);
    },
    // With too few bytes for any head, `open` throws.
    finish: () => (transform ?? open(start).transform).finish(),
  };
}
