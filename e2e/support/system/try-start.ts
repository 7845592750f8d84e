import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { freePort, root } from './start-system.ts';

/** How a start that should fail ended. */
export interface FailedStart {
  /** Exit code; null = it had to be killed after four minutes. */
  code: number | null;
  stdout: string;
  /** Lines on the error stream that are not empty. */
  lines: string[];
}

/** Starts the built system with these settings and waits for its end. */
export function tryStart(env: Record<string, string>): Promise<FailedStart> {
  const child = spawn(process.execPath, ['server/dist/main-all.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const timer = setTimeout(() => child.kill('SIGKILL'), 240_000);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, lines: stderr.split('\n').filter((line) => line.trim() !== '') });
    });
  });
}

/** Takes a port of this machine away from others; `give` it back afterwards. */
export async function reservePort(): Promise<{ port: number; give(): Promise<void> }> {
  const port = await freePort();
  const server: Server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ port, give: () => new Promise((done) => server.close(() => done())) }),
    );
  });
}
