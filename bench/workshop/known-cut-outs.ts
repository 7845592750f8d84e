import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Random } from '../truth/random.ts';

/** A picture whose subject is known: RGBA of the picture, and the share of the subject in each pixel (0 to 1). */
export interface KnownCutOut {
  name: string;
  widthPx: number;
  heightPx: number;
  rgba: Uint8Array;
  alpha: Float32Array;
}

export const GROUNDS = ['flat', 'graded', 'vignette'] as const;
export const SUBJECTS = ['badge', 'star', 'letters', 'blobs', 'photo'] as const;
const FACE = 'Anton';

/** Loads the face for lettering. */
export function loadFace(path: string): void {
  GlobalFonts.registerFromPath(path, FACE);
}

/** A subject on a ground, with grain and compression as cameras and shops leave them. */
export async function makeKnownCutOut(
  random: Random,
  ground: (typeof GROUNDS)[number],
): Promise<KnownCutOut> {
  const widthPx = random.whole(420, 900);
  const heightPx = random.whole(420, 900);
  const subject = random.pick(SUBJECTS);
  const drawn = drawSubject(random, subject, widthPx, heightPx);
  const softness = random.chance(0.4) ? random.between(0.6, 2.2) : 0;
  const soft = await softened(drawn, widthPx, heightPx, softness);
  const alpha = new Float32Array(widthPx * heightPx);
  const backs = groundColours(random, ground);
  const grain = random.pick([0, 0, 1, 2.5]);
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let index = 0; index < alpha.length; index += 1) {
    alpha[index] = soft[index * 4 + 3]! / 255;
    const [x, y] = [(index % widthPx) / widthPx, Math.floor(index / widthPx) / heightPx];
    for (let channel = 0; channel < 3; channel += 1) {
      const back = backs(x, y, channel);
      const mixed = back + (soft[index * 4 + channel]! - back) * alpha[index]!;
      rgba[index * 4 + channel] = Math.max(0, Math.min(255, Math.round(mixed + grain * gaussian(random))));
    }
    rgba[index * 4 + 3] = 255;
  }
  const quality = random.pick([0, 0, 95, 88, 80]);
  const name = `${ground}, ${subject}, edge ${softness.toFixed(1)}, grain ${grain}, ${quality === 0 ? 'PNG' : `JPEG ${quality}`}`;
  return {
    name,
    widthPx,
    heightPx,
    alpha,
    rgba: quality === 0 ? rgba : await compressed(rgba, widthPx, heightPx, quality),
  };
}

/** A normally distributed number. */
export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Colours of the ground at places from 0 to 1. */
function groundColours(random: Random, ground: (typeof GROUNDS)[number]) {
  const base = random.chance(0.35) ? [255, 255, 255] : [0, 1, 2].map(() => random.whole(20, 245));
  const other = base.map((value) => Math.max(0, Math.min(255, value + random.whole(-70, 70))));
  const turn = random.between(0, 2 * Math.PI);
  return (x: number, y: number, channel: number): number => {
    const [from, to] = [base[channel]!, other[channel]!];
    if (ground === 'flat') return from;
    if (ground === 'vignette') {
      const distance = Math.hypot(x - 0.5, y - 0.5) / 0.7;
      return from + (to - from) * distance * distance * 0.8;
    }
    const along = (x - 0.5) * Math.cos(turn) + (y - 0.5) * Math.sin(turn) + 0.5;
    return from + (to - from) * Math.max(0, Math.min(1, along));
  };
}

/** Any colour. */
export const colour = (random: Random) =>
  `rgb(${random.whole(0, 255)},${random.whole(0, 255)},${random.whole(0, 255)})`;

/** RGBA of a subject alone. */
export function drawSubject(
  random: Random,
  subject: (typeof SUBJECTS)[number],
  width: number,
  height: number,
): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const [x, y] = [width / 2 + random.between(-20, 20), height / 2 + random.between(-20, 20)];
  const size = Math.min(width, height) * random.between(0.24, 0.4);
  context.fillStyle = colour(random);
  if (subject === 'letters') drawLetters(context, random, x, y, size);
  else if (subject === 'blobs') for (let n = 0; n < 7; n += 1) drawBlob(context, random, x, y, size);
  else if (subject === 'photo') drawPhoto(context, random, x, y, size);
  else drawStar(context, random, x, y, size, subject === 'badge' ? 0.93 : random.between(0.4, 0.7));
  return new Uint8Array(context.getImageData(0, 0, width, height).data);
}

function drawLetters(context: SKRSContext2D, random: Random, x: number, y: number, size: number): void {
  context.font = `${Math.round(size * 0.7)}px ${FACE}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // No letter that encloses ground: what is enclosed is asked about, not taken.
  context.fillText(random.pick(['HELLI', 'CZYX', 'MINI', 'SLUF', 'EVIL', 'WIN']), x, y);
}

function drawBlob(context: SKRSContext2D, random: Random, x: number, y: number, size: number): void {
  context.fillStyle = colour(random);
  context.beginPath();
  const [u, v] = [x + random.between(-0.5, 0.5) * size, y + random.between(-0.5, 0.5) * size];
  context.ellipse(u, v, size * random.between(0.2, 0.6), size * random.between(0.2, 0.6), 0, 0, 7);
  context.fill();
}

function drawStar(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  size: number,
  inner: number,
): void {
  const points = random.whole(5, 14);
  context.beginPath();
  for (let n = 0; n < points * 2; n += 1) {
    const radius = n % 2 === 0 ? size : size * inner;
    const angle = (n * Math.PI) / points;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
  context.fill();
  context.fillStyle = colour(random);
  context.fillRect(x - size * 0.3, y - size * 0.1, size * 0.6, size * 0.2);
}

/** A shape with many colours, some of them like a ground's. */
function drawPhoto(context: SKRSContext2D, random: Random, x: number, y: number, size: number): void {
  context.beginPath();
  context.ellipse(x, y, size, size * random.between(0.6, 1), random.between(0, 3), 0, 7);
  context.clip();
  const shade = context.createRadialGradient(x - size / 3, y - size / 3, size / 8, x, y, size * 1.2);
  shade.addColorStop(0, colour(random));
  shade.addColorStop(0.6, colour(random));
  shade.addColorStop(1, colour(random));
  context.fillStyle = shade;
  context.fillRect(0, 0, 2000, 2000);
  for (let n = 0; n < 12; n += 1) {
    context.fillStyle = colour(random);
    context.globalAlpha = 0.5;
    drawBlob(context, random, x, y, size * 0.4);
  }
}

/** Blurred by that much, if any. */
export async function softened(
  rgba: Uint8Array,
  width: number,
  height: number,
  sigma: number,
): Promise<Uint8Array> {
  if (sigma === 0) return rgba;
  const raw = { width, height, channels: 4 as const };
  const result = await sharp(Buffer.from(rgba), { raw }).blur(sigma).raw().toBuffer();
  // Blurring in whole numbers leaves solid parts a step or two short.
  let solid = 1;
  for (let at = 3; at < result.length; at += 4) solid = Math.max(solid, result[at]!);
  for (let at = 3; at < result.length; at += 4)
    result[at] = Math.min(255, Math.round((result[at]! * 255) / solid));
  return new Uint8Array(result);
}

/** As a JPEG keeps it. */
export async function compressed(rgba: Uint8Array, width: number, height: number, quality: number) {
  const raw = { width, height, channels: 4 as const };
  const jpeg = await sharp(Buffer.from(rgba), { raw }).removeAlpha().jpeg({ quality }).toBuffer();
  return new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer());
}
