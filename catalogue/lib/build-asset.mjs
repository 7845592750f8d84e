/** From rendered passes to one mockup: base.webp, maps.webp, uv-*.webp, coverage-*.webp, mockup.json. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { paintBase } from './base-picture.mjs';
import { LINEAR_OF_BYTE, linearToSrgb } from './colour.mjs';
import { softenEdges } from './edges.mjs';
import { exposureFactor, INSIDE, percentile, productGreys } from './exposure.mjs';
import { fillOutwards, smoothGloss, smoothLight } from './filter.mjs';
import { INK_ALBEDO } from './products.mjs';
import { packUv } from './uv.mjs';

const LIGHT_RINGS = 12;
/** Rounding base and light together may raise the light by a level, which must not clip where it is even. */
const BRIGHTEST_LEVEL = 253;

/** Grey of the light and the one tint that gives the colour back (mean over the product). */
function splitLight(light, gmask) {
  const grey = new Float32Array(gmask.length);
  const sums = [0, 0, 0];
  for (let i = 0; i < gmask.length; i += 1) {
    const rgb = [light[i * 3], light[i * 3 + 1], light[i * 3 + 2]];
    grey[i] = (rgb[0] + rgb[1] + rgb[2]) / 3;
    if (gmask[i] >= INSIDE)
      rgb.forEach((v, c) => {
        sums[c] += v;
      });
  }
  const mean = (sums[0] + sums[1] + sums[2]) / 3;
  return { grey, tint: sums.map((sum) => round(sum / mean, 4)) };
}

const round = (value, digits) => Number(value.toFixed(digits));
const toByte = (value) => Math.round(Math.min(1, Math.max(0, value)) * 255);

/** Lossless, opaque RGB WebP. */
async function writeLossless(file, bytes, width, height) {
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(file);
}

/** Rounds the light to every `step`-th level of its map, in place: a third off the files of a coarse, busy texture. */
function coarsen(grey, step, scale) {
  for (let i = 0; i < grey.length; i += 1) {
    const level = Math.round(toByte(linearToSrgb(grey[i] / scale)) / step) * step;
    grey[i] = LINEAR_OF_BYTE[Math.min(255, level)] * scale;
  }
}

/** `glossStep`: every so-many-th level of the gloss is kept; a large picture of a glaze has more grain than levels to see. */
function mapPixels(grey, gloss, passes, k, lightScale, { glossScale, glossStep = 1 }) {
  const bytes = Buffer.alloc(passes.gmask.length * 3);
  for (let i = 0; i < passes.gmask.length; i += 1) {
    bytes[i * 3] = toByte(linearToSrgb((grey[i] * k) / lightScale));
    bytes[i * 3 + 1] = toByte(passes.gmask[i]);
    if (glossScale > 0)
      bytes[i * 3 + 2] = toStep(linearToSrgb((gloss[i] * k) / glossScale) * passes.gmask[i], glossStep);
  }
  return bytes;
}

function toStep(share, step) {
  return Math.min(255, Math.round(toByte(share) / step) * step);
}

/** Wide, soft reflections take the light's filter, guided by normals; sharp ones only lose their grain. */
function denoiseGloss(passes, soft) {
  return soft ? smoothLight({ ...passes, light: passes.gloss }, soft) : smoothGloss(passes);
}

/** The passes as a mockup shows them, and their light, both without the grain of few samples. */
export function denoisePasses(rendered, mockup) {
  const soft = softenEdges(rendered);
  const gloss = soft.scene.glossy && mockup.smooth ? denoiseGloss(soft, mockup.gloss) : soft.gloss;
  const passes = { ...soft, gloss };
  return { passes, light: mockup.smooth ? smoothLight(passes, mockup.smooth) : passes.light };
}

/**
 * @param rendered from readPasses
 * @param {{
 *   id: string, surface: string, name: object, smooth: object | null, lightStep?: number, glossStep?: number, ground?: object,
 * }} mockup its settings, see products.mjs
 * @param {string} folder
 * @returns the mockup.json object, with figures for the log
 */
export async function buildAsset(rendered, mockup, folder) {
  await mkdir(folder, { recursive: true });
  const { passes, light } = denoisePasses(rendered, mockup);
  const { size, gmask, scene } = passes;
  const k = exposureFactor({ ...passes, light });
  const { grey, tint } = splitLight(light, gmask);
  const brightest = percentile(productGreys(light, gmask), 0.9999) * k;
  const lightScale = round(brightest / LINEAR_OF_BYTE[BRIGHTEST_LEVEL], 4);
  const known = Uint8Array.from(gmask, (m) => (m >= INSIDE ? 1 : 0));
  for (let i = 0; i < grey.length; i += 1) if (!known[i]) grey[i] = 0;
  fillOutwards(grey, known, size, size, LIGHT_RINGS);
  if (mockup.lightStep) coarsen(grey, mockup.lightStep, lightScale / k);
  const base = paintBase(passes, grey, tint, k, lightScale, mockup.ground);
  await writeLossless(path.join(folder, 'base.webp'), base, size, size);
  const gloss = Float32Array.from(
    gmask,
    (_, i) => (passes.gloss[i * 3] + passes.gloss[i * 3 + 1] + passes.gloss[i * 3 + 2]) / 3,
  );
  const glossScale = scene.glossy ? round(percentile(productGreys(passes.gloss, gmask), 0.9999) * k, 4) : 0;

  await writeLossless(
    path.join(folder, 'maps.webp'),
    mapPixels(grey, gloss, passes, k, lightScale, { glossScale, glossStep: mockup.glossStep }),
    size,
    size,
  );

  const { surface } = mockup;
  const uv = packUv(passes);
  await writeLossless(path.join(folder, `uv-${surface}.webp`), uv.bytes, uv.widthPx * 2, uv.heightPx);
  const coverage = Buffer.alloc(size * size * 3);
  for (const [i, m] of passes.m.entries()) coverage.fill(toByte(m), i * 3, i * 3 + 3);
  await writeLossless(path.join(folder, `coverage-${surface}.webp`), coverage, size, size);

  const description = {
    format: 1,
    id: mockup.id,
    name: mockup.name,
    widthPx: size,
    heightPx: size,
    base: 'base.webp',
    maps: 'maps.webp',
    lightScale,
    lightTint: tint,
    glossScale,
    baseAlbedo: scene.baseAlbedo,
    inkAlbedo: INK_ALBEDO,
    surfaces: [
      {
        surface,
        uv: `uv-${surface}.webp`,
        uvWidthPx: uv.widthPx,
        uvHeightPx: uv.heightPx,
        uMm: uv.uMm,
        vMm: uv.vMm,
        coverage: `coverage-${surface}.webp`,
      },
    ],
  };
  await writeFile(path.join(folder, 'mockup.json'), `${JSON.stringify(description, null, 2)}\n`);
  return { description, exposure: k, burntShare: burntShare(passes, k) };
}

/** Share of the product's pixels with a channel above 1 after exposure. */
function burntShare({ image, gmask }, k) {
  let burnt = 0;
  let all = 0;
  for (let i = 0; i < gmask.length; i += 1) {
    if (gmask[i] < INSIDE) continue;
    all += 1;
    if (Math.max(image[i * 3], image[i * 3 + 1], image[i * 3 + 2]) * k > 1) burnt += 1;
  }
  return burnt / all;
}
