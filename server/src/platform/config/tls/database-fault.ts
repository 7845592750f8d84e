import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { isThisMachine } from './is-this-machine.ts';

/** What keeps an address of PostgreSQL from being used. */
export type DatabaseFault = 'invalid' | 'repeated' | 'certificate' | 'plain';

/** What is wrong in words: Chinese, English. */
export const FAULT_WORDS: Record<AddressFileFault, readonly [string, string]> = {
  invalid: [
    '不是有效的地址，应像 postgres://user:password@host:5432/name',
    'is no valid address, like postgres://user:password@host:5432/name',
  ],
  incomplete: ['须写出主机和数据库的名字', 'must name host and database'],
  repeated: ['里同一个参数只能出现一次', 'has a parameter twice'],
  certificate: [
    '里 sslrootcert、sslcert 或 sslkey 指向的文件无法读取',
    'names a certificate or key that cannot be read',
  ],
  plain: ['须带 ?sslmode=verify-full', 'needs ?sslmode=verify-full'],
};

const PROTOCOLS = ['postgres:', 'postgresql:'];

/**
 * The first fault of an address; null = it may be used. What it leads to is asked of pg itself, which adds PGHOST and PGSSLMODE to what
 * the address leaves open.
 */
export function databaseFault(
  address: string,
  { isTlsRequired }: { isTlsRequired: boolean },
): DatabaseFault | null {
  if (!URL.canParse(address) || !PROTOCOLS.includes(new URL(address).protocol)) return 'invalid';
  const parameters = new URL(address).searchParams;
  // Of repeated parameters pg uses the last, `searchParams.get` the first.
  if (new Set(parameters.keys()).size < parameters.size) return 'repeated';
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString: address });
  } catch (error) {
    return (error as NodeJS.ErrnoException).syscall ? 'certificate' : 'invalid';
  }
  if (!isTlsRequired || client.host.startsWith('/') || isThisMachine(client.host)) return null;
  const mode = parameters.get('sslmode') ?? process.env.PGSSLMODE;
  const isFull = mode === 'verify-full' && !parameters.has('uselibpqcompat');
  return isFull && isVerified(client.ssl) ? null : 'plain';
}

/** What keeps an address in a file from being used: the rest of it may be missing. */
export type AddressFileFault = DatabaseFault | 'incomplete';

/** The address `file:///…` of the file at this path; the rule for what it will hold travels with it to every connection and process. */
export function addressFileUrl(path: string, { isTlsRequired }: { isTlsRequired: boolean }): string {
  const url = pathToFileURL(path);
  if (isTlsRequired) url.searchParams.set('require_tls', 'true');
  return url.href;
}

/**
 * The first fault of what a file holds now, by the rule in its address; null = it may be used. It names host and database: of one that
 * is half-written a part of the password would be taken for a host.
 */
export function addressFileFault(fileUrl: string, address: string): AddressFileFault | null {
  if (address !== '' && URL.canParse(address) && !isWhole(new URL(address))) return 'incomplete';
  return databaseFault(address, {
    isTlsRequired: new URL(fileUrl).searchParams.get('require_tls') === 'true',
  });
}

function isWhole({ hostname, pathname, searchParams }: URL): boolean {
  return (hostname !== '' || (searchParams.get('host') ?? '') !== '') && pathname.length > 1;
}

/** The types call it a boolean; pg keeps options there. */
function isVerified(ssl: unknown): boolean {
  if (ssl === true) return true;
  if (typeof ssl !== 'object' || ssl === null) return false;
  return !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false);
}
