import { decodeInk, encodeInk, type ImageInfo, summariseInk } from '../../design/src/preflight/index.ts';
import { findTransparency } from '../../server/src/features/images/intake/derive/find-transparency.ts';

/** A library picture as the record has it, without its files. */
export interface SamplePicture {
  id: string;
  info: ImageInfo;
  /** Its ink as it is kept and sent. */
  ink: Uint8Array;
}

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number];

/** Pixels that are painted and looked at; the record's size may be larger. */
const SIDE_PX = 240;

const grain = (x: number, y: number): number => ((Math.sin(x * 91.7 + y * 47.3) * 43758.5453) % 1) * 40;
const photo: Paint = (x, y) => [120 + 90 * x + grain(x, y), 90 + 100 * y, 160 - 60 * x, 255];
const inDisc = (x: number, y: number, radius: number) => Math.hypot(x - 0.5, y - 0.5) < radius;
/** Cover of a disc with a smooth edge, as every drawing program makes it. */
const smooth = (x: number, y: number, radius: number) =>
  Math.min(1, Math.max(0, (radius - Math.hypot(x - 0.5, y - 0.5)) * SIDE_PX + 0.5)) * 255;
const disc =
  (red: number, green: number, blue: number): Paint =>
  (x, y) => [red, green, blue, smooth(x, y, 0.45)];

const PAINTS = {
  photo,
  /** Black strokes with smooth edges, a quarter of whose pixels are soft. */
  logo: (x) => {
    const at = (x * SIDE_PX) % 10;
    return [20, 20, 24, Math.min(1, Math.max(0, 3 - Math.abs(at - 5) + 0.5)) * 255];
  },
  sticker: (x, y) => [...photo(x, y).slice(0, 3), smooth(x, y, 0.42)] as unknown as ReturnType<Paint>,
  /** A black motif on a white ground, as most artwork comes. */
  'on-white': (x, y) => (inDisc(x, y, 0.2) ? [30, 30, 30, 255] : [255, 255, 255, 255]),
  'white-logo': disc(255, 255, 255),
  'black-logo': disc(16, 16, 18),
  /** A small motif in wide clear margins. */
  margins: (x, y) => [200, 40, 40, smooth(x, y, 0.2)],
  'white-page': () => [255, 255, 255, 255],
  clear: () => [0, 0, 0, 0],
  'alpha-8': (x, y) => [...photo(x, y).slice(0, 3), 8] as unknown as ReturnType<Paint>,
  'alpha-250': (x, y) => [...photo(x, y).slice(0, 3), 250] as unknown as ReturnType<Paint>,
  'soft-3': (x, y) => (y < 0.03 ? [90, 120, 200, 128] : photo(x, y)),
  'soft-30': (x, y) => (y < 0.3 ? [90, 120, 200, 128] : photo(x, y)),
} satisfies Record<string, Paint>;

export type PictureKind = keyof typeof PAINTS;

/** Every kind of picture, large enough for 500 dpi on a T-shirt unless a size is named. Transparency is measured as at intake. */
async function makeSamplePictures(): Promise<void> {
  for (const kind of PICTURE_KINDS) {
    const rgba = paintAll(PAINTS[kind]);
    const ink = encodeInk(summariseInk({ rgba, widthPx: SIDE_PX, heightPx: SIDE_PX }));
    const alphas = rgba.filter((_, index) => index % 4 === 3);
    made.set(kind, { ink, ...(await findTransparency([alphas], SIDE_PX)) });
  }
}

const made = new Map<PictureKind, { ink: Uint8Array; hasAlpha: boolean; hasSemiTransparency: boolean }>();

/** A picture of `makeSamplePictures`, which must have been called. */
export function samplePicture(kind: PictureKind, size = { widthPx: 9000, heightPx: 9000 }): SamplePicture {
  const found = made.get(kind);
  if (!found) throw new Error('The sample pictures are not made yet.');
  const { ink, ...transparency } = found;
  const info = { ...size, ...transparency, ink: decodeInk(ink) };
  return { id: `${kind}-${size.widthPx}x${size.heightPx}`, ink, info };
}

function paintAll(paint: Paint): Uint8Array {
  const rgba = new Uint8Array(SIDE_PX * SIDE_PX * 4);
  for (let y = 0; y < SIDE_PX; y += 1) {
    for (let x = 0; x < SIDE_PX; x += 1) {
      rgba.set(paint((x + 0.5) / SIDE_PX, (y + 0.5) / SIDE_PX).map(Math.round), (y * SIDE_PX + x) * 4);
    }
  }
  return rgba;
}

const PICTURE_KINDS = Object.keys(PAINTS) as PictureKind[];

await makeSamplePictures();
