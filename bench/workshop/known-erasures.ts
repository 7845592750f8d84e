import type { Stroke } from '@diy/contract/images/image-work-steps';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../truth/random.ts';
import { BUSY, drawBusy } from './known-busy.ts';
import { gaussian, softened } from './known-cut-outs.ts';
import { makeKnownPhoto } from './known-enlargements.ts';
import { makeRgb, type Picture, type Rgb, textOf } from './pictures.ts';

/** Grounds that say what lies under an object, and grounds of which only the kind can be continued. */
export const EXACT = ['flat', 'graded', 'vignette', 'horizon', 'stripes', 'check', 'dots'] as const;
export const OF_A_KIND = ['grain', 'photo', ...BUSY] as const;
export type ErasureGround = (typeof EXACT)[number] | (typeof OF_A_KIND)[number];

/** A picture with an object on it, the ground without it, and the strokes of a person who wants it gone. */
export interface KnownErasure {
  name: string;
  before: Picture;
  ground: Picture;
  strokes: Stroke[];
}

export async function makeKnownErasure(random: Random, kind: ErasureGround): Promise<KnownErasure> {
  const ground = await makeGround(random, kind);
  const { widthPx, heightPx } = ground;
  const long = random.between(0.05, 0.16) * Math.min(widthPx, heightPx);
  const high = long * random.between(0.4, 1);
  const place = (size: number) => random.between(long * 1.3, size - long * 1.3);
  const [x, y] = [place(widthPx), place(heightPx)];
  const shape = random.pick(['oval', 'star', 'word'] as const);
  const canvas = createCanvas(widthPx, heightPx);
  drawObject(canvas.getContext('2d'), random, shape, { x, y, long, high });
  const sharpObject = new Uint8Array(canvas.getContext('2d').getImageData(0, 0, widthPx, heightPx).data);
  const object = await softened(sharpObject, widthPx, heightPx, random.pick([0, 0, 0.8]));
  const rgba = ground.rgba.slice();
  for (let at = 0; at < rgba.length; at += 4) {
    const share = object[at + 3]! / 255;
    for (let channel = at; channel < at + 3; channel += 1)
      rgba[channel] = Math.round(rgba[channel]! + (object[channel]! - rgba[channel]!) * share);
  }
  return {
    name: `${kind}, ${shape} of ${Math.round(long * 2)} × ${Math.round(high * 2)} on ${widthPx} × ${heightPx}`,
    before: { ...ground, rgba },
    ground,
    strokes: [strokeOver(widthPx, heightPx, { x, y, long, high })],
  };
}

interface Place {
  x: number;
  y: number;
  /** Half of its width and height. */
  long: number;
  high: number;
}

function drawObject(
  context: SKRSContext2D,
  random: Random,
  shape: 'oval' | 'star' | 'word',
  { x, y, long, high }: Place,
): void {
  context.fillStyle = textOf(makeRgb(random));
  context.beginPath();
  if (shape === 'oval') context.ellipse(x, y, long, high, 0, 0, 7);
  else if (shape === 'star')
    for (let n = 0; n < 10; n += 1) {
      const share = n % 2 === 0 ? 1 : 0.5;
      const angle = (n * Math.PI) / 5;
      context.lineTo(x + Math.cos(angle) * long * share, y + Math.sin(angle) * high * share);
    }
  else {
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `${Math.round(high * 1.6)}px Anton`;
    context.fillText(random.pick(['SALE', 'LOGO', 'NEW']), x, y, long * 2);
  }
  context.fill();
  context.fillStyle = textOf(makeRgb(random));
  context.fillRect(x - long * 0.3, y - high * 0.2, long * 0.6, high * 0.3);
}

/** A broad line along the object, a little beyond its ends. */
function strokeOver(widthPx: number, heightPx: number, { x, y, long, high }: Place): Stroke {
  const radius = high * 1.05 + 4;
  const reach = Math.max(0, long * 1.05 + 4 - radius * 0.7);
  return {
    width: (radius * 2) / Math.max(widthPx, heightPx),
    points: [
      [(x - reach) / widthPx, y / heightPx],
      [(x + reach) / widthPx, y / heightPx],
    ],
  };
}

async function makeGround(random: Random, kind: ErasureGround): Promise<Picture> {
  const [widthPx, heightPx] = [random.whole(320, 640), random.whole(320, 640)];
  if (kind === 'photo') return (await makeKnownPhoto(random, 4)).large;
  if (kind === 'grain') return painted(widthPx, heightPx, grain(random, makeRgb(random), 14));
  const busy = BUSY.find((one) => one === kind);
  if (busy) {
    const canvas = createCanvas(widthPx, heightPx);
    drawBusy(canvas.getContext('2d'), random, busy, widthPx, heightPx);
    const { data } = canvas.getContext('2d').getImageData(0, 0, widthPx, heightPx);
    const soft = await softened(new Uint8Array(data), widthPx, heightPx, random.pick([0, 0.7, 2]));
    return { rgba: soft, widthPx, heightPx };
  }
  return painted(widthPx, heightPx, exactGround(random, kind, widthPx, heightPx));
}

type ColourAt = (x: number, y: number) => readonly number[];

function painted(widthPx: number, heightPx: number, colourAt: ColourAt): Picture {
  const rgba = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let y = 0, at = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1, at += 4)
      colourAt(x, y).forEach((value, channel) => {
        rgba[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
      });
  return { rgba, widthPx, heightPx };
}

const grain =
  (random: Random, base: Rgb, sigma: number): ColourAt =>
  () =>
    base.map((value) => value + sigma * gaussian(random));

function exactGround(random: Random, kind: ErasureGround, width: number, height: number): ColourAt {
  const [one, other] = [makeRgb(random), makeRgb(random)];
  const mixed = (share: number) => one.map((value, at) => value + (other[at]! - value) * share);
  const turn = random.between(0, Math.PI);
  const along = (x: number, y: number) => x * Math.cos(turn) + y * Math.sin(turn);
  const period = random.whole(10, 48);
  const level = random.between(0.3, 0.7) * height;
  const phase = (value: number) => ((value % period) + period) % period;
  if (kind === 'flat') return () => one;
  if (kind === 'graded')
    return (x, y) => mixed(0.5 + along(x - width / 2, y - height / 2) / (width + height));
  if (kind === 'vignette') return (x, y) => mixed(Math.hypot(x / width - 0.5, y / height - 0.5) ** 2 * 1.6);
  // Sides are mixed over a pixel, as a drawing's are.
  const side = (value: number) => Math.max(0, Math.min(1, value + 0.5));
  if (kind === 'horizon') return (x, y) => mixed(side(y - level - (x - width / 2) * Math.cos(turn) * 0.2));
  const stripe = (value: number) => side(period / 4 - Math.abs(phase(value) - period / 2));
  if (kind === 'stripes') return (x, y) => mixed(stripe(along(x, y)));
  if (kind === 'check') return (x, y) => mixed(Math.abs(stripe(x) - stripe(y)));
  return (x, y) => mixed(side(period * 0.3 - Math.hypot(phase(x) - period / 2, phase(y) - period / 2)));
}
