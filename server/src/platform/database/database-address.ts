import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** What each file held when it was last read; while one is being replaced it may be away for a moment. */
const lastRead = new Map<string, string>();

/**
 * The address of PostgreSQL now. `file:///…` stands for a file that holds it: a vault's agent replaces it, and the next connection
 * signs in with the user and password of then. Throws when the file was never read.
 */
export function readDatabaseUrl(url: string): string {
  if (!url.startsWith('file:')) return url;
  try {
    const address = readFileSync(fileURLToPath(url), 'utf8').trim();
    if (address !== '') lastRead.set(url, address);
  } catch (error) {
    if (!lastRead.has(url)) throw error;
  }
  return lastRead.get(url) ?? '';
}

/** What a pool makes its connections of: each reads the address again where a file holds it. */
export function clientOf(url: string): typeof pg.Client {
  if (!url.startsWith('file:')) return pg.Client;
  return class extends pg.Client {
    constructor(options?: string | pg.ClientConfig) {
      super({ ...(typeof options === 'object' ? options : {}), connectionString: readDatabaseUrl(url) });
    }
  };
}
