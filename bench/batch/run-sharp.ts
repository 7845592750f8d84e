import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareMockup } from '@diy/design/mockup';
import { printSize } from '@diy/design/painting';
import { build } from 'esbuild';
import { decodeRgba } from '../../server/src/platform/canvas/encode-picture.ts';
import type { SampleDesign } from './sample-designs.ts';
import type { ScriptTask } from './sharp-script.ts';
import { type Use, watchUse } from './watch-use.ts';

const MOCKUP_PX = 1000;

/** The same designs by the plain script, in a separate process. Its preparation is not timed. */
export async function runSharp(
  root: string,
  outputDir: string,
  designs: readonly SampleDesign[],
): Promise<Use> {
  const file = join(root, '.build/bench/sharp-script.js');
  await build({
    entryPoints: [join(root, 'bench/batch/sharp-script.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  mkdirSync(outputDir, { recursive: true });
  const tasks = [];
  for (const [at, design] of designs.entries()) tasks.push(await taskOf(design, join(outputDir, `${at}`)));
  writeFileSync(join(outputDir, 'tasks.json'), JSON.stringify(tasks));
  const child = spawn(process.execPath, [file, outputDir], { cwd: root, stdio: 'inherit' });
  const watch = watchUse(() => [child.pid ?? 0]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The script ended with ${code}.`);
  return watch.stop();
}

async function taskOf(design: SampleDesign, output: string): Promise<ScriptTask> {
  const { document, definition, asset, mockupFolder } = design;
  const surface = definition.surfaces[0]!;
  const size = printSize(surface, document.sizeId);
  const layer = document.surfaces[0]!.layers.find(({ kind }) => kind === 'image')!;
  const pxX = (mm: number) => Math.round(mm * size.pxPerMm.x);
  const pxY = (mm: number) => Math.round(mm * size.pxPerMm.y);
  const width = Math.min(pxX(layer.widthMm), size.widthPx);
  const height = Math.min(pxY(layer.heightMm), size.heightPx);
  return {
    picture: design.picturePath,
    print: { file: `${output}.png`, widthPx: size.widthPx, heightPx: size.heightPx },
    box: {
      left: Math.min(Math.max(0, pxX(layer.xMm - layer.widthMm / 2)), size.widthPx - width),
      top: Math.min(Math.max(0, pxY(layer.yMm - layer.heightMm / 2)), size.heightPx - height),
      width,
      height,
    },
    mockup: { file: `${output}.jpg`, base: join(mockupFolder, asset.base), widthPx: MOCKUP_PX },
    place: await findPlace(design),
  };
}

const places = new Map<string, ScriptTask['place']>();

/** The rectangle around the printed surface on the product photo. */
async function findPlace({ asset, mockupFolder }: SampleDesign): Promise<ScriptTask['place']> {
  const known = places.get(asset.id);
  if (known) return known;
  const read = (name: string) => decodeRgba(join(mockupFolder, name));
  const shown = asset.surfaces[0]!;
  const pictures = {
    base: await read(asset.base),
    maps: await read(asset.maps),
    uv: { [shown.surface]: await read(shown.uv) },
    coverage: { [shown.surface]: await read(shown.coverage) },
  };
  const mockup = prepareMockup({ ...asset, surfaces: [shown] }, pictures, { widthPx: MOCKUP_PX });
  const columns = [...mockup.surfaces[0]!.pixels].map((at) => at % mockup.widthPx);
  const rows = [...mockup.surfaces[0]!.pixels].map((at) => Math.floor(at / mockup.widthPx));
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  const [left, top] = [least(columns), least(rows)];
  const place = { left, top, width: most(columns) - left, height: most(rows) - top };
  places.set(asset.id, place);
  return place;
}
