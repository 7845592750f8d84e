import type { Readable } from 'node:stream';

/** `public`: lasting, unguessable URL; `private`: signed links only. Part of the key: `pub/…` or `prv/…`. */
export type Visibility = 'public' | 'private';

export interface StoredObject {
  key: string;
  bytes: number;
  contentType: string;
  /** The store's own mark of the content, where it has one: other content, other mark. */
  etag?: string;
}

/** An object's entry in a listing: key, size and time. */
export interface ListedObject {
  key: string;
  bytes: number;
  writtenAt: Date;
}

/** The direct uploads that a browser may make to a store. */
export interface UploadScope {
  /** Keys begin with it; ends in `/`. */
  prefix: string;
  /** Bytes of one object. */
  maxBytes: number;
  /** Content types that may be claimed, separated by `;`; stores that cannot check them ignore it. */
  mimeLimit: string;
  /** Unix seconds. */
  expiresAt: number;
}

/** How a browser does it: the fields of the token call that depend on the store. */
export interface UploadTicket {
  protocol: 'qiniu' | 's3';
  token: string;
  fields: Record<string, string>;
  resumable: boolean;
  bucket: string;
  upload_url: string;
}

/**
 * Why browsers cannot upload straight to a storage service: it has no form uploads (OpenStack Swift, Cloudflare R2,
 * Backblaze B2), lets none of our pages read the response, or was not reached when that was tried.
 */
export type UploadObstacle = 'no-form-uploads' | 'no-cors' | 'not-reached';

/** A store to which browsers upload directly; we learn of such objects only by asking the store. */
export interface DirectUploads {
  ticketFor(scope: UploadScope): UploadTicket;
  /** Origins that pages must be allowed to talk to. */
  origins: readonly string[];
}

/**
 * Where originals, previews, mockups and print files live. Objects are immutable: a key is written once,
 * appears whole or not at all, and is only ever deleted.
 */
export interface ObjectStore {
  /** Writes an object; a key that exists already is left as it is (content-addressed keys make that right). */
  put(key: string, body: Buffer | Readable, options: { contentType: string }): Promise<StoredObject>;
  /** Returns null when there is no such object. */
  stat(key: string): Promise<StoredObject | null>;
  /** The whole object; for small ones. */
  read(key: string): Promise<Buffer>;
  /** The object, or bytes `start`..`end` (both inclusive), as a stream. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** A path of a local file with the object's bytes; remote stores fetch it into a cache first. */
  localPath(key: string): Promise<string>;
  delete(key: string): Promise<void>;
  /**
   * Every object, or those whose key begins with `prefix`, in no order; objects written or deleted meanwhile may be
   * missing or included.
   */
  list(prefix?: string): AsyncIterable<ListedObject>;
  /** Lasting URL of a `pub/` object. */
  publicUrl(key: string): string;
  /** Link to any object, valid for `ttlSeconds`; `fileName` is offered by the browser when saving. */
  signedUrl(key: string, options: { ttlSeconds: number; fileName?: string }): string;
  /** Ends uploads that killed processes began days ago, in services that keep their parts; returns how many. */
  abortOldUploads?(): Promise<number>;
  /** Undefined when uploads come through our own server. */
  readonly direct?: DirectUploads;
  /** The reason why a service has no `direct`. */
  readonly uploadObstacle?: UploadObstacle;
}
