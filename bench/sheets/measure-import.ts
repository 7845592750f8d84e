import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { ownPackages } from '../../scripts/build.mjs';
import { processTree, usageOf } from '../support/processes.ts';
import type { ImportResult } from './import-side.ts';

export type Reader = 'ours' | 'exceljs' | '@e965/xlsx';

export interface Measured extends ImportResult {
  /** Peaks of resident memory of the process and its children, added. */
  peakBytes: number;
  /** Processor time of all of them: what a busy machine does not change. */
  cpuMs: number;
}

/** Bundles the readers as the server is bundled, with our reading process; returns the program. */
export async function buildImportSide(root: string): Promise<string> {
  const outdir = join(root, '.build/bench-sheets');
  await build({
    entryPoints: [
      { in: join(root, 'bench/sheets/import-side.ts'), out: 'import-side' },
      { in: join(root, 'server/src/features/orders/import/reading/table-worker.ts'), out: 'table-worker' },
    ],
    outdir,
    bundle: true,
    // As the server's: what is imported only for old files is not loaded here either.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [ownPackages],
    logLevel: 'warning',
  });
  return join(outdir, 'import-side.js');
}

/** exceljs is not one of our dependencies: it does not install from the registry without an override. */
export function hasExceljs(root: string): boolean {
  try {
    createRequire(process.env.EXCELJS_FROM ?? join(root, 'package.json')).resolve('exceljs');
    return true;
  } catch {
    return false;
  }
}

export async function measureImport(program: string, reader: Reader, file: string): Promise<Measured> {
  // As main-all starts the real one.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const child = fork(program, [reader, file], { execArgv: [], env, cwd: dirname(dirname(program)) });
  let result: ImportResult | null = null;
  child.on('message', (message) => {
    result = message as ImportResult;
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let peakBytes = 0;
  let cpuMs = 0;
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (running) {
    const usage = usageOf(processTree(child.pid!));
    peakBytes = Math.max(peakBytes, usage.peakRssBytes);
    cpuMs = Math.max(cpuMs, usage.cpuMs);
    await Promise.race([sleep(25), ended]);
  }
  if (!result) throw new Error(`${reader} ended with ${await ended} and no result`);
  return { ...(result as ImportResult), peakBytes, cpuMs };
}
