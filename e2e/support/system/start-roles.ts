import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kill } from './kill.ts';
import { type SpreadProxy, startSpreadProxy } from './spread-proxy.ts';
import { type OwnPostgres, startPostgres } from './start-postgres.ts';
import { freePort, root, waitFor } from './start-system.ts';

/** An installation of several processes: two APIs behind a proxy, workers, their own PostgreSQL and S3 store. */
export interface Roles {
  url: string;
  /** For the command line: an API's folder. */
  dataDir: string;
  env: Record<string, string>;
  proxy: SpreadProxy;
  /** Door of the store. */
  store: SpreadProxy;
  postgres: OwnPostgres;
  /** Kills a process and starts it again, as systemd would, after `pauseMs`. */
  killAndRestart(name: string, pauseMs: number): Promise<void>;
  names(): string[];
  /** Last lines of every process, for a failed story. */
  output(): string;
  destroy(): Promise<void>;
}

interface Member {
  start(): ChildProcess;
  child: ChildProcess;
}

/** Starts everything against an empty database and an empty bucket; returns once the proxy gives a healthy response. */
export async function startRoles(workers: number): Promise<Roles> {
  const folder = mkdtempSync(join(tmpdir(), 'roles-'));
  const postgres = await startPostgres();
  const [ownPort, firstApi, secondApi, storePort, doorPort] = await freePorts(5);
  const members = new Map<string, Member>();
  const outputs = new Map<string, string>();
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url,
    STORAGE_URL: `s3+http://S3RVER:S3RVER@127.0.0.1:${doorPort}/library`,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
    DATA_DIR: join(folder, 'cli'),
  };
  const run = (name: string, file: string, more: Record<string, string> = {}): ChildProcess => {
    const child = spawn(process.execPath, [file], {
      cwd: root,
      env: { ...process.env, ...env, DATA_DIR: join(folder, name), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) =>
      void outputs.set(name, ((outputs.get(name) ?? '') + chunk.toString()).slice(-4_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    return child;
  };
  let isOver = false;
  const add = (name: string, start: () => ChildProcess) => {
    const member = { start, child: start() };
    members.set(name, member);
    keepRunning(member, () => isOver);
  };
  const proxy = await startSpreadProxy([firstApi!, secondApi!], ownPort!);
  const store = await startSpreadProxy([storePort!], doorPort!);
  const roles: Roles = {
    url: proxy.url,
    dataDir: env.DATA_DIR,
    env,
    proxy,
    store,
    postgres,
    names: () => [...members.keys()],
    output: () => [...outputs].map(([name, text]) => `— ${name}\n${text}`).join('\n'),
    async killAndRestart(name, pauseMs) {
      const member = members.get(name)!;
      kill(member.child.pid ?? null);
      await new Promise((done) => setTimeout(done, pauseMs));
      member.child = member.start();
      keepRunning(member, () => isOver);
    },
    async destroy() {
      isOver = true;
      await Promise.all([...members.values()].map(({ child }) => ended(child, 'SIGTERM')));
      await Promise.all([proxy.close(), store.close()]);
      await postgres.destroy();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  try {
    add('store', () => startStore(join(folder, 'objects'), storePort!));
    await waitFor(
      'the store',
      30_000,
      async () => (await fetch(`http://127.0.0.1:${storePort}/`)).status > 0,
    );
    const migrating = run('migrate', 'server/dist/main-migrate.js');
    const code = await new Promise((done) => migrating.once('exit', done));
    if (code !== 0) throw new Error(`migrate ended with ${code}`);
    for (const [n, port] of [firstApi, secondApi].entries())
      add(`api-${n + 1}`, () => run(`api-${n + 1}`, 'server/dist/main-api.js', { PORT: String(port) }));
    for (let n = 1; n <= workers; n += 1)
      add(`worker-${n}`, () => run(`worker-${n}`, 'server/dist/main-worker.js', { WORKER_CONCURRENCY: '2' }));
    for (const port of [firstApi, secondApi])
      await waitFor(
        'healthz',
        120_000,
        async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200,
      );
    return roles;
  } catch (error) {
    const said = roles.output();
    await roles.destroy();
    throw new Error(`${String(error)}\n${said}`);
  }
}

/** As systemd does: one that ends by itself, because its database is not there yet, is started again. */
function keepRunning(member: { start(): ChildProcess; child: ChildProcess }, isOver: () => boolean): void {
  const { child } = member;
  child.once('exit', (code) => {
    if (code === null) return;
    setTimeout(() => {
      if (isOver() || member.child !== child) return;
      member.child = member.start();
      keepRunning(member, isOver);
    }, 1_000);
  });
}

/** An S3 server that we did not write, as a process. */
function startStore(folder: string, port: number): ChildProcess {
  const main = createRequire(import.meta.url).resolve('s3rver');
  const program = join(dirname(main), '..', 'bin', 's3rver.js');
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--no-vhost-buckets'];
  return spawn(process.execPath, [program, ...options, '--configure-bucket', 'library'], { stdio: 'ignore' });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await end;
}

/** Different free ports: asked for one after another, the system would give one twice. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
