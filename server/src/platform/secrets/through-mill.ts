import { Transform } from 'node:stream';
import type { ByteMill } from './chunked-cipher.ts';
import { HEAD_BYTES } from './encrypted-head.ts';

/** A stream of what a mill makes of its bytes. */
export function throughMill(mill: ByteMill): Transform {
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      pass(this, () => mill.take(bytes), done);
    },
    flush(done) {
      pass(this, () => mill.finish(), done);
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

/** A mill that is chosen by the first bytes that come. */
export function startLate(open: (start: Buffer) => { mill: ByteMill; rest: Buffer }): ByteMill {
  let start: Buffer = Buffer.alloc(0);
  let mill: ByteMill | null = null;
  return {
    take(bytes) {
      if (mill) return mill.take(bytes);
      start = Buffer.concat([start, bytes]);
      if (start.length < HEAD_BYTES) return [];
      const opened = open(start);
      mill = opened.mill;
      return mill.take(opened.rest);
    },
    // Bytes too few for any head: `open` says so.
    finish: () => (mill ?? open(start).mill).finish(),
  };
}
