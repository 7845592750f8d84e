import { createHash } from 'node:crypto';
import { layoutHeader } from './normalise-header.ts';

/**
 * A fingerprint that is equal for all files with these columns in this order, whatever notes the headers have; 64 hex
 * digits.
 */
export function layoutFingerprint(headers: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map(layoutHeader)))
    .digest('hex');
}
