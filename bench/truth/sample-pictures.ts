import { decodeInk, encodeInk, type ImageInfo, summariseInk } from '../../design/src/preflight/index.ts';
import { findTransparency } from '../../server/src/features/images/find-transparency.ts';

/** A library picture as the record has it, without its files. */
export interface SamplePicture {
  id: string;
  info: ImageInfo;
  /** Its ink as it is kept and sent. */
  ink: Uint8Array;
}

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number];

/** Pixels that are painted and looked at; the record's size may be larger. */
const LOOK_PX = 240;

const grain = (x: number, y: number): number => ((Math.sin(x * 91.7 + y * 47.3) * 43758.5453) % 1) * 40;
const photo: Paint = (x, y) => [120 + 90 * x + grain(x, y), 90 + 100 * y, 160 - 60 * x, 255];
const inDisc = (x: number, y: number, radius: number) => Math.hypot(x - 0.5, y - 0.5) < radius;
const disc =
  (red: number, green: number, blue: number, alpha = 255): Paint =>
  (x, y) =>
    inDisc(x, y, 0.45) ? [red, green, blue, alpha] : [0, 0, 0, 0];

const PAINTS = {
  photo,
  /** Text-like black marks on nothing. */
  logo: (x, y) => ((Math.floor(x * 12) + Math.floor(y * 6)) % 2 ? [20, 20, 24, 255] : [0, 0, 0, 0]),
  sticker: (x, y) => (inDisc(x, y, 0.42) ? photo(x, y) : [0, 0, 0, 0]),
  /** A black motif on a white ground, as most artwork comes. */
  'on-white': (x, y) => (inDisc(x, y, 0.2) ? [30, 30, 30, 255] : [255, 255, 255, 255]),
  'white-logo': disc(255, 255, 255),
  'black-logo': disc(16, 16, 18),
  /** A small motif in wide clear margins. */
  margins: (x, y) => (inDisc(x, y, 0.2) ? [200, 40, 40, 255] : [0, 0, 0, 0]),
  'white-page': () => [255, 255, 255, 255],
  clear: () => [0, 0, 0, 0],
  'alpha-8': (x, y) => [...photo(x, y).slice(0, 3), 8] as unknown as ReturnType<Paint>,
  'alpha-250': (x, y) => [...photo(x, y).slice(0, 3), 250] as unknown as ReturnType<Paint>,
  'soft-3': (x, y) => (y < 0.03 ? [90, 120, 200, 128] : photo(x, y)),
  'soft-30': (x, y) => (y < 0.3 ? [90, 120, 200, 128] : photo(x, y)),
} satisfies Record<string, Paint>;

export type PictureKind = keyof typeof PAINTS;

/** Every kind of picture, large enough for 500 dpi on a T-shirt unless a size is named. */
export function samplePicture(kind: PictureKind, size = { widthPx: 9000, heightPx: 9000 }): SamplePicture {
  const rgba = new Uint8Array(LOOK_PX * LOOK_PX * 4);
  for (let y = 0; y < LOOK_PX; y += 1) {
    for (let x = 0; x < LOOK_PX; x += 1) {
      const paint: Paint = PAINTS[kind];
      rgba.set(paint((x + 0.5) / LOOK_PX, (y + 0.5) / LOOK_PX).map(Math.round), (y * LOOK_PX + x) * 4);
    }
  }
  const ink = encodeInk(summariseInk({ rgba, widthPx: LOOK_PX, heightPx: LOOK_PX }));
  const alphas = rgba.filter((_, index) => index % 4 === 3);
  return {
    id: `${kind}-${size.widthPx}x${size.heightPx}`,
    ink,
    info: { ...size, ...scan(alphas), ink: decodeInk(ink) },
  };
}

/** `findTransparency` of one piece, without waiting. */
function scan(alphas: Uint8Array): { hasAlpha: boolean; hasSemiTransparency: boolean } {
  const [clear, solid] = [0, 255].map((wanted) => alphas.filter((alpha) => alpha === wanted).length);
  const visible = alphas.length - (clear ?? 0);
  return {
    hasAlpha: (solid ?? 0) < alphas.length,
    hasSemiTransparency: visible - (solid ?? 0) > visible * 0.02,
  };
}

/** Whether the shares above are those of intake. */
export async function agreesWithIntake(kind: PictureKind): Promise<boolean> {
  const { info } = samplePicture(kind);
  const paint: Paint = PAINTS[kind];
  const alphas = Uint8Array.from({ length: LOOK_PX * LOOK_PX }, (_, index) =>
    Math.round(paint(((index % LOOK_PX) + 0.5) / LOOK_PX, (Math.floor(index / LOOK_PX) + 0.5) / LOOK_PX)[3]),
  );
  const found = await findTransparency([alphas]);
  return found.hasAlpha === info.hasAlpha && found.hasSemiTransparency === info.hasSemiTransparency;
}

export const PICTURE_KINDS = Object.keys(PAINTS) as PictureKind[];
