import type { StoredMessage } from '@diy/contract/messages/message';
import type { ProductManifest } from './product-manifest.ts';

/** What the reading process is sent. */
export interface ToProductFileWorker {
  path: string;
  /** The largest image that an account may upload. */
  maxImageBytes: number;
  /** `list` = the list of contents for the job, outlines checked; `title` = the name of what is imported, for the call. */
  wanted: 'list' | 'title';
}

/** Its one reply: what was wanted, why the file is refused, or our own fault. */
export type FromProductFileWorker =
  | { manifest: ProductManifest }
  | { title: string }
  | { refused: StoredMessage }
  | { failed: string };
