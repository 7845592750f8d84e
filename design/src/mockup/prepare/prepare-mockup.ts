import type { RgbaPicture } from '../../painting/index.ts';
import type { MockupAsset, MockupSurface } from '../../template/index.ts';
import { valueById } from '../../template/value-by-id.ts';
import type { MockupPictures, PreparedMockup, PreparedResponse } from '../prepared-mockup.ts';
import { denoiseRows, sharesOfCodes } from './denoise-light.ts';
import { expectSize } from './expect-size.ts';
import { prepareResponse } from './prepare-response.ts';
import { createRowReducer } from './reduce-rows.ts';
import { unpackUv } from './unpack-uv.ts';
import { uvSlopes } from './uv-slopes.ts';

/** Coverage below this share of a pixel changes no 8-bit level. */
const VISIBLE_COVERAGE = 1 / 512;

/** Rows worked on in one go: some 4 ms for a mockup of 1600 px. */
const ROWS_AT_ONCE = 16;

interface Options {
  /** Below the asset's own gives a smaller picture; larger is not done. */
  widthPx?: number;
}

/**
 * Turns the decoded files of a mockup into what composing needs, once per mockup and size. Throws an `Error` naming the
 * file whose size does not fit `mockup.json`.
 */
export function prepareMockup(
  asset: MockupAsset,
  pictures: MockupPictures,
  options: Options = {},
): PreparedMockup {
  const steps = prepareInSteps(asset, pictures, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does what `prepareMockup` does, but waits for `pause` between steps, so that other work on this thread gets its turn. */
export async function prepareMockupWithPauses(
  asset: MockupAsset,
  pictures: MockupPictures,
  options: Options,
  pause: () => Promise<void>,
): Promise<PreparedMockup> {
  const steps = prepareInSteps(asset, pictures, options);
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}

function* prepareInSteps(
  asset: MockupAsset,
  pictures: MockupPictures,
  options: Options,
): Generator<void, PreparedMockup, void> {
  const full = { widthPx: asset.widthPx, heightPx: asset.heightPx };
  expectSize('base', pictures.base, full.widthPx, full.heightPx);
  expectSize('maps', pictures.maps, full.widthPx, full.heightPx);
  const widthPx = Math.min(full.widthPx, options.widthPx ?? full.widthPx);
  const heightPx = Math.max(1, Math.round((full.heightPx * widthPx) / full.widthPx));
  const size = { widthPx, heightPx };
  const base = createRowReducer(full, size, 3);
  const productLight = createRowReducer(full, size, 3);
  const surfaces = asset.surfaces.map((surface) => ({
    surface,
    ...picturesOf(asset, surface, pictures),
    share: createRowReducer(full, size, 1),
    light: createRowReducer(full, size, 3),
  }));
  const lit = new Float32Array(full.widthPx * 3);
  const share = new Float32Array(full.widthPx);
  for (const row of denoiseRows(asset, pictures.base, pictures.maps)) {
    base.push(row.base);
    productLight.push(timesShare(row.light, row.coverage, lit));
    for (const one of surfaces) {
      one.share.push(shareRow(one.coverage, row.y, share));
      one.light.push(timesShare(row.light, share, lit));
    }
    if ((row.y + 1) % ROWS_AT_ONCE === 0) yield;
  }
  const covered = surfaces.map(({ share: { out } }) => coveredPixels(out));
  const responses: (PreparedResponse | undefined)[] = [];
  for (const [index, { surface }] of surfaces.entries())
    responses.push(yield* prepareResponse(asset, surface, pictures, covered[index]!, size));
  return {
    id: asset.id,
    ...size,
    base: base.out,
    productLight: productLight.out,
    baseAlbedo: asset.baseAlbedo,
    inkAlbedo: asset.inkAlbedo,
    surfaces: surfaces.map((one, index) => {
      const pixels = covered[index]!;
      const response = responses[index];
      const u = unpackUv(one.uv, one.surface, 0, widthPx, heightPx);
      const v = unpackUv(one.uv, one.surface, 1, widthPx, heightPx);
      return {
        surfaceId: one.surface.surface,
        pixels,
        u: pick(u, pixels),
        v: pick(v, pixels),
        ...uvSlopes(u, v, pixels, widthPx, heightPx),
        light: response ? new Float32Array(0) : pickRgb(one.light.out, pixels),
        ...(response && { response }),
      };
    }),
    colourCache: null,
  };
}

function picturesOf(asset: MockupAsset, surface: MockupSurface, pictures: MockupPictures) {
  const uv = valueById(pictures.uv, surface.surface);
  const coverage = valueById(pictures.coverage, surface.surface);
  if (!uv || !coverage) throw new Error(`Mockup ${asset.id}: no picture for surface ${surface.surface}.`);
  expectSize(surface.uv, uv, surface.uvWidthPx * 2, surface.uvHeightPx);
  expectSize(surface.coverage, coverage, asset.widthPx, asset.heightPx);
  return { uv, coverage };
}

/** Row `y` of a coverage picture, which is grey. */
function shareRow({ rgba, widthPx }: RgbaPicture, y: number, out: Float32Array): Float32Array {
  for (let x = 0, at = y * widthPx * 4; x < out.length; x += 1, at += 4) {
    out[x] = sharesOfCodes[rgba[at] as number] as number;
  }
  return out;
}

/** RGB times a share per pixel. */
function timesShare(rgb: Float32Array, share: Float32Array, out: Float32Array): Float32Array {
  for (let i = 0, o = 0; i < share.length; i += 1, o += 3) {
    const part = share[i] as number;
    out[o] = (rgb[o] as number) * part;
    out[o + 1] = (rgb[o + 1] as number) * part;
    out[o + 2] = (rgb[o + 2] as number) * part;
  }
  return out;
}

function coveredPixels(coverage: Float32Array): Uint32Array {
  const pixels = new Uint32Array(coverage.length);
  let count = 0;
  for (let i = 0; i < coverage.length; i += 1) {
    if ((coverage[i] as number) > VISIBLE_COVERAGE) {
      pixels[count] = i;
      count += 1;
    }
  }
  return pixels.slice(0, count);
}

function pick(plane: Float32Array, pixels: Uint32Array): Float32Array {
  const out = new Float32Array(pixels.length);
  for (let i = 0; i < out.length; i += 1) out[i] = plane[pixels[i] as number] as number;
  return out;
}

function pickRgb(rgb: Float32Array, pixels: Uint32Array): Float32Array {
  const out = new Float32Array(pixels.length * 3);
  for (let i = 0; i < pixels.length; i += 1) {
    const from = (pixels[i] as number) * 3;
    out[i * 3] = rgb[from] as number;
    out[i * 3 + 1] = rgb[from + 1] as number;
    out[i * 3 + 2] = rgb[from + 2] as number;
  }
  return out;
}
