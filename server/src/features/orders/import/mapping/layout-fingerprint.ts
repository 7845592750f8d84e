import { createHash } from 'node:crypto';
import { normaliseHeader } from './normalise-header.ts';

/** The same for every file with these columns in this order, however they are decorated; 64 hex digits. */
export function layoutFingerprint(headers: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map(normaliseHeader)))
    .digest('hex');
}
