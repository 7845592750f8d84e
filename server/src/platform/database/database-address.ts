import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigMistake } from '../config/config-mistake.ts';
import { type AddressFileFault, addressFileFault } from '../config/tls/database-fault.ts';
import type { Logger } from '../logging/logger.ts';

type Warns = Pick<Logger, 'warn'>;

/** What each file held when it last held an address that may be used, and what was refused since, to say so once. */
const known = new Map<string, { good: string; refused: string }>();

/**
 * The address of PostgreSQL now. `file:///…` stands for a file that holds it: a vault's agent replaces it, and the next connection
 * signs in with the user and password of then. A file that is away, half-written, or whose address the start would have refused, changes
 * nothing. Throws when it never held one that may be used. What is in the file is in no error and no log.
 */
export function readDatabaseUrl(url: string, log?: Warns): string {
  if (!url.startsWith('file:')) return url;
  const state = known.get(url);
  const { text, code } = readText(url);
  if (state && (text === '' || text === state.good)) return state.good;
  const fault = addressFileFault(url, text);
  if (fault === null) {
    known.set(url, { good: text, refused: '' });
    return text;
  }
  if (!state) throw unusable(url, code || fault);
  if (text !== state.refused)
    log?.warn(
      { fault },
      'the new address in the file of DATABASE_URL_FILE is not used; the one before stays',
    );
  state.refused = text;
  return state.good;
}

/** The client class for a pool's connections. Where a file holds the address, each new connection reads it again. */
export function clientOf(url: string, log: Warns): typeof pg.Client {
  if (!url.startsWith('file:')) return pg.Client;
  return class extends pg.Client {
    constructor(options?: string | pg.ClientConfig) {
      const given = typeof options === 'object' ? options : {};
      super({ ...given, connectionString: readDatabaseUrl(url, log) });
    }
  };
}

/** While a file is being replaced it may be away for a moment. */
function readText(url: string): { text: string; code: string } {
  try {
    return { text: readFileSync(fileURLToPath(url), 'utf8').trim(), code: '' };
  } catch (error) {
    return { text: '', code: (error as NodeJS.ErrnoException).code ?? '' };
  }
}

function unusable(url: string, why: AddressFileFault | string): ConfigMistake {
  return new ConfigMistake(
    `DATABASE_URL_FILE 指向的文件 ${fileURLToPath(url)} 里没有可用的地址（${why}）`,
    `the file of DATABASE_URL_FILE holds no address that may be used: ${why}`,
  );
}
