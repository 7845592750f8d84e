import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** An X display without a screen. */
export interface Display {
  /** `:99` */
  name: string;
  end(): Promise<void>;
}

/** Starts Xvfb on a number that is free, large enough for a window of 1440 × 1000 px. */
export async function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended at its start')));
    (server.stdio[3] as Readable).once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  return { name: `:${number}`, end: () => endProcess(server) };
}

/** SIGTERM, and waits for the end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}
