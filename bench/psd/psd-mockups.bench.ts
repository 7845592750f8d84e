// Mockups of PSDs of 1500 px a second on two cores, beside mockups of the catalogue of that size.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artworkDensity, prepareMockup } from '@diy/design/mockup';
import type { MockupAsset } from '@diy/design/template';
import { bakePsd, readPsd } from '@diy/psd';
import { buildMockupPsd, cloth, paintLayer } from '@diy/psd/testing';
import { root } from '../../scripts/setup/root.mjs';
import { packPlaces, placesRange } from '../../server/src/features/own-templates/psd/pack-places.ts';
import { packMockup } from '../../server/src/features/rendering/mockups/pack-mockup.ts';
import { drawArtwork, writeCases } from '../mockup/cases.ts';
import { startNodeSide } from '../mockup/node-side.ts';
import type { Case } from '../mockup/protocol.ts';
import { printTable } from '../support/figures.ts';
import { usageOf } from '../support/processes.ts';

const SIZE_PX = 1500;
const LANES = 2;
const MS = 4000;
/** Layers over the design: none, light that multiplies, and light that overlays, which takes more greys. */
const OVER = ['none', 'multiply', 'overlay'] as const;
const AREA = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 250 };

const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
try {
  const cases = [...(await writeCases(root, work, SIZE_PX)), ...(await psdCases())];
  const side = await startNodeSide(root, 'ours', 'our-lane', LANES);
  const rows: string[][] = [];
  for (const one of cases) {
    const run = (lane: number, ms: number) => side.run(lane, { one, until: 'jpeg', ms, keep: '' });
    await Promise.all([run(0, 500), run(1, 500)]);
    const before = usageOf(side.pids()).cpuMs;
    const made = await Promise.all([run(0, MS), run(1, MS)]);
    const count = made.reduce((sum, lane) => sum + lane.count, 0);
    const cpuMs = (usageOf(side.pids()).cpuMs - before) / count;
    const perSecond = made.reduce((sum, lane) => sum + (lane.count * 1000) / lane.wallMs, 0);
    rows.push([
      `${one.kind} ${one.product}`,
      perSecond.toFixed(1),
      cpuMs.toFixed(1),
      ((LANES * 1000) / cpuMs).toFixed(1),
    ]);
  }
  await side.close();
  printTable(['mockup', 'a second', 'processor ms each', 'a second on two free cores'], rows);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function psdCases(): Promise<Case[]> {
  const size = { width: SIZE_PX, height: Math.round(SIZE_PX * 0.8) };
  const cases: Case[] = [];
  for (const over of OVER) {
    const light = paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y), cloth(x, y), 255], {
      name: 'light',
      blendMode: over === 'none' ? 'normal' : over,
    });
    const [surface] = bakePsd(readPsd(buildMockupPsd(size, over === 'none' ? [] : [light])), SIZE_PX);
    if (!surface || 'problems' in surface.result) throw new Error(`the PSD with ${over} is not baked`);
    const { result } = surface;
    const picture = (
      bytes: Uint8Array | Uint8ClampedArray,
      widthPx = result.width,
      heightPx = result.height,
    ) => ({
      widthPx,
      heightPx,
      rgba: withAlpha(bytes, widthPx * heightPx),
    });
    const uv = picture(packPlaces(result.places), result.places.width * 2, result.places.height);
    const coverage = new Uint8Array(result.coverage.length * 3);
    for (const [pixel, share] of result.coverage.entries()) coverage.fill(share, pixel * 3, pixel * 3 + 3);
    const asset = assetOf(
      result.width,
      result.height,
      uv,
      result.responses.length,
      result.ground !== undefined,
    );
    const prepared = prepareMockup(
      asset,
      {
        base: picture(result.empty),
        maps: picture(new Uint8Array(result.width * result.height * 3)),
        uv: { front: uv },
        coverage: { front: picture(coverage) },
        responses: {
          front: {
            greys: result.responses.map((one) => picture(one)),
            ...(result.ground && { ground: picture(result.ground) }),
          },
        },
      },
      { widthPx: SIZE_PX },
    );
    const pxPerMm = artworkDensity(prepared, 'front', AREA);
    const art = await drawArtwork(AREA, pxPerMm);
    const folder = join(work, `psd-${over}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'prepared.bin'), Buffer.concat(packMockup(prepared)));
    writeFileSync(join(folder, 'artwork.rgba'), art.rgba);
    cases.push({
      kind: 'PSD,',
      product: `${result.responses.length} greys`,
      folder,
      surfaceId: 'front',
      colourHex: '#FFFFFF',
      widthPx: prepared.widthPx,
      heightPx: prepared.heightPx,
      art: { widthPx: art.widthPx, heightPx: art.heightPx, pxPerMm },
      originMm: { xMm: 0, yMm: 0 },
      affine: { matrix: [1, 0, 0, 1], origin: [0, 0] },
      baseAlbedo: prepared.baseAlbedo,
      inkAlbedo: prepared.inkAlbedo,
    });
  }
  return cases;
}

function withAlpha(rgb: Uint8Array | Uint8ClampedArray, pixels: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(pixels * 4).fill(255);
  for (let pixel = 0; pixel < pixels; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1) rgba[pixel * 4 + channel] = rgb[pixel * 3 + channel]!;
  return rgba;
}

function assetOf(
  widthPx: number,
  heightPx: number,
  uv: { widthPx: number; heightPx: number },
  greys: number,
  hasGround: boolean,
): MockupAsset {
  return {
    format: 1,
    id: 'psd',
    name: { zh: 'PSD', en: 'PSD' },
    widthPx,
    heightPx,
    base: '',
    maps: '',
    lightScale: 1,
    lightTint: [1, 1, 1],
    glossScale: 0,
    baseAlbedo: [1, 1, 1],
    inkAlbedo: 1,
    surfaces: [
      {
        surface: 'front',
        uv: '',
        uvWidthPx: uv.widthPx / 2,
        uvHeightPx: uv.heightPx,
        uMm: placesRange(AREA.widthMm),
        vMm: placesRange(AREA.heightMm),
        coverage: '',
        response: { greys: Array.from({ length: greys }, () => ''), ...(hasGround && { ground: '' }) },
      },
    ],
  };
}
