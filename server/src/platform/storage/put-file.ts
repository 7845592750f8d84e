import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ObjectStore, StoredObject } from './object-store.ts';

type Store = Pick<ObjectStore, 'put'>;

/** Writes a local file as an object; throws like `put`. */
export function putFile(
  storage: Store,
  key: string,
  path: string,
  options: { contentType: string },
): Promise<StoredObject> {
  return putStream(storage, key, createReadStream(path), options);
}

/**
 * Writes a stream as an object and destroys the stream; throws like `put`. A store that refuses before it reads would
 * leave the file behind the stream open, and deleting that file meanwhile would be an error that ends the process.
 */
export async function putStream(
  storage: Store,
  key: string,
  body: Readable,
  options: { contentType: string },
): Promise<StoredObject> {
  // The store listens for errors too; this keeps one that comes before it listens from ending the process.
  body.on('error', () => undefined);
  try {
    return await storage.put(key, body, options);
  } finally {
    body.destroy();
  }
}
