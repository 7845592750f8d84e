import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMockup, type PreparedMockup, type PreparedSurface, prepareMockup } from '@diy/design/mockup';
import { type PhotoPoint, type PrintHandles, printSurface } from '@diy/design/photo-mockup';
import { mockupAsset, templateDefinition } from '@diy/design/template';
import { root } from '../../scripts/setup/root.mjs';
import { decodeRgba } from '../../server/src/platform/canvas/encode-picture.ts';
import { createRandom, type Random } from '../truth/random.ts';
import { ARTS, type Art, drawArt } from './known-arts.ts';
import { compressed } from './known-cut-outs.ts';
import type { Picture } from './pictures.ts';

/** A product photograph with a print, where the print lies, and the artwork that went in. */
export interface KnownPrint {
  name: string;
  art: Art;
  photo: Picture;
  columns: number;
  rows: number;
  /** Handles as shares of the photograph, put as exactly as a person does who looks closely. */
  points: PhotoPoint[];
  ratio: number;
  /** A place of the photograph that is white, as shares; null = there is none near the print. */
  white: PhotoPoint | null;
  /** Over the colour of the product where it is clear. */
  artwork: Picture;
}

/** Handles are off by at most this many pixels. */
const CARE_PX = 0.25;
/** As a person adds handles until the lines follow the print: this many cells across and down, the first that fit. */
const CELLS: readonly (readonly [number, number])[] = [
  [1, 1],
  [4, 2],
  [3, 3],
  [5, 3],
  [4, 4],
  [6, 6],
];
/** Lines follow the print where they are off by at most this many pixels. */
const FIT_PX = 0.5;
/** Parts of a print area along each side that are there or hidden. */
const PARTS = 48;
/** Parts that are seen less densely than this share of the densest are turned away too far. */
const MIN_DENSITY = 0.3;

type Seen = Pick<PreparedSurface, 'pixels' | 'u' | 'v' | 'dux' | 'dvx' | 'duy' | 'dvy' | 'light'>;

/** Margin between a print and the edges of the visible print area, as a share of that area. */
const RIM = 0.07;

interface ShownPart {
  product: string;
  mockup: string;
  prepared: PreparedMockup;
  surfaceId: string;
  /** The pixels that show the print; where a mockup shows several prints, those of the nearest. */
  seen: Seen;
  colours: string[];
  /** What is seen of the print area, in mm. */
  rect: { x: number; y: number; width: number; height: number };
}

interface Shown extends ShownPart {
  /** In pixels of the photograph. */
  handles: PrintHandles;
}

/** Every mockup of the catalogue whose name holds `of`, several artworks each; a print is the same whichever others are made. */
export async function* knownPrints(seed: number, artworks: number, of: string): AsyncGenerator<KnownPrint> {
  let next = 0;
  for (const product of readdirSync(join(root, 'catalogue/assets')).sort())
    for (const mockup of readdirSync(join(root, 'catalogue/assets', product)).sort()) {
      const first = next;
      next += artworks;
      const shown = mockup.includes(of) ? await showMockup(product, mockup) : null;
      if (!shown) continue;
      for (let n = first; n < next; n += 1)
        yield makePrint(createRandom(seed * 7919 + n), shown, ARTS[n % ARTS.length]!);
    }
}

async function showMockup(product: string, mockup: string): Promise<Shown | null> {
  const folder = join(root, 'catalogue/assets', product, mockup);
  const asset = mockupAsset.parse(JSON.parse(await readFile(join(folder, 'mockup.json'), 'utf8')));
  const definition = templateDefinition.parse(
    JSON.parse(await readFile(join(root, `catalogue/templates/${product}.json`), 'utf8')),
  );
  const [shown] = asset.surfaces;
  const surface = definition.surfaces.find(({ id }) => id === shown?.surface);
  if (!shown || !surface) return null;
  const read = (name: string) => decodeRgba(join(folder, name));
  const prepared = prepareMockup(
    { ...asset, surfaces: [shown] },
    {
      base: await read(asset.base),
      maps: await read(asset.maps),
      uv: { [surface.id]: await read(shown.uv) },
      coverage: { [surface.id]: await read(shown.coverage) },
    },
  );
  const seen = largestPiece(prepared.surfaces[0]!, prepared.widthPx);
  const rect = seenPart(seen, surface.printArea);
  const colours = definition.colours.map(({ hex }) => hex);
  if (!rect) return null;
  const shownPart = { product, mockup, prepared, surfaceId: surface.id, seen, colours, rect };
  return { ...shownPart, handles: fittingHandles(shownPart) };
}

