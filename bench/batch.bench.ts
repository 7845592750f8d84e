// Batches: N images × 10 templates (--designs=1000) by the system as npm start runs it, compared with Chromium and plain sharp.
// --sweep: what is made is removed a minute later, for more designs than the disk has room for (10 MB each).
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiClient } from '../e2e/support/api.ts';
import { filesBelow } from '../e2e/support/system/files-below.ts';
import { cli, root, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { makePictures } from './batch/make-pictures.ts';
import { columnsOf, runBatch, uploadPictures } from './batch/our-batch.ts';
import { type Row, reportRows, reportSteadiness } from './batch/report.ts';
import { runChromium } from './batch/run-chromium.ts';
import { runSharp } from './batch/run-sharp.ts';
import { sampleDesigns } from './batch/sample-designs.ts';
import { sweepFiles } from './batch/sweep-files.ts';
import { writeTenTemplates } from './batch/ten-templates.ts';

const option = (name: string, otherwise: number): number => {
  const given = process.argv.find((one) => one.startsWith(`--${name}=`));
  return given ? Number(given.slice(name.length + 3)) : otherwise;
};
const COLUMNS = 10;
const designs = Math.max(COLUMNS, option('designs', 200));
const isSwept = process.argv.includes('--sweep');
const sample = Math.min(designs, option('sample', 40));

await ensureBuild();
const pictures = await makePictures(join(root, '.build/bench/pictures'), Math.ceil(designs / COLUMNS));
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const catalogue = writeTenTemplates(root, work);
const system = await startSystem({ env: { CATALOGUE_DIR: catalogue }, dataDir: join(work, 'data') });
try {
  cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
  const api = apiClient(system.url, cli(system, 'user', 'token', 'bench'));
  const imageIds = await uploadPictures(api, pictures);
  const columns = await columnsOf(api);
  const filesDir = join(system.dataDir, 'files');
  const bytesBefore = bytesBelow(filesDir);
  const sweep = isSwept ? sweepFiles(filesDir) : null;
  const run = await runBatch(system, api, columns, imageIds);
  const removedBytes = sweep?.stop().removedBytes ?? 0;
  const done = run.timeline.at(-1)?.done ?? 0;
  const bytes = bytesBelow(filesDir) + removedBytes - bytesBefore;
  const rows: Row[] = [{ name: 'ours, all processes', designs: done, use: run.use, bytes }];

  const paths = new Map(imageIds.map((id, at) => [id, pictures[at] ?? '']));
  const samples = sample === 0 ? [] : await sampleDesigns(api, run.id, sample, catalogue, paths);
  // The others have the machine for themselves.
  await system.stop();
  if (sample > 0) {
    const folder = (name: string) => {
      mkdirSync(join(work, name));
      return join(work, name);
    };
    const [pages, script] = [folder('chromium'), folder('sharp')];
    const chromium = await runChromium(root, pages, samples);
    const chromiumBytes = bytesBelow(pages);
    rows.push(
      { name: 'Chromium, a page per design', designs: sample, use: chromium.fresh, bytes: chromiumBytes },
      { name: 'Chromium, two pages kept', designs: sample, use: chromium.warm, bytes: chromiumBytes },
    );
    const use = await runSharp(root, script, samples);
    rows.push({ name: 'sharp script', designs: sample, use, bytes: bytesBelow(script) });
  }
  console.log(
    `\n${imageIds.length} images × ${columns.length} templates; the others make the first ${sample}.`,
  );
  reportRows(rows);
  reportSteadiness(run);
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

function bytesBelow(folder: string): number {
  return [...filesBelow(folder).values()].reduce((sum, bytes) => sum + bytes, 0);
}
