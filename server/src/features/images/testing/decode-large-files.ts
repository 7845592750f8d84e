import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { createDecodeSlots } from '../../../platform/pictures/decode-slots.ts';
import { deriveFrom } from '../intake/derive/derive-from.ts';
import { derivePictures } from '../intake/derive/derive-pictures.ts';
import { inspectPicture } from '../intake/inspect/inspect-picture.ts';
import { TEST_VECTOR } from './vector-drawing.ts';

// Run as a child process: makes the largest files of each encoding in another process, takes them two at a time, as a
// server would, and reports the highest memory this process ever had.

const FILES: [name: string, file: string, width: number, height: number, channels: 3 | 4, encode: string][] =
  [
    ['png 250 MP with alpha', 'a.png', 15_811, 15_811, 4, 'png({compressionLevel:1})'],
    [
      'interlaced png 76 MP with alpha',
      'b.png',
      10_000,
      7_600,
      4,
      'png({compressionLevel:1,progressive:true})',
    ],
    [
      'interlaced png 77 MP with alpha',
      'c.png',
      10_000,
      7_700,
      4,
      'png({compressionLevel:1,progressive:true})',
    ],
    ['jpeg 240 MP', 'd.jpg', 16_000, 15_000, 3, 'jpeg({quality:60})'],
    ['turned jpeg 102 MP', 'e.jpg', 10_000, 10_200, 3, 'jpeg({quality:60}).withMetadata({orientation:6})'],
    ['turned jpeg 103 MP', 'f.jpg', 10_000, 10_300, 3, 'jpeg({quality:60}).withMetadata({orientation:6})'],
    [
      'progressive jpeg 4:4:4 51 MP',
      'g.jpg',
      10_000,
      5_100,
      3,
      "jpeg({quality:60,progressive:true,chromaSubsampling:'4:4:4'})",
    ],
    ['avif 4:4:4 18 MP', 'h.avif', 5_000, 3_600, 3, "avif({effort:0,chromaSubsampling:'4:4:4'})"],
    ['webp 38 MP', 'i.webp', 7_600, 5_000, 4, 'webp({effort:0})'],
    ['gif 38 MP', 'j.gif', 7_600, 5_000, 4, 'gif({effort:1})'],
    [
      '16-bit tiff 100 MP with a wide gamut',
      'k.tif',
      10_000,
      10_000,
      3,
      "toColourspace('rgb16').withIccProfile('p3').tiff({compression:'lzw',predictor:'none'})",
    ],
  ];

const folder = mkdtempSync(join(tmpdir(), 'large-'));
/** One for all, as a process has. */
const decoder = { decoding: createDecodeSlots(), derive: deriveFrom };
try {
  makeFiles();
  const outcomes: Record<string, string> = {};
  const queue = [...FILES];
  const take = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) outcomes[next[0]] = await outcomeOf(next[1]);
  };
  await Promise.all([take(), take()]);
  process.send?.({ peakMb: peakMb(), outcomes });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function outcomeOf(file: string): Promise<string> {
  try {
    const picture = await inspectPicture(join(folder, file), { key: file, name: file }, TEST_VECTOR);
    await derivePictures(decoder, 'owner', picture, folder);
    return 'taken';
  } catch (error) {
    if (error instanceof Refusal) return error.id;
    throw error;
  }
}

function makeFiles(): void {
  const calls = FILES.map(([, file, width, height, channels, encode]) => {
    const background = channels === 4 ? '{r:200,g:30,b:60,alpha:.5}' : "'#c81e3c'";
    const create = `{create:{width:${width},height:${height},channels:${channels},background:${background}}}`;
    return `await sharp(${create}).${encode}.toFile(${JSON.stringify(join(folder, file))});`;
  });
  const script = `import sharp from 'sharp';\n${calls.join('\n')}`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
}

/** Linux keeps the high-water mark; elsewhere the present use is what there is. */
function peakMb(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.memoryUsage().rss / 1024 ** 2;
  }
}
