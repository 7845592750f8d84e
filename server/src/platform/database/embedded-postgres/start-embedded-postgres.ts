import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { whileClaimed } from '../../locking/process-claim.ts';
import type { Logger } from '../../logging/logger.ts';
import { makePrivateFolder } from '../../private-files.ts';
import { isDatabaseUnavailable } from '../is-unavailable.ts';
import { chooseFreePort } from './choose-free-port.ts';
import { createCluster, removeUnfinished } from './create-cluster.ts';
import { type AppDatabase, ensureAppDatabase } from './ensure-app-database.ts';
import { explainOutput, isOutOfSpace } from './explain-output.ts';
import { findPostgresBinaries, type PostgresBinaries } from './find-binaries.ts';
import { hasCluster, requireFinished } from './has-cluster.ts';
import { clearStalePostmasterFile, isPostgresAlive, readPostmasterFile } from './postmaster-file.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { serverUsers } from './server-users.ts';

export interface EmbeddedPostgresOptions {
  /** Folder that will hold the cluster (`postgres/`) and its password file. */
  dataDir: string;
  /** Port on 127.0.0.1; default the last one used, or a free one. */
  port?: number;
  /** False only for tests: no fsync, data may be lost in a crash. Default true. */
  durable?: boolean;
  /** False while another system is running: a database of an older version is then refused. Default true. */
  mayHandOver?: boolean;
  /**
   * True for a command beside the system: a server that was running without a known user, as a killed process or an earlier version left
   * it, is not stopped. Default false.
   */
  leavesFound?: boolean;
  log: Logger;
}

export interface EmbeddedPostgres {
  /** Connection URL of database `app`, as the role that owns it and nothing else. */
  url: string;
  /** The superuser's, for tests that make databases. */
  adminUrl: string;
  pid: number;
  /** True while the server process is alive. */
  isAlive(): boolean;
  /** Fast shutdown, unless another process uses the server: the last one stops it. Resolves when the process has gone. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
/** For another process that starts or stops the server, makes its cluster, or lets it recover. */
const CLAIM_PATIENCE_MS = 3 * START_TIMEOUT_MS;

/**
 * Starts PostgreSQL in `dataDir`, creating the cluster at the first start. A server that another process has started, or that
 * a killed one left running, is adopted; a lock file left by a killed server is cleared. Several may start it at once: one does, the others
 * adopt it. Throws with one sentence when it cannot.
 */
export async function startEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const options = { ...given, dataDir: resolve(given.dataDir) };
  makePrivateFolder(options.dataDir);
  const users = serverUsers(options.dataDir);
  return whileServerIsClaimed(options.dataDir, async () => {
    const hadUsers = users.hasOthers();
    users.add();
    try {
      const { isAdopted, ...server } = await startOrAdopt(options);
      const mayStop = hadUsers || !isAdopted || options.leavesFound !== true;
      const stop = () =>
        whileServerIsClaimed(options.dataDir, async () => {
          users.remove();
          if (mayStop && !users.hasOthers()) await stopServer(server.pid);
        });
      return { ...server, stop };
    } catch (error) {
      users.remove();
      throw error;
    }
  });
}

/** Starting, adopting and stopping never overlap, so that nobody adopts a server that is about to be stopped. */
function whileServerIsClaimed<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return whileClaimed(join(dataDir, 'postgres-lock'), CLAIM_PATIENCE_MS, work);
}

type StartedServer = Omit<EmbeddedPostgres, 'stop'> & { isAdopted: boolean };

