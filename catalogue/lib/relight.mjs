/** How far a colour made from the white picture is from the same colour rendered by the scene. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { buildAsset, denoisePasses } from './build-asset.mjs';
import { hexToLinear, linearToSrgb } from './colour.mjs';
import { INSIDE } from './exposure.mjs';
import { readPasses } from './passes.mjs';
import { PRODUCTS } from './products.mjs';
import { readMockup, recompose } from './recompose.mjs';
import { runBlender } from './run-blender.mjs';
import { sceneHash } from './scene-hash.mjs';

const NAVY = '#22335A';
/** What is rendered of each product: the picture, the materials that take its colour, and how large and fine it is. */
const RENDERS = {
  mug: { view: 'mug-table', materials: 'glaze', size: 500, samples: 192 },
  coaster: { view: 'coaster-top', materials: 'stone', size: 500, samples: 192 },
  bowl: { view: 'bowl-floor', materials: 'coat,glaze', size: 500, samples: 192 },
  tshirt: { view: 'tshirt-flat', materials: 'jersey', size: 600, samples: 48 },
  cushion: { view: 'cushion-studio', materials: 'linen,cord', size: 600, samples: 80 },
};

/**
 * Renders both at a small size, once; returns lines with the figures. Pictures stay next to the passes.
 * @param {{size?: number, samples?: number}} wanted in place of the product's own: px a side; samples a pixel, of which
 * more leave less grain in both renders
 */
export async function relight(product, passesRoot, wanted = {}) {
  const known = RENDERS[product];
  if (!known) return `${product}: lib/relight.mjs does not know its materials\n`;
  const how = { ...known, ...wanted };
  const { script, mockups } = PRODUCTS[product];
  const mockup = mockups.find(({ id }) => id === how.view);
  const by = await sceneHash('relight.py', { ...how, NAVY });
  const hash = await sceneHash(script, { variant: mockup.variant, by });
  const folder = path.join(passesRoot, 'relight', `${mockup.id}-${hash}`);
  const cache = path.join(passesRoot, 'cache');
  await mkdir(cache, { recursive: true });
  const render = async (name, colour) => {
    const out = path.join(folder, name);
    if (existsSync(path.join(out, 'done'))) return readPasses(out);
    await runBlender('relight.py', [
      ...['--scene', script, '--materials', how.materials, '--colour', colour.join(',')],
      ...['--out', out, '--cache', cache, '--variant', mockup.variant],
      ...['--size', String(how.size), '--samples', String(how.samples)],
    ]);
    await writeFile(path.join(out, 'done'), '');
    return readPasses(out);
  };
  const white = await render('white', [1, 1, 1]);
  const navy = await render('navy', hexToLinear(NAVY));
  const { exposure } = await buildAsset(white, mockup, path.join(folder, 'asset'));
  const made = recompose(await readMockup(path.join(folder, 'asset')), mockup.surface, null, NAVY, null);
  const rendered = encode(navy.image, exposure);
  const denoised = encode(withoutGrain(navy, mockup), exposure);
  for (const [name, data] of Object.entries({ made, rendered, denoised })) {
    /** @type {import('sharp').CreateRaw} */
    const raw = { width: how.size, height: how.size, channels: 3 };
    await sharp(data, { raw })
      .png()
      .toFile(path.join(folder, `${name}.png`));
  }
  const part = (name, mask, one, other) => {
    const { mean, signed, most } = compare(one, other, mask);
    return `  ${name}: mean difference ${mean.toFixed(2)} of 255, ${signed.toFixed(2)} with its sign, 95 % of pixels below ${most}\n`;
  };
  return [
    `${mockup.id} in ${NAVY}, ${how.size} px, ${how.samples} samples\n`,
    part('whole product', white.gmask, made, denoised),
    part('printable surface', white.m, made, denoised),
    part('whole product, the rendered one with its grain', white.gmask, made, rendered),
    part('printable surface, the rendered one with its grain', white.m, made, rendered),
  ].join('');
}

/** sRGB bytes of linear triples. */
function encode(linear, exposure) {
  return Buffer.from(linear.map((value) => Math.round(linearToSrgb(Math.min(1, value * exposure)) * 255)));
}

/** The rendered product through the filters that all our mockups go through: it would be shipped like this. */
function withoutGrain(rendered, mockup) {
  const { passes, light } = denoisePasses(rendered, mockup);
  return rendered.image.map((value, at) =>
    rendered.gmask[Math.floor(at / 3)] < INSIDE ? value : rendered.albedo[at] * light[at] + passes.gloss[at],
  );
}

/** In sRGB levels over the pixels that are all product, or all printable. */
function compare(made, rendered, mask) {
  const differences = [];
  let signed = 0;
  for (let i = 0; i < mask.length; i += 1) {
    if (mask[i] < INSIDE) continue;
    let sum = 0;
    for (let c = i * 3; c < i * 3 + 3; c += 1) {
      sum += Math.abs(made[c] - rendered[c]);
      signed += (made[c] - rendered[c]) / 3;
    }
    differences.push(sum / 3);
  }
  differences.sort((a, b) => a - b);
  const total = differences.reduce((sum, one) => sum + one, 0);
  const count = differences.length;
  return {
    mean: total / count,
    signed: signed / count,
    most: differences[Math.floor(count * 0.95)].toFixed(1),
  };
}
