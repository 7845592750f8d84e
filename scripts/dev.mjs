// npm run dev: the whole system from its sources, at one address. API and worker reload when a file of theirs changes,
// the web app by hot module replacement. WEB_PORT (5173) and PORT (8000, of the API) move it; Ctrl+C ends all of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstall } from './setup/ensure-install.mjs';
import { ensureNode } from './setup/ensure-node.mjs';
import { mallocSettings } from './setup/malloc-settings.mjs';
import { root } from './setup/root.mjs';

ensureNode();
ensureInstall();

const apiPort = process.env.PORT ?? '8000';
const webPort = Number(process.env.WEB_PORT ?? 5173);
const url = `http://localhost:${webPort}`;
const env = {
  ...mallocSettings,
  ...process.env,
  PORT: apiPort,
  // What the API writes into links and upload addresses: all of it comes back through Vite's proxies.
  PUBLIC_URL: process.env.PUBLIC_URL ?? url,
  API_URL: `http://127.0.0.1:${apiPort}`,
};

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let stopping = false;

/**
 * Starts a child whose end ends everything else.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} childEnv
 */
function start(args, childEnv) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: childEnv,
    // The channel shows the child when this process is gone, however it went.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (!stopping) console.error(`${args.at(-1)} has ended (${code}); stopping the rest.`);
    void stop(code ?? 1);
  });
  children.push(child);
  return child;
}

/** @type {import('vite').ViteDevServer | undefined} */
let vite;

/** Ends API and worker, then what they need. `code` is the exit code of this process. */
async function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  await vite?.close();
  // The database was started first, and ends last.
  for (const child of children.toReversed()) await end(child);
  process.exit(code);
}

/**
 * Asks a child to end and resolves when it has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

/** Whether the API responds already; a refused connection means not yet. */
const isUp = () =>
  fetch(`${env.API_URL}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const watch = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false'];
const database = start(['--import', 'tsx', 'server/src/main-dev.ts'], env);
database.once('message', async (message) => {
  const { databaseUrl, banner } = /** @type {{ databaseUrl: string, banner: string }} */ (message);
  const childEnv = { ...env, DATABASE_URL: databaseUrl };
  start([...watch, 'server/src/main-worker.ts'], childEnv);
  start([...watch, 'server/src/main-api.ts'], childEnv);
  // Read by web/vite.config.ts.
  process.env.API_URL = env.API_URL;
  const { createServer } = await import('vite');
  vite = await createServer({ root: join(root, 'web'), server: { port: webPort, strictPort: true } });
  await vite.listen();
  while (!stopping && !(await isUp())) await sleep(300);
  if (!stopping) console.log(banner);
});
