// Print file of 4500 × 5400 px and 1000-px mockup: our worker and a headless Chromium page, in turn.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/setup/root.mjs';
import { makePhoto } from './render/make-photo.ts';
import { startOurSide } from './render/our-side.ts';
import type { Made, Stages } from './render/protocol.ts';
import { type Flows, reportFlows, reportPairs, reportStages, type Timed } from './render/report.ts';
import { PHOTO } from './render/sample-print.ts';
import { buildTheirPage, startTheirSide } from './render/their-side.ts';
import { bundleForNode } from './support/bundle-for-node.ts';
import { megabytes } from './support/figures.ts';
import { processTree, proportionalBytes, usageOf } from './support/processes.ts';

const WARM_PAIRS = 7;
const COLD_PAIRS = 3;
const STAGE_ROUNDS = 5;
const FLOW_ROUNDS = 3;
const FLOW_DESIGNS = 8;

const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const storageDir = join(work, 'storage');
const photoFile = join(storageDir, 'prv/photo.jpg');
mkdirSync(join(storageDir, 'prv'), { recursive: true });
mkdirSync(join(work, 'theirs'));
writeFileSync(photoFile, await makePhoto(PHOTO.widthPx, PHOTO.heightPx));
const workerFile = await bundleForNode(root, 'render/our-worker.ts');
const pageFolder = await buildTheirPage(root);

let serial = 0;
const startOurs = () => startOurSide(workerFile, { root, storageDir, photoKey: 'prv/photo.jpg' });
const startTheirs = () => startTheirSide(pageFolder, { root, photoFile, outputDir: join(work, 'theirs') });

/** Runs one file's work; adds what it took by the clock and in processor time of these processes. */
async function timed<T extends Made>(pids: () => number[], make: (serial: number) => Promise<T>) {
  serial += 1;
  const cpuBefore = usageOf(pids()).cpuMs;
  const started = performance.now();
  const made = await make(serial);
  return { ...made, wallMs: performance.now() - started, cpuMs: usageOf(pids()).cpuMs - cpuBefore };
}

/** Largest proportional memory while `make` runs; sampling slows it, so this run is not timed. */
async function peakWhile(pids: () => number[], make: (serial: number) => Promise<unknown>): Promise<number> {
  serial += 1;
  let peak = 0;
  let running = true;
  const done = make(serial).finally(() => {
    running = false;
  });
  while (running) {
    peak = Math.max(peak, proportionalBytes(pids()));
    await sleep(20);
  }
  await done;
  return peak;
}

const cold: [ours: number, theirs: number][] = [];
for (let round = 0; round < COLD_PAIRS; round += 1) {
  const times: number[] = [];
  for (const start of [startOurs, startTheirs]) {
    const started = performance.now();
    const side = await start();
    serial += 1;
    await side.make(serial);
    times.push(performance.now() - started);
    await side.close();
  }
  cold.push([times[0] ?? 0, times[1] ?? 0]);
}

const ours = await startOurs();
const theirs = await startTheirs();
const ourPids = () => processTree(ours.pid);
const pairs: { ours: Timed; theirs: Timed & { drawMs: number; toBlobMs: number } }[] = [];
// The first pair warms both up: fonts, mockup, compiled code.
for (let round = -1; round < WARM_PAIRS; round += 1) {
  const pair = {
    ours: await timed(ourPids, ours.make),
    theirs: await timed(theirs.pids, theirs.make),
  };
  if (round >= 0) pairs.push(pair);
}
const newPages: number[] = [];
for (let round = 0; round < COLD_PAIRS; round += 1) {
  const started = performance.now();
  serial += 1;
  await theirs.makeInNewPage(serial);
  newPages.push(performance.now() - started);
}
// As each is run in earnest: both cores busy. Warm pages for the renderer that keeps them, and a separate page for
// each design, which is how open renderers of this kind work.
const flows: Flows = { ours: [], freshPages: [], warmPage: [], twoWarmPages: [] };
const eight = () => Array.from({ length: FLOW_DESIGNS }, () => (serial += 1));
for (let round = -1; round < FLOW_ROUNDS; round += 1) {
  const times = {
    ours: await ours.makeMany(eight(), 2),
    freshPages: await theirs.makeMany(eight(), { atOnce: 2, fresh: true }),
    warmPage: await theirs.makeMany(eight(), { atOnce: 1, fresh: false }),
    twoWarmPages: await theirs.makeMany(eight(), { atOnce: 2, fresh: false }),
  };
  if (round < 0) continue;
  for (const way of Object.keys(flows) as (keyof Flows)[]) flows[way].push(times[way] / FLOW_DESIGNS);
}
const ourMemory = usageOf(ourPids()).peakRssBytes;
const theirMemory = usageOf(theirs.pids()).peakRssBytes;
const ourShare = await peakWhile(ourPids, ours.make);
const theirShare = await peakWhile(theirs.pids, theirs.make);
const stages: Stages[] = [];
for (let round = 0; round < STAGE_ROUNDS; round += 1) {
  serial += 1;
  stages.push(await ours.stages(serial));
}
await ours.close();
await theirs.close();
rmSync(work, { recursive: true, force: true });

reportPairs(pairs, cold, newPages);
reportFlows(flows);
console.log('Peak memory');
console.log(
  `  our worker           ${megabytes(ourMemory)} resident (VmHWM), ${megabytes(ourShare)} proportional`,
);
console.log(
  `  Chromium's processes ${megabytes(theirMemory)} resident (sum of VmHWM), ${megabytes(theirShare)} proportional\n`,
);
reportStages(stages);
