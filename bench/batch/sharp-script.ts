import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// What a good engineer writes in an afternoon, with sharp as it comes: resize, composite, encode; two designs at once.

/** One picture placed on one print file and shown on one product photo. All in px. */
export interface ScriptTask {
  picture: string;
  print: { file: string; widthPx: number; heightPx: number };
  /** The picture's box in the print file; it lies inside. */
  box: { left: number; top: number; width: number; height: number };
  mockup: { file: string; base: string; widthPx: number };
  /** Where the print area lies on the product photo. */
  place: { left: number; top: number; width: number; height: number };
}

async function make(task: ScriptTask): Promise<void> {
  const { print, box, mockup, place } = task;
  const artwork = await sharp(task.picture).resize(box.width, box.height, { fit: 'fill' }).toBuffer();
  await sharp({
    create: {
      width: print.widthPx,
      height: print.heightPx,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: artwork, left: box.left, top: box.top }])
    .withMetadata({ density: 300 })
    .png()
    .toFile(print.file);
  const shrink = Math.min(place.width / print.widthPx, place.height / print.heightPx);
  const shown = await sharp(artwork)
    .resize(Math.max(1, Math.round(box.width * shrink)), Math.max(1, Math.round(box.height * shrink)), {
      fit: 'fill',
    })
    .toBuffer();
  const left = Math.round(place.left + box.left * shrink);
  const top = Math.round(place.top + box.top * shrink);
  await sharp(mockup.base)
    .resize(mockup.widthPx)
    .composite([{ input: shown, left, top, blend: 'multiply' }])
    .jpeg({ quality: 88 })
    .toFile(mockup.file);
}

const folder = process.argv[2] ?? '';
const waiting = JSON.parse(readFileSync(join(folder, 'tasks.json'), 'utf8')) as ScriptTask[];
const lane = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await make(next);
};
await Promise.all([lane(), lane()]);
