/** Reading a mockup asset and putting artwork on it: the renderer's formula, in plain JavaScript. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hexToLinear, LINEAR_OF_BYTE, linearToSrgb } from './colour.mjs';
import { unpackUv } from './uv.mjs';

const MAX_STEP_MM = 20;
const ARTWORK_OVERSAMPLING = 1.5;

/** @returns {Promise<{data: Uint8Array, width: number, height: number}>} opaque RGB */
async function readRgb(file) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** mockup.json with its decoded maps: base and light in linear colour, uMm/vMm planes per surface. */
export async function readMockup(folder) {
  const mockup = JSON.parse(await readFile(path.join(folder, 'mockup.json'), 'utf8'));
  const [base, maps] = await Promise.all(
    [mockup.base, mockup.maps].map((name) => readRgb(path.join(folder, name))),
  );
  const surfaces = {};
  for (const surface of mockup.surfaces) {
    const uv = await readRgb(path.join(folder, surface.uv));
    const coverage = await readRgb(path.join(folder, surface.coverage));
    surfaces[surface.surface] = {
      uMm: unpackUv(uv.data, 0, surface.uMm, surface, mockup.widthPx, mockup.heightPx),
      vMm: unpackUv(uv.data, 1, surface.vMm, surface, mockup.widthPx, mockup.heightPx),
      coverage: Float32Array.from(
        { length: mockup.widthPx * mockup.heightPx },
        (_, i) => coverage.data[i * 3] / 255,
      ),
    };
  }
  return { ...mockup, basePixels: base.data, mapPixels: maps.data, surfacePlanes: surfaces };
}

/** Median size of one picture pixel on the surface, in px per mm, where it is fully covered. */
export function pixelsPerMm({ uMm, vMm, coverage }, width) {
  const steps = [];
  for (let i = 0; i < coverage.length - width - 1; i += 7) {
    if (coverage[i] < 1 || coverage[i + 1] < 1) continue;
    steps.push(Math.hypot(uMm[i + 1] - uMm[i], vMm[i + 1] - vMm[i]));
  }
  steps.sort((a, b) => a - b);
  return 1 / steps[Math.floor(steps.length / 2)];
}

/** Artwork as premultiplied linear RGBA at about 1.5 × the picture's density. */
export async function readArtwork(input, printArea, density) {
  const width = Math.round(printArea.widthMm * density * ARTWORK_OVERSAMPLING);
  const height = Math.round(printArea.heightMm * density * ARTWORK_OVERSAMPLING);
  const bytes = await sharp(input).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const pixels = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 4) {
    const alpha = bytes[i + 3] / 255;
    for (let c = 0; c < 3; c += 1) pixels[i + c] = LINEAR_OF_BYTE[bytes[i + c]] * alpha;
    pixels[i + 3] = alpha;
  }
  return { pixels, width, height };
}

/** Adds a quarter of one bilinear tap at (x, y) in artwork pixels to `sum`; outside the artwork is clear. */
function addTap(artwork, x, y, sum) {
  const { pixels, width, height } = artwork;
  const sx = x - 0.5;
  const sy = y - 0.5;
  const x0 = Math.floor(sx);
  const y0 = Math.floor(sy);
  for (let dy = 0; dy < 2; dy += 1) {
    for (let dx = 0; dx < 2; dx += 1) {
      const px = x0 + dx;
      const py = y0 + dy;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const weight = 0.25 * (dx ? sx - x0 : 1 - sx + x0) * (dy ? sy - y0 : 1 - sy + y0);
      const at = (py * width + px) * 4;
      for (let c = 0; c < 4; c += 1) sum[c] += pixels[at + c] * weight;
    }
  }
}

/** Colour of the artwork under one picture pixel: 2 × 2 taps along the surface's own derivatives. */
function sampleArtwork(artwork, printArea, planes, i, width, sum) {
  sum.fill(0);
  const { uMm, vMm } = planes;
  const step = (plane, offset) => {
    const d = plane[i + offset] - plane[i];
    return Math.abs(d) < MAX_STEP_MM ? d : 0;
  };
  const ux = step(uMm, 1);
  const vx = step(vMm, 1);
  const uy = step(uMm, width);
  const vy = step(vMm, width);
  for (const a of [-0.25, 0.25]) {
    for (const b of [-0.25, 0.25]) {
      const x = ((uMm[i] + a * ux + b * uy - printArea.xMm) / printArea.widthMm) * artwork.width;
      const y = ((vMm[i] + a * vx + b * vy - printArea.yMm) / printArea.heightMm) * artwork.height;
      addTap(artwork, x, y, sum);
    }
  }
}

/**
 * out = base + (new albedo − white albedo) × light × tint × coverage, in linear colour.
 * @returns {Buffer} opaque RGB of the mockup's size
 */
export function recompose(mockup, surfaceId, printArea, hex, artwork) {
  const { widthPx: width, heightPx: height, baseAlbedo, inkAlbedo, lightScale, lightTint } = mockup;
  const planes = mockup.surfacePlanes[surfaceId];
  const cloth = hexToLinear(hex).map((v, c) => v * baseAlbedo[c]);
  const out = Buffer.from(mockup.basePixels);
  const sum = new Float32Array(4);
  for (let i = 0; i < width * height - width - 1; i += 1) {
    const covered = mockup.mapPixels[i * 3 + 1] / 255;
    if (covered === 0) continue;
    const light = LINEAR_OF_BYTE[mockup.mapPixels[i * 3]] * lightScale;
    if (artwork && planes.coverage[i] > 0) sampleArtwork(artwork, printArea, planes, i, width, sum);
    else sum.fill(0);
    for (let c = 0; c < 3; c += 1) {
      const change =
        (cloth[c] - baseAlbedo[c]) * covered + (sum[c] * inkAlbedo - sum[3] * cloth[c]) * planes.coverage[i];
      const value = LINEAR_OF_BYTE[mockup.basePixels[i * 3 + c]] + change * light * lightTint[c];
      out[i * 3 + c] = Math.round(linearToSrgb(value) * 255);
    }
  }
  return out;
}
