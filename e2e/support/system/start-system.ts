import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mallocSettings } from '../../../scripts/setup/malloc-settings.mjs';
import { copyFirstStart } from './copy-first-start.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built system, running as its users run it, in its own folder. */
export interface System {
  url: string;
  dataDir: string;
  /** Pid of the main process (API). */
  pid: number;
  /** The output of the process so far. */
  output(): string;
  /** Pids by role; null = not running now. */
  processes(): { api: number | null; worker: number | null; postgres: number | null };
  /** SIGTERM, and wait for the end. */
  stop(): Promise<void>;
  /** Starts again on the same folder after a stop or a kill. */
  restart(): Promise<void>;
  /** Stops and deletes the folder. */
  destroy(): Promise<void>;
}

export interface StartOptions {
  env?: Record<string, string>;
  /** Left out = a new one, on which the stories' run has made the first start already. */
  dataDir?: string;
}

/** Starts the built system and waits until /healthz responds with 200. */
export async function startSystem(options: StartOptions = {}): Promise<System> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'diy-'));
  if (!options.dataDir) copyFirstStart(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let output = '';

  async function launch(): Promise<void> {
    child = spawn(process.execPath, ['server/dist/main-all.js'], {
      cwd: root,
      env: {
        ...process.env,
        ...mallocSettings,
        NODE_ENV: 'test',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await waitFor('healthz', 240_000, async () => {
      if (child.exitCode !== null) throw new Error(`the system ended at start:\n${output}`);
      return (await fetch(`${url}/healthz`)).status === 200;
    });
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  const system: System = {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    output: () => output,
    processes: () => ({
      api: child.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null,
      worker: findChild(child.pid ?? 0, /main-worker/),
      postgres: postgresPid(dataDir),
    }),
    stop,
    restart: launch,
    async destroy() {
      await stop();
      const postgres = postgresPid(dataDir);
      if (postgres) process.kill(postgres, 'SIGQUIT');
      await waitFor('postgres end', 60_000, async () => postgresPid(dataDir) === null);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
  try {
    await launch();
  } catch (error) {
    // Nobody else could end it: the caller has got nothing to end.
    await system.destroy();
    throw error;
  }
  return system;
}

/** Polls until `condition` holds; errors of refused connections count as "not yet". */
export async function waitFor(
  what: string,
  timeoutMs: number,
  condition: () => Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      if (await condition()) return;
      last = undefined;
    } catch (error) {
      last = error;
      if (error instanceof Error && error.message.startsWith('the system ended')) throw error;
    }
    await sleep(100);
  }
  throw new Error(`waited ${timeoutMs} ms for: ${what}${last ? ` (${String(last)})` : ''}`);
}

/** Where the command line works; `env` holds what else its installation is set to. */
export type Place = Pick<System, 'dataDir' | 'url'> & { env?: Record<string, string> };

/** Runs the built command line while the system runs; returns what it printed. */
export function cli(system: Place, ...args: string[]): string {
  return execFileSync(process.execPath, [...CLI, ...args], {
    ...cliOptions(system),
    encoding: 'utf8',
  }).trim();
}

/** As `cli`, without holding up this process: for a story that serves the system itself. */
export async function cliBeside(system: Place, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...CLI, ...args], cliOptions(system));
  return stdout.trim();
}

/** Starts a command and kills it after this many milliseconds. Returns whether it was still running. */
export async function killCli(system: Place, afterMs: number, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...CLI, ...args], { ...cliOptions(system), stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const killing = setTimeout(() => child.kill('SIGKILL'), afterMs);
  await ended;
  clearTimeout(killing);
  return child.signalCode === 'SIGKILL';
}

// Not by `npm run cli`, which would build again when a source has changed under the running system.
const RUN =
  'const [file, ...args] = process.argv.slice(1); process.exitCode = await (await import(file)).runCli(args);';
/** What Node is given to run the built command line; its words follow. */
export const CLI = ['--input-type=module', '--eval', RUN, '--', join(root, 'server/dist/cli.js')];

const cliOptions = ({ dataDir, url, env }: Place) => ({
  cwd: root,
  env: { ...process.env, ...env, DATA_DIR: dataDir, PUBLIC_URL: url },
});

function postgresPid(dataDir: string): number | null {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isRunning(pid) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function findChild(parent: number, pattern: RegExp): number | null {
  try {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
    for (const pid of children.filter(Boolean).map(Number)) {
      if (pattern.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) && isRunning(pid)) return pid;
    }
  } catch {
    return null;
  }
  return null;
}

/** Ports that the system gives to nobody who does not ask for one by its number (Linux begins at 32768). */
const FIRST_PORT = 20_000;
const PORTS_OF_A_WORKER = 1_000;
let nextPort = 0;

/**
 * A port of loopback that nothing listens on. Each worker of the run has a range to itself, and no port is given twice in a
 * file: two stories that start at once never choose the same one.
 */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + Number(process.env.VITEST_POOL_ID ?? 0) * PORTS_OF_A_WORKER;
  if (nextPort === 0) nextPort = process.pid % PORTS_OF_A_WORKER;
  for (let tries = 0; tries < PORTS_OF_A_WORKER; tries += 1) {
    const port = first + (nextPort++ % PORTS_OF_A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${first} on`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