async function startOrAdopt(options: EmbeddedPostgresOptions): Promise<StartedServer> {
  const { dataDir } = options;
  const clusterDir = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  const binaries = await findPostgresBinaries();
  const runAs = chooseRunAs(binaries.postgres);
  if (runAs.how === 'other-uid') letOthersThrough(dataDir);
  removeUnfinished(clusterDir);
  if (!hasCluster(clusterDir)) await createCluster(binaries, runAs, clusterDir, passwordFile);
  requireFinished(clusterDir);
  const password = readFileSync(passwordFile, 'utf8').trim();

  const running = readPostmasterFile(clusterDir);
  if (running && isPostgresAlive(running.pid)) {
    options.log.info({ pid: running.pid }, 'adopting the PostgreSQL that is still running');
    try {
      return { ...(await connectTo(running.pid, running.port, password, options)), isAdopted: true };
    } catch (error) {
      // The old server was killed and is just ending, so a new one is started.
      if (isPostgresAlive(running.pid)) throw error;
    }
  }
  clearStalePostmasterFile(clusterDir);
  runAs.own(clusterDir);
  const port = options.port ?? (await chooseFreePort(running?.port));
  const pid = await spawnServer(binaries, runAs, clusterDir, port, options);
  return { ...(await connectTo(pid, port, password, options)), isAdopted: false };
}

/** A PostgreSQL of another uid has to enter its own folder; what else lies next to it stays closed. */
function letOthersThrough(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011);
}

async function spawnServer(
  binaries: PostgresBinaries,
  runAs: RunAs,
  clusterDir: string,
  port: number,
  options: EmbeddedPostgresOptions,
): Promise<number> {
  const relaxed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    // No socket file: its path may be longer than the system allows.
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_min_messages=warning',
    ...(options.durable === false ? relaxed : []),
  ];
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const args = ['-D', clusterDir, ...settings.flatMap((setting) => ['-c', setting])];
    // Detached: a Ctrl+C in the terminal must not stop the database before the application has stopped using it.
    const child = runAs.spawn(binaries.postgres, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-4000);
      options.log.debug({ postgres: chunk.toString().trim() }, 'postgres');
    });
    const exited = new Promise<number | null>((done) => {
      child.once('error', () => done(-1));
      child.once('exit', done);
    });
    const ready = waitUntilListening(port, deadline);
    const result = await Promise.race([
      exited.then(() => 'exited' as const),
      ready.then(() => 'ready' as const),
    ]);
    if (result === 'ready' && child.pid) {
      child.unref();
      (child.stderr as unknown as { unref?(): void } | null)?.unref?.();
      return child.pid;
    }
    // Backends of a killed server stay alive for a moment and hold its shared memory.
    const lingering = /shared memory block|lock file/.test(stderr) && !isOutOfSpace(stderr);
    if (!lingering || Date.now() > deadline) {
      throw explainOutput('PostgreSQL 没有启动', stderr, clusterDir);
    }
    await sleep(300);
  }
}

async function waitUntilListening(port: number, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'nobody',
      database: 'none',
      password: 'x',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const code = (error as { code?: string }).code;
      // 28P01: the server refuses the password, so it is up; 57P03: it is still starting.
      if (code === '28P01' || code === '28000' || code === '3D000') return;
    }
    await sleep(25);
  }
  throw new Error('PostgreSQL 在 60 秒内没有就绪');
}

async function connectTo(
  pid: number,
  port: number,
  password: string,
  options: EmbeddedPostgresOptions,
): Promise<Omit<StartedServer, 'isAdopted'>> {
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const app = await waitForAppDatabase(adminUrl, password, options, () => isPostgresAlive(pid));
  return {
    url: `postgres://${app.role}:${app.password}@127.0.0.1:${port}/${app.database}`,
    adminUrl,
    pid,
    isAlive: () => isPostgresAlive(pid),
  };
}

/** Waits while the server recovers from a crash; throws at once when it has ended. */
async function waitForAppDatabase(
  url: string,
  password: string,
  options: EmbeddedPostgresOptions,
  isAlive: () => boolean,
): Promise<AppDatabase> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const app = await ensureAppDatabase(client, password, options);
      await client.end();
      return app;
    } catch (error) {
      await client.end().catch(() => {});
      if (!isDatabaseUnavailable(error) || !isAlive() || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

async function stopServer(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = Date.now() + 15_000;
  while (isPostgresAlive(pid) && Date.now() < deadline) await sleep(50);
  if (isPostgresAlive(pid)) process.kill(pid, 'SIGQUIT');
}
