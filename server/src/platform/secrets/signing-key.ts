import { hkdfSync } from 'node:crypto';
import type { RowKey } from './key-ring.ts';

/** A key for signing what one purpose gives out and takes back, derived from a key of the installation: 256 bits as hex. */
export function signingKeyOf(from: RowKey, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', from.key, '', purpose, 32)).toString('hex');
}
