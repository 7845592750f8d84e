import type { Readable } from 'node:stream';

/** `public`: lasting, unguessable URL; `private`: signed links only. Part of the key: `pub/…` or `prv/…`. */
export type Visibility = 'public' | 'private';

export interface StoredObject {
  key: string;
  bytes: number;
  contentType: string;
}

/** An object as a listing knows it. */
export interface ListedObject {
  key: string;
  bytes: number;
  writtenAt: Date;
}

/**
 * Where originals, previews, mockups and print files live. Objects are immutable: a key is written once,
 * appears whole or not at all, and is only ever deleted.
 */
export interface ObjectStore {
  /** Writes an object; a key that exists already is left as it is (content-addressed keys make that right). */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<StoredObject>;
  /** Null when there is no such object. */
  stat(key: string): Promise<StoredObject | null>;
  /** The whole object; for small ones. */
  read(key: string): Promise<Buffer>;
  /** The object, or bytes `start`..`end` (both inclusive), as a stream. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** A path of a local file with the object's bytes; remote stores fetch it into a cache first. */
  localPath(key: string): Promise<string>;
  delete(key: string): Promise<void>;
  /** Every object, in no particular order; what is written or deleted meanwhile may be in it or not. */
  list(): AsyncIterable<ListedObject>;
  /** Lasting URL of a `pub/` object. */
  publicUrl(key: string): string;
  /** Link to any object, valid for `ttlSeconds`; `fileName` is offered by the browser when saving. */
  signedUrl(key: string, options: { ttlSeconds: number; fileName?: string }): string;
}
