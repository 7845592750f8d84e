import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts one of our threads at the address that `programUrl` gave; a source by way of tsx. */
export function startThread(program: URL, options: WorkerOptions): Worker {
  if (!program.pathname.endsWith('.ts')) return new Worker(fileURLToPath(program), options);
  const runner = new URL('./from-source.mjs', import.meta.url);
  return new Worker(fileURLToPath(runner), { ...options, argv: [program.href, ...(options.argv ?? [])] });
}
