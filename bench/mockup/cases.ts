import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkDensity, composeMockup, prepareMockup } from '@diy/design/mockup';
import { mockupAsset, type RectMm, templateDefinition } from '@diy/design/template';
import sharp from 'sharp';
import { packMockup } from '../../server/src/features/rendering/mockups/pack-mockup.ts';
import { decodeRgba } from '../../server/src/platform/canvas/encode-picture.ts';
import { makePhoto } from '../render/make-photo.ts';
import type { Case } from './protocol.ts';
import { writeTextures } from './write-textures.ts';

const WIDTH_PX = 1000;

/** A flat, a curved and a folded product of the shipped catalogue. */
const PRODUCTS = [
  { kind: 'flat', product: 'poster', mockup: 'poster-wall' },
  { kind: 'curved', product: 'mug', mockup: 'mug-table' },
  { kind: 'folded', product: 'tshirt', mockup: 'tshirt-flat' },
];

/** Writes what every side starts from: the prepared mockup, and a solid picture over the whole print area, drawn. */
export async function writeCases(root: string, work: string, widthPx = WIDTH_PX): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { kind, product, mockup } of PRODUCTS) {
    const text = await readFile(join(root, `catalogue/templates/${product}.json`), 'utf8');
    const definition = templateDefinition.parse(JSON.parse(text));
    const [surface] = definition.surfaces;
    const [colour] = definition.colours.slice(-1);
    if (!surface || !colour) throw new Error(`${product} has no surface or no colour.`);
    const from = join(root, 'catalogue/assets', product, mockup);
    const asset = mockupAsset.parse(JSON.parse(await readFile(join(from, 'mockup.json'), 'utf8')));
    const read = (name: string) => decodeRgba(join(from, name));
    const shown = asset.surfaces.find((one) => one.surface === surface.id);
    if (!shown) throw new Error(`${mockup} does not show ${surface.id}.`);
    const pictures = {
      base: await read(asset.base),
      maps: await read(asset.maps),
      uv: { [surface.id]: await read(shown.uv) },
      coverage: { [surface.id]: await read(shown.coverage) },
    };
    const prepared = prepareMockup({ ...asset, surfaces: [shown] }, pictures, { widthPx });
    const pxPerMm = artworkDensity(prepared, surface.id, surface.printArea);
    const art = await drawArtwork(surface.printArea, pxPerMm);
    const folder = join(work, product);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'prepared.bin'), packMockup(prepared));
    await writeFile(join(folder, 'artwork.rgba'), art.rgba);
    const blank = composeMockup(prepared, { colourHex: colour.hex, artworks: {} });
    await sharp(blank.rgba, { raw: { width: blank.widthPx, height: blank.heightPx, channels: 4 } })
      .png()
      .toFile(join(folder, 'blank.png'));
    await writeTextures(folder, prepared, surface.printArea);
    cases.push({
      kind,
      product,
      folder,
      surfaceId: surface.id,
      colourHex: colour.hex,
      widthPx: prepared.widthPx,
      heightPx: prepared.heightPx,
      art: { widthPx: art.widthPx, heightPx: art.heightPx, pxPerMm },
      originMm: { xMm: surface.printArea.xMm, yMm: surface.printArea.yMm },
      affine: fitAffine(prepared, surface.printArea, pxPerMm),
      baseAlbedo: prepared.baseAlbedo,
      inkAlbedo: prepared.inkAlbedo,
    });
  }
  return cases;
}

/** A photograph all over a print area. */
export async function drawArtwork(area: RectMm, pxPerMm: number) {
  const [widthPx, heightPx] = [Math.ceil(area.widthMm * pxPerMm), Math.ceil(area.heightMm * pxPerMm)];
  const rgba = await sharp(await makePhoto(widthPx, heightPx))
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { rgba, widthPx, heightPx };
}

/**
 * The plane map from artwork px to picture px that comes nearest to what is seen, by least squares; perspective is
 * beyond sharp's `affine`.
 */
function fitAffine(
  prepared: ReturnType<typeof prepareMockup>,
  area: RectMm,
  pxPerMm: number,
): Case['affine'] {
  const surface = prepared.surfaces[0]!;
  const sums = new Float64Array(12);
  for (let i = 0; i < surface.pixels.length; i += 1) {
    const u = (surface.u[i]! - area.xMm) * pxPerMm;
    const v = (surface.v[i]! - area.yMm) * pxPerMm;
    if (u < 0 || v < 0 || u > area.widthMm * pxPerMm || v > area.heightMm * pxPerMm) continue;
    const [x, y] = [surface.pixels[i]! % prepared.widthPx, Math.floor(surface.pixels[i]! / prepared.widthPx)];
    [1, u, v, u * u, u * v, v * v, x, u * x, v * x, y, u * y, v * y].forEach((value, at) => {
      sums[at]! += value;
    });
  }
  const [n = 0, u = 0, v = 0, uu = 0, uv = 0, vv = 0, x = 0, ux = 0, vx = 0, y = 0, uy = 0, vy = 0] = sums;
  const [cuu, cuv, cvv] = [uu - (u * u) / n, uv - (u * v) / n, vv - (v * v) / n];
  const det = cuu * cvv - cuv * cuv;
  const solve = (cu: number, cv: number): [number, number] => [
    (cu * cvv - cv * cuv) / det,
    (cv * cuu - cu * cuv) / det,
  ];
  const [a, b] = solve(ux - (u * x) / n, vx - (v * x) / n);
  const [c, d] = solve(uy - (u * y) / n, vy - (v * y) / n);
  const origin: [number, number] = [(x - a * u - b * v) / n, (y - c * u - d * v) / n];
  return { matrix: [a, b, c, d], origin };
}
