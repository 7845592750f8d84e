import { contentTypeOf } from './content-types.ts';
import { isSafeKey, visibilityOf } from './safe-key.ts';
import { BadKey } from './storage-errors.ts';

/** Throws BadKey unless the key is safe. */
export function requireSafe(key: string): void {
  if (!isSafeKey(key)) throw new BadKey(key);
}

/** Throws BadKey unless the key is safe and its extension matches the content type. */
export function requireFit(key: string, contentType: string): void {
  requireSafe(key);
  if (contentTypeOf(key).split(';')[0] !== contentType.split(';')[0]?.trim()) {
    throw new BadKey(key, `the extension does not stand for ${contentType}`);
  }
}

/** Throws BadKey unless the key is safe and public. */
export function requirePublic(key: string): void {
  requireSafe(key);
  if (visibilityOf(key) !== 'public') throw new BadKey(key, 'private objects have signed links only');
}
