import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/*
 * Writes what the press profile makes of a grid of sRGB colours: through the inks of a CMYK file and back to the screen. The designer
 * reads it to say which colours cannot be printed as they look (docs/decisions/0357-colours-as-they-print.md).
 *
 *   node --import tsx bench/truth/write-press-table.ts
 */
const STEPS = 9;
const root = fileURLToPath(new URL('../..', import.meta.url));
const profile = join(root, 'server/press/coated-fogra39.icc');

const levels = Array.from({ length: STEPS }, (_, at) => Math.round((at * 255) / (STEPS - 1)));
const grid = levels.flatMap((r) => levels.flatMap((g) => levels.flatMap((b) => [r, g, b])));
const raw = { width: grid.length / 3, height: 1, channels: 3 } as const;
const cmyk = await sharp(Buffer.from(grid), { raw })
  .withIccProfile(profile)
  .tiff({ compression: 'none' })
  .toBuffer();
if ((await sharp(cmyk).metadata()).channels !== 4) throw new Error(`${profile} could not be read.`);
const shown = await sharp(cmyk).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
if (shown.info.channels !== 3) throw new Error(`${shown.info.channels} channels instead of 3.`);
const file = join(root, 'web/src/features/designer/fields/press-table.json');
await writeFile(file, `${JSON.stringify({ steps: STEPS, rgb: shown.data.toString('base64') })}\n`);
