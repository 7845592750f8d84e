import { join } from 'node:path';
import { createComposer } from '../../server/src/features/rendering/mockups/mockup-composer.ts';
import {
  printedSurfaces,
  renderMockup,
  renderPrintFile,
} from '../../server/src/features/rendering/pool/render-files.ts';
import { decideFindings, findProblems } from '../../server/src/features/rendering/preflight/check-design.ts';
import { createImageSources } from '../../server/src/features/rendering/print/image-sources.ts';
import { createFolderStore } from '../../server/src/platform/storage/folder/folder-store.ts';
import { prepareJobs } from './our-job.ts';
import { measureStages } from './our-stages.ts';
import type { Made, Task, WorkerSetup } from './protocol.ts';

// The process that the driver measures: the worker's own functions, without database and queue.
const setup = JSON.parse(process.argv[2] ?? '') as WorkerSetup;
const storage = createFolderStore({
  rootDir: setup.storageDir,
  publicUrl: 'http://127.0.0.1',
  secretKey: 'bench',
});
const sources = createImageSources(storage);
// Mockups that another process has prepared are not found: each starts cold.
const composer = createComposer({
  storage,
  config: { dataDir: join(setup.storageDir, `cold-${process.pid}`) },
});
const jobOf = await prepareJobs(storage, setup);

async function make(serial: number): Promise<Made> {
  const job = jobOf(serial);
  const surfaces = printedSurfaces(job);
  const started = performance.now();
  decideFindings(findProblems(job.document, job.template, job.images, job.faces), job.document, undefined);
  const mockup = await renderMockup(sources, composer, job, surfaces, job.template.mockups[0]!.asset.id);
  const between = performance.now();
  const print = await renderPrintFile({ storage, sources }, job, surfaces[0]!);
  const printMs = performance.now() - between;
  const mockupBytes = (await storage.stat(mockup.key))?.bytes ?? 0;
  return { printMs, mockupMs: between - started, printBytes: print.bytes, mockupBytes };
}

/** Returns the milliseconds of all of them. */
async function makeMany(serials: readonly number[], atOnce: number): Promise<number> {
  const started = performance.now();
  const waiting = [...serials];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await make(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return performance.now() - started;
}

function carryOut(task: Task): Promise<unknown> {
  if (task.kind === 'many') return makeMany(task.serials, task.atOnce);
  return task.kind === 'make' ? make(task.serial) : measureStages(storage, sources, jobOf(task.serial));
}

process.on('message', (task: Task) => {
  carryOut(task).then(
    (response) => process.send?.(response),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
