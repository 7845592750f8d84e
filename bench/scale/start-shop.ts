import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../../e2e/support/system/start-postgres.ts';
import { freePort, root, waitFor } from '../../e2e/support/system/start-system.ts';
import { bundleForNode } from '../support/bundle-for-node.ts';

/** Above this, PostgreSQL writes a line into its log for each lock that somebody waits for. */
export const LOCK_BAR_MS = 50;

/** An account of the shop, and rows of its library. */
export interface Account {
  token: string;
  imageIds: string[];
}

/** An API on a separate PostgreSQL, without workers. */
export interface Shop {
  url: string;
  dataDir: string;
  apiPid: number;
  postgresPid: number;
  /** Asks PostgreSQL itself. */
  sql: pg.Pool;
  /** Lines about locks that were waited for longer than LOCK_BAR_MS, since the start. */
  lockWaits: string[];
  accounts: Account[];
  /** Starts another of our programs on its database and files; `destroy` ends it if it still runs. */
  run(file: string, args?: readonly string[], env?: Record<string, string>): ChildProcess;
  destroy(): Promise<void>;
}

/** @param images rows without files in every account's library */
export async function startShop(accounts: number, images: number): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  const lockWaits: string[] = [];
  const postgres = await startPostgres({
    connections: 2500,
    settings: ['log_lock_waits = on', `deadlock_timeout = '${LOCK_BAR_MS}ms'`],
    onLine: (line) => void (line.includes('still waiting for') && lockWaits.push(line)),
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: url,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
  };
  const children = new Set<ChildProcess>();
  const run: Shop['run'] = (file, args = [], more = {}) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const sql = new pg.Pool({ connectionString: postgres.url, max: 2 });
  sql.on('error', () => {});
  const destroy = async () => {
    await Promise.all([...children].map(end));
    await sql.end();
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await promisify(execFile)(process.execPath, ['server/dist/main-migrate.js'], { cwd: root, env });
    const filling = [await bundleForNode(root, 'scale/fill-shop.ts'), JSON.stringify({ accounts, images })];
    const filled = await promisify(execFile)(process.execPath, filling, { cwd: root, env, maxBuffer: 1e9 });
    const api = run('server/dist/main-api.js');
    await waitFor('the API', 60_000, async () => (await fetch(`${url}/healthz`)).status === 200);
    const made = JSON.parse(filled.stdout) as Account[];
    return {
      url,
      dataDir: env.DATA_DIR,
      apiPid: api.pid!,
      postgresPid: postgres.pid()!,
      sql,
      lockWaits,
      accounts: made,
      run,
      destroy,
    };
  } catch (error) {
    await destroy();
    throw error;
  }
}

/** SIGTERM, and waits for the end. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
