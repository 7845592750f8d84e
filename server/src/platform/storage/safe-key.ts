import type { Visibility } from './object-store.ts';

/** Longest key in characters; contract and database hold the same limit. */
const MAX_KEY_LENGTH = 300;
const MAX_SEGMENT_BYTES = 255;

/** Control and formatting characters, `%` and `\` (decoded twice somewhere they become a path), and what Windows forbids. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}%\\"*:<>?|#]/u;

/**
 * True when `key` is `pub/…` or `prv/…` and can only mean a file below the store's root, on every file system
 * and after any number of URL decodings.
 */
export function isSafeKey(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || !/^(pub|prv)\/./.test(key) || FORBIDDEN.test(key)) return false;
  return key.split('/').every(isSafeSegment);
}

function isSafeSegment(segment: string): boolean {
  return (
    segment.length > 0 &&
    !segment.startsWith('.') &&
    !/[. ]$/.test(segment) &&
    Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES
  );
}

/** Whether everybody who knows the URL may read the object. The key must be safe. */
export function visibilityOf(key: string): Visibility {
  return key.startsWith('pub/') ? 'public' : 'private';
}
