import type { Readable } from 'node:stream';

/** Cuts bytes into blocks of exactly `blockBytes` and a rest; nothing gives no block. Holds one block at a time. */
export async function* cutBlocks(body: Buffer | Readable, blockBytes: number): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(body)) {
    for (let at = 0; at < body.length; at += blockBytes) yield body.subarray(at, at + blockBytes);
    return;
  }
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body as AsyncIterable<Buffer | string>) {
    let rest = Buffer.from(piece as Buffer);
    while (bytes + rest.length >= blockBytes) {
      const taken = rest.subarray(0, blockBytes - bytes);
      yield Buffer.concat([...held, taken]);
      rest = rest.subarray(taken.length);
      held = [];
      bytes = 0;
    }
    if (rest.length > 0) held.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
