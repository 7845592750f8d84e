import { isIP } from 'node:net';
import { isPublicAddress } from '../../../platform/fetching/is-public-address.ts';

/** Whether an ERP's server can probably fetch an address, judging by the address alone. */
export function isFetchable(url: string): boolean {
  let host: string;
  try {
    const { hostname, protocol } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:') return false;
    host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return false;
  }
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|lan|home|test|invalid|example)$/.test(host);
}