/** Millimetres beyond which two neighbouring pixels show different things. */
const JUMP_MM = 8;

/** The largest piece of a surface that hangs together, since a mockup may show two mugs. */
function largestPiece(surface: PreparedSurface, widthPx: number): Seen {
  const { pixels, u, v } = surface;
  const at = new Map<number, number>();
  pixels.forEach((pixel, index) => {
    at.set(pixel, index);
  });
  const pieces = new Int32Array(pixels.length).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (pieces[start] !== -1) continue;
    const piece = sizes.push(0) - 1;
    pieces[start] = piece;
    for (const stack = [start]; stack.length > 0; ) {
      const one = stack.pop()!;
      sizes[piece]! += 1;
      for (const step of [1, -1, widthPx, -widthPx]) {
        const other = at.get(pixels[one]! + step);
        if (other === undefined || pieces[other] !== -1) continue;
        if (Math.abs(u[one]! - u[other]!) > JUMP_MM || Math.abs(v[one]! - v[other]!) > JUMP_MM) continue;
        pieces[other] = piece;
        stack.push(other);
      }
    }
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  const kept = [...pixels.keys()].filter((index) => pieces[index] === largest);
  const keptOf = (values: Float32Array) => Float32Array.from(kept, (index) => values[index]!);
  return {
    pixels: Uint32Array.from(kept, (index) => pixels[index]!),
    u: keptOf(u),
    v: keptOf(v),
    dux: keptOf(surface.dux),
    dvx: keptOf(surface.dvx),
    duy: keptOf(surface.duy),
    dvy: keptOf(surface.dvy),
    light: Float32Array.from(
      { length: kept.length * 3 },
      (_, n) => surface.light[kept[Math.floor(n / 3)]! * 3 + (n % 3)]!,
    ),
  };
}

/** The largest rectangle of the print area that is seen without holes. */
function seenPart(
  { pixels, u, v, light: lights }: Seen,
  area: { xMm: number; yMm: number; widthMm: number; heightMm: number },
): Shown['rect'] | null {
  const density = new Float64Array(PARTS * PARTS);
  const light = new Float64Array(PARTS * PARTS);
  for (let at = 0; at < pixels.length; at += 1) {
    const column = Math.floor(((u[at]! - area.xMm) / area.widthMm) * PARTS);
    const row = Math.floor(((v[at]! - area.yMm) / area.heightMm) * PARTS);
    if (column < 0 || row < 0 || column >= PARTS || row >= PARTS) continue;
    density[row * PARTS + column]! += 1;
    light[row * PARTS + column]! += lights[at * 3 + 1]!;
  }
  const sorted = [...density].filter((one) => one > 0).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  const isSeen = (row: number, column: number) => {
    const at = row * PARTS + column;
    return density[at]! >= usual * MIN_DENSITY && light[at]! / density[at]! > 0.03;
  };
  let best = { left: 0, top: 0, right: 0, bottom: 0, size: 0 };
  for (let top = 0; top < PARTS; top += 1) {
    const open = Array.from({ length: PARTS }, () => true);
    for (let bottom = top; bottom < PARTS; bottom += 1) {
      let left = 0;
      for (let column = 0; column < PARTS; column += 1) {
        open[column] = open[column]! && isSeen(bottom, column);
        if (!open[column]) left = column + 1;
        const size = (column + 1 - left) * (bottom + 1 - top);
        if (size > best.size) best = { left, top, right: column + 1, bottom: bottom + 1, size };
      }
    }
  }
  if (best.size === 0) return null;
  const [w, h] = [area.widthMm / PARTS, area.heightMm / PARTS];
  // Products are rounded off at their rims.
  const [across, down] = [(best.right - best.left) * w, (best.bottom - best.top) * h];
  return {
    x: area.xMm + best.left * w + RIM * across,
    y: area.yMm + best.top * h + RIM * down,
    width: across * (1 - 2 * RIM),
    height: down * (1 - 2 * RIM),
  };
}

