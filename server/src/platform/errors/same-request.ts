import { createHash } from 'node:crypto';
import type { Refusal } from './refusal.ts';

/**
 * SHA-256 (hex) of what a call asks for, whatever order its fields have; undefined ones are left out. Stored beside an idempotency key, it says
 * whether a later call with that key asks for the same.
 */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]);
}

/**
 * Throws the refusal where a key was used for another request than this one. What was recorded before requests were compared (null) counts as
 * the same.
 */
export function requireSameRequest(
  earlier: { request_sha256: string | null },
  fingerprint: string,
  refuse: () => Refusal,
): void {
  if (earlier.request_sha256 !== null && earlier.request_sha256 !== fingerprint) throw refuse();
}
