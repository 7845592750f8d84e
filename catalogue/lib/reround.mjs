/** Rounds a shipped mockup of cloth again (see rounding.mjs), from its own pictures: for assets whose passes are gone. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { LINEAR_OF_BYTE } from './colour.mjs';
import { INSIDE } from './exposure.mjs';
import { roundTogether } from './rounding.mjs';

const read = (file) => sharp(file).removeAlpha().raw().toBuffer();

/** @returns number of pixels rounded again. Throws for glossy products: their gloss is not known apart from the base. */
export async function reround(folder) {
  const mockup = JSON.parse(await readFile(path.join(folder, 'mockup.json'), 'utf8'));
  const { widthPx: width, heightPx: height, lightScale, lightTint, baseAlbedo, glossScale } = mockup;
  if (glossScale > 0) throw new Error(`${mockup.id} is glossy`);
  const [bytes, maps] = await Promise.all(
    [mockup.base, mockup.maps].map((name) => read(path.join(folder, name))),
  );
  const levels = new Uint8Array(width * height);
  const isWhole = new Uint8Array(width * height);
  const reflected = baseAlbedo.map((albedo, c) => albedo * lightTint[c] * lightScale);
  // Cloth has one gloss everywhere: what the base has over the light, the rounding averaged out.
  const gloss = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < levels.length; i += 1) {
    levels[i] = maps[i * 3];
    if (maps[i * 3 + 1] < INSIDE * 255) continue;
    isWhole[i] = 1;
    count += 1;
    for (let c = 0; c < 3; c += 1)
      gloss[c] += LINEAR_OF_BYTE[bytes[i * 3 + c]] - reflected[c] * LINEAR_OF_BYTE[levels[i]];
  }
  roundTogether({
    isWhole,
    levels,
    bytes,
    size: width,
    reflected,
    gloss: gloss.map((sum) => sum / count),
    glossAt: null,
  });
  for (let i = 0; i < levels.length; i += 1) maps[i * 3] = levels[i];
  for (const [name, data] of [
    [mockup.base, bytes],
    [mockup.maps, maps],
  ])
    await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ lossless: true, effort: 6 })
      .toFile(path.join(folder, name));
  return count;
}
