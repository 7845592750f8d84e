import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WorkStep, workSteps } from '@diy/contract/images/image-work-steps';
import sharp from 'sharp';
import { makePhoto } from '../../e2e/support/samples/sample-design.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';
import { root } from '../../scripts/setup/root.mjs';
import type {
  ChainToRun,
  FromWorkWorker,
} from '../../server/src/features/images/workshop/process/work-messages.ts';
import { drawSvgPicture } from '../../server/src/testing/draw-svg-picture.ts';
import { printTable } from '../support/figures.ts';

const BARS = { seconds: 20, bytes: 900_000_000 };
const SAMPLE_MS = 20;
/** Unit of the times in /proc/PID/stat, on Linux everywhere. */
const TICKS_A_SECOND = 100;

const across = (width: number, from: number, to: number) => ({
  width,
  points: [
    [from, 0.5],
    [to, 0.5],
  ],
});

/** A step, and the pixels along the sides of the picture that it is put on. */
const CASES: [string, 'photo' | 'drawing', number, object][] = [
  ['cut out, even ground', 'drawing', 6000, { tool: 'cut_out' }],
  [
    'cut out by strokes',
    'photo',
    6000,
    {
      tool: 'cut_out',
      strokes: [
        { kind: 'keep', ...across(0.03, 0.55, 0.7) },
        { kind: 'remove', ...across(0.03, 0.05, 0.3) },
      ],
    },
  ],
  ['erase', 'photo', 6000, { tool: 'erase', strokes: [across(0.1, 0.4, 0.6)] }],
  [
    'take a print',
    'photo',
    6000,
    {
      tool: 'take_print',
      ratio: 1.5,
      points: [
        [0.02, 0.03],
        [0.97, 0.06],
        [0.04, 0.96],
        [0.95, 0.98],
      ],
    },
  ],
  ['straighten', 'photo', 6000, { tool: 'straighten', angle: 3 }],
  ['straighten, angle found', 'drawing', 6000, { tool: 'straighten' }],
  ['white to transparent', 'drawing', 6000, { tool: 'remove_white' }],
  ['trim', 'drawing', 6000, { tool: 'trim' }],
  ['seamless', 'photo', 6000, { tool: 'seamless' }],
  ['seamless, drawing', 'drawing', 6000, { tool: 'seamless' }],
  ['seamless, half over half', 'drawing', 6000, { tool: 'seamless', overlap: 0.5 }],
  ['fewer colours', 'photo', 6000, { tool: 'reduce_colours', colours: 16 }],
  [
    'swap colours, drawing',
    'drawing',
    6000,
    { tool: 'swap_colours', swaps: [{ from: '#c83c2d', to: '#2060c0' }] },
  ],
  [
    'swap colours, photo',
    'photo',
    6000,
    { tool: 'swap_colours', tolerance: 40, swaps: [{ from: '#a0b080', to: '#2060c0' }] },
  ],
  ['vectorise, drawing', 'drawing', 6000, { tool: 'vectorise', colours: 16 }],
  ['vectorise, photo', 'photo', 6000, { tool: 'vectorise', colours: 16 }],
  ['one colour, dots', 'photo', 6000, { tool: 'one_colour' }],
  ['more edge', 'photo', 6000, { tool: 'extend_edge', margin_px: 200 }],
  ['enlarge flat art ×2, to 24 MP', 'drawing', 3000, { tool: 'enlarge', factor: 2 }],
  ['enlarge flat art ×4, to 24 MP', 'drawing', 1500, { tool: 'enlarge', factor: 4 }],
  ['enlarge photo ×2, to 24 MP', 'photo', 3000, { tool: 'enlarge', factor: 2, content: 'photo' }],
];

/** Prints what each tool takes on 24 megapixels, from the file to the result's file, in the process that the system starts for it. */
export async function measureLarge(only = ''): Promise<void> {
  await ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'diy-bench-'));
  const rows: string[][] = [];
  try {
    for (const [name, kind, side, step] of CASES) {
      if (!name.startsWith(only)) continue;
      const path = join(folder, `${kind}-${side}.png`);
      writeFileSync(path, kind === 'photo' ? await photo(side) : drawing(side));
      const { reply, seconds, bytes } = await runWorker(path, folder, workSteps.parse([step]));
      const isWithin = seconds <= BARS.seconds && bytes <= BARS.bytes;
      const state = reply.type === 'broken' ? reply.message.slice(0, 60) : reply.type;
      rows.push([name, seconds.toFixed(1), (bytes / 1e6).toFixed(0), state, isWithin ? '' : 'NOT within']);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(['24 megapixels', 'processor s', 'MB at most', '', '≤ 20 s, ≤ 900 MB'], rows);
}

async function runWorker(path: string, folder: string, steps: WorkStep[]) {
  const script = join(root, 'server/dist/work-worker.js');
  const child = spawn(process.execPath, ['--max-old-space-size=512', script], {
    env: { PATH: process.env.PATH },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let [seconds, bytes] = [0, 0];
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      bytes = Math.max(bytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024);
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      seconds = Math.max(seconds, (Number(stat[11]) + Number(stat[12])) / TICKS_A_SECOND);
    } catch {
      // It has ended.
    }
  }, SAMPLE_MS);
  const message: ChainToRun = {
    path,
    folder,
    steps,
    reduceTo: null,
    target: { path: join(folder, 'result.png'), format: 'png' },
    isOpaque: false,
  };
  child.send(message);
  const reply = await new Promise<FromWorkWorker>((done) => {
    child.once('message', (one) => done(one as FromWorkWorker));
    child.once('exit', (code, signal) => done({ type: 'broken', message: `ended: ${code ?? signal}` }));
  });
  clearInterval(watch);
  child.kill('SIGKILL');
  return { reply, seconds, bytes };
}

async function photo(side: number): Promise<Buffer> {
  const jpeg = await makePhoto(side, (side * 2) / 3, 7);
  return sharp(jpeg).png({ compressionLevel: 1 }).toBuffer();
}

/** Flat colours on white, with letters' worth of edges. */
function drawing(side: number): Buffer {
  const shapes = Array.from({ length: 60 }, (_, n) => {
    const [x, y] = [200 + ((n * 137) % 1100), 160 + ((n * 211) % 680)];
    const fill = ['#c83c2d', '#1f3a5f', '#e8b23a', '#3d7a4a', '#222222'][n % 5];
    return n % 2 === 0
      ? `<circle cx="${x}" cy="${y}" r="${20 + (n % 7) * 9}" fill="${fill}"/>`
      : `<path d="M${x} ${y}l40 -${30 + n}l30 60z" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${(side * 2) / 3}" viewBox="0 0 1500 1000">
    <rect width="1500" height="1000" fill="#fff"/>${shapes.join('')}</svg>`;
  return drawSvgPicture(svg);
}