async function makePrint(random: Random, shown: Shown, art: Art): Promise<KnownPrint> {
  const { prepared, rect, surfaceId, handles } = shown;
  const colourHex = art === 'letters' ? random.pick(shown.colours) : shown.colours[0]!;
  const pxPerMm = densityOf(shown) * 1.5;
  const drawn = await drawArt(
    random,
    art,
    Math.round(rect.width * pxPerMm),
    Math.round(rect.height * pxPerMm),
  );
  const place = { pxPerMm, originMm: { xMm: rect.x, yMm: rect.y } };
  const artworks = { [surfaceId]: { ...drawn, ...place } };
  const composed = composeMockup(prepared, { colourHex, artworks });
  const { widthPx, heightPx } = composed;
  const quality = random.pick([0, 95, 88]);
  const rgba = new Uint8Array(composed.rgba);
  const photo = {
    rgba: quality === 0 ? rgba : await compressed(rgba, widthPx, heightPx, quality),
    widthPx,
    heightPx,
  };
  const off = () => random.between(-CARE_PX, CARE_PX);
  const points = handles.points.map(([x, y]): PhotoPoint => [(x + off()) / widthPx, (y + off()) / heightPx]);
  const artwork = over(drawn, colourHex);
  return {
    name: `${shown.mockup}, ${art}, ${quality === 0 ? 'PNG' : `JPEG ${quality}`}`,
    art,
    photo,
    ...handles,
    points,
    ratio: rect.width / rect.height,
    white: whiteNear(shown, colourHex === '#FFFFFF', artwork, photo),
    artwork,
  };
}

/** The fewest handles (in pixels) whose lines follow the print. */
function fittingHandles(shown: ShownPart): PrintHandles {
  let best: PrintHandles | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [columns, rows] of CELLS) {
    const points: PhotoPoint[] = [];
    for (let row = 0; row <= rows; row += 1)
      for (let column = 0; column <= columns; column += 1)
        points.push(placeAt(shown, column / columns, row / rows));
    const handles = { columns, rows, points };
    const surface = printSurface(handles);
    const away = TESTED.map(([s, t]) => {
      const [[x, y], [right, down]] = [surface(s, t), placeAt(shown, s, t)];
      return Math.hypot(x - right, y - down);
    }).sort((a, b) => a - b);
    const off = away[Math.floor(away.length * 0.9)]!;
    if (off < least) [best, least] = [handles, off];
    if (off <= FIT_PX) break;
  }
  return best!;
}

const TESTED = Array.from(
  { length: 49 },
  (_, at): PhotoPoint => [((at % 7) + 0.5) / 7, (Math.floor(at / 7) + 0.5) / 7],
);

const placeAt = (shown: ShownPart, s: number, t: number): PhotoPoint =>
  placeOf(shown, shown.rect.x + shown.rect.width * s, shown.rect.y + shown.rect.height * t);

/** How far around a print a person looks for the bare product, as shares of it. */
const AROUND = 0.1;
const LOOKED_AT = 12;
/** The smallest of 255 that is called white, and how far around it has to be, as shares of the print. */
const WHITE = 250;
const WHITE_AROUND = 0.012;

