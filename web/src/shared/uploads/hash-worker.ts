import { hashFileHere } from './hash-file-here.ts';

/** Files are hashed one after another: side by side they would only share the disk and the core. */
let last: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  last = last.then(async () => {
    try {
      self.postMessage({ id: data.id, hash: await hashFileHere(data.file) });
    } catch (error) {
      self.postMessage({ id: data.id, problem: String(error) });
    }
  });
};