/** A place that is white in the artwork, or of the bare white product; of several one that is lit as most are. */
function whiteNear(
  shown: Shown,
  isProductWhite: boolean,
  artwork: Picture,
  photo: Picture,
): PhotoPoint | null {
  const found: { place: PhotoPoint; light: number }[] = [];
  for (let row = 0; row <= LOOKED_AT; row += 1)
    for (let column = 0; column <= LOOKED_AT; column += 1) {
      const [s, t] = [column, row].map((n) => (n / LOOKED_AT) * (1 + 2 * AROUND) - AROUND) as [
        number,
        number,
      ];
      const isPrint = s >= 0 && t >= 0 && s <= 1 && t <= 1;
      if (isPrint ? !isWhite(artwork, s, t) : !isProductWhite) continue;
      const [x, y] = placeAt(shown, s, t);
      if (!isPrint && !isLitProduct(shown, s, t)) continue;
      const at = (Math.floor(y) * photo.widthPx + Math.floor(x)) * 4;
      found.push({ place: [x / photo.widthPx, y / photo.heightPx], light: photo.rgba[at + 1]! });
    }
  found.sort((a, b) => a.light - b.light);
  return found[Math.floor(found.length * 0.6)]?.place ?? null;
}

/** The product is there, and lit as well as most of the print. */
function isLitProduct({ seen, rect }: ShownPart, s: number, t: number): boolean {
  const { u, v, light } = seen;
  const reach = 0.004 * Math.max(rect.width, rect.height);
  const [x, y] = [rect.x + rect.width * s, rect.y + rect.height * t];
  for (let at = 0; at < u.length; at += 1)
    if (Math.abs(u[at]! - x) < reach && Math.abs(v[at]! - y) < reach) return light[at * 3 + 1]! > LIT;
  return false;
}

const LIT = 0.45;

function isWhite({ rgba, widthPx, heightPx }: Picture, s: number, t: number): boolean {
  for (const [ds, dt] of AROUND_IT) {
    const x = Math.floor((s + ds) * widthPx);
    const y = Math.floor((t + dt) * heightPx);
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return false;
    const at = (y * widthPx + x) * 4;
    if (Math.min(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) < WHITE) return false;
  }
  return true;
}

const AROUND_IT = [-1, 0, 1].flatMap((ds) =>
  [-1, 0, 1].map((dt) => [ds * WHITE_AROUND, dt * WHITE_AROUND] as const),
);

/** Pixels of the photograph in a millimetre of the print, as most of it is seen. */
function densityOf({ seen: { u, v }, rect }: ShownPart): number {
  let inside = 0;
  for (let at = 0; at < u.length; at += 1)
    if (u[at]! >= rect.x && u[at]! < rect.x + rect.width && v[at]! >= rect.y && v[at]! < rect.y + rect.height)
      inside += 1;
  return Math.sqrt(inside / rect.width / rect.height);
}

/** Where a place of the print (mm) lies on the photograph. */
function placeOf({ seen, prepared: { widthPx } }: ShownPart, x: number, y: number): PhotoPoint {
  const { pixels, u, v, dux, dvx, duy, dvy } = seen;
  let [best, nearest] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < pixels.length; at += 1) {
    const away = (u[at]! - x) ** 2 + (v[at]! - y) ** 2;
    if (away < nearest) [best, nearest] = [at, away];
  }
  const area = dux[best]! * dvy[best]! - duy[best]! * dvx[best]!;
  const [du, dv] = [x - u[best]!, y - v[best]!];
  const right = area === 0 ? 0 : (du * dvy[best]! - dv * duy[best]!) / area;
  const down = area === 0 ? 0 : (dv * dux[best]! - du * dvx[best]!) / area;
  return [(pixels[best]! % widthPx) + 0.5 + right, Math.floor(pixels[best]! / widthPx) + 0.5 + down];
}

function over({ rgba, widthPx, heightPx }: Picture, hex: string): Picture {
  const out = new Uint8Array(rgba.length);
  for (let at = 0; at < rgba.length; at += 1) {
    const share = rgba[at - (at % 4) + 3]! / 255;
    const ground = Number.parseInt(hex.slice(1 + 2 * (at % 4), 3 + 2 * (at % 4)), 16);
    out[at] = at % 4 === 3 ? 255 : Math.round(ground + (rgba[at]! - ground) * share);
  }
  return { rgba: out, widthPx, heightPx };
}
