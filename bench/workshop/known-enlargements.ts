import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Random } from '../truth/random.ts';

export interface Picture {
  rgba: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** A picture in small, and what it is in large. */
export interface KnownEnlargement {
  name: string;
  small: Picture;
  large: Picture;
}

const FACE = 'Anton';
/** How the small one came to be: drawn in that size, or made of the large one. */
const WAYS = ['drawn', 'mean', 'lanczos', 'cubic'] as const;

/** Flat art: shapes, lines and letters in few colours, some on a clear ground, some as JPEG. */
export async function makeKnownArt(random: Random, factor: number): Promise<KnownEnlargement> {
  const [width, height] = [random.whole(90, 200), random.whole(90, 200)];
  const isClear = random.chance(0.3);
  const draw = scene(random, width, height, isClear);
  const large = drawn(draw, width, height, factor);
  const way = random.pick(WAYS);
  const small = way === 'drawn' ? drawn(draw, width, height, 1) : await reduced(large, factor, way);
  const quality = isClear ? 0 : random.pick([0, 0, 95, 90]);
  const name = `${isClear ? 'clear' : 'ground'}, ${way}, ${quality === 0 ? 'PNG' : `JPEG ${quality}`}`;
  return { name, large, small: quality === 0 ? small : await compressed(small, quality) };
}

/** Photo-like: noise of all scales with shading and soft shapes. */
export async function makeKnownPhoto(random: Random, factor: number): Promise<KnownEnlargement> {
  const [width, height] = [random.whole(90, 200), random.whole(90, 200)];
  const large = await cloud(random, width * factor, height * factor);
  const way = random.pick(['mean', 'lanczos', 'cubic'] as const);
  const small = await reduced(large, factor, way);
  const quality = random.pick([0, 95, 85]);
  const name = `photo, ${way}, ${quality === 0 ? 'PNG' : `JPEG ${quality}`}`;
  return { name, large, small: quality === 0 ? small : await compressed(small, quality) };
}

const colour = (random: Random) =>
  `rgb(${random.whole(0, 255)},${random.whole(0, 255)},${random.whole(0, 255)})`;

type Draw = (context: SKRSContext2D) => void;

function scene(random: Random, width: number, height: number, isClear: boolean): Draw {
  const ground = colour(random);
  const things = Array.from({ length: random.whole(4, 10) }, () => thing(random, width, height));
  return (context) => {
    if (!isClear) {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    for (const draw of things) draw(context);
  };
}

function thing(random: Random, width: number, height: number): Draw {
  const [x, y] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height];
  const size = random.between(8, 45);
  const [fill, line] = [colour(random), colour(random)];
  const lineWidth = random.pick([0, 0, 1.5, 2.5, 4]);
  const turn = random.between(0, 3);
  const kind = random.pick(['disc', 'box', 'star', 'letters', 'curve'] as const);
  const word = random.pick(['Aloha', 'RUN', '2026', 'Coffee', 'Team B', 'Xmas']);
  const points = random.whole(3, 9);
  const inner = random.between(0.4, 0.9);
  return (context) => {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillStyle = fill;
    context.strokeStyle = kind === 'curve' ? fill : line;
    context.lineWidth = kind === 'curve' ? Math.max(1.5, lineWidth) : lineWidth;
    context.beginPath();
    if (kind === 'letters') {
      context.rotate(-turn * 0.9);
      context.font = `${Math.round(size)}px ${FACE}`;
      context.fillText(word, -size, 0);
    } else if (kind === 'curve') {
      context.moveTo(-size, 0);
      context.bezierCurveTo(-size / 2, -size, size / 2, size, size, 0);
      context.stroke();
    } else {
      outline(context, kind, size, points, inner);
      context.fill();
      if (lineWidth > 0) context.stroke();
    }
    context.restore();
  };
}

function outline(
  context: SKRSContext2D,
  kind: 'disc' | 'box' | 'star',
  size: number,
  points: number,
  inner: number,
): void {
  if (kind === 'disc') context.ellipse(0, 0, size, size * inner, 0, 0, 7);
  else if (kind === 'box') context.rect(-size, -size * inner, 2 * size, 2 * size * inner);
  else {
    for (let n = 0; n < points * 2; n += 1) {
      const radius = n % 2 === 0 ? size : size * inner;
      context.lineTo(Math.cos((n * Math.PI) / points) * radius, Math.sin((n * Math.PI) / points) * radius);
    }
    context.closePath();
  }
}

function drawn(draw: Draw, width: number, height: number, factor: number): Picture {
  const canvas = createCanvas(width * factor, height * factor);
  const context = canvas.getContext('2d');
  context.scale(factor, factor);
  draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { rgba: new Uint8Array(data), widthPx: canvas.width, heightPx: canvas.height };
}

async function reduced(large: Picture, factor: number, way: 'mean' | 'lanczos' | 'cubic'): Promise<Picture> {
  const [widthPx, heightPx] = [large.widthPx / factor, large.heightPx / factor];
  const kernel = ({ mean: 'nearest', lanczos: 'lanczos3', cubic: 'cubic' } as const)[way];
  if (way === 'mean') return { rgba: meanOf(large, factor), widthPx, heightPx };
  const raw = { width: large.widthPx, height: large.heightPx, channels: 4 as const };
  const rgba = await sharp(Buffer.from(large.rgba), { raw })
    .resize(widthPx, heightPx, { fit: 'fill', kernel })
    .raw()
    .toBuffer();
  return { rgba: new Uint8Array(rgba), widthPx, heightPx };
}

function meanOf({ rgba, widthPx, heightPx }: Picture, factor: number): Uint8Array {
  const [width, height] = [widthPx / factor, heightPx / factor];
  const sums = new Float64Array(width * height * 4);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const from = (y * widthPx + x) * 4;
      const to = (Math.floor(y / factor) * width + Math.floor(x / factor)) * 4;
      const alpha = rgba[from + 3]!;
      for (let channel = 0; channel < 3; channel += 1) sums[to + channel]! += rgba[from + channel]! * alpha;
      sums[to + 3]! += alpha;
    }
  const result = new Uint8Array(width * height * 4);
  for (let at = 0; at < result.length; at += 4) {
    const alpha = sums[at + 3]!;
    for (let channel = 0; channel < 3; channel += 1)
      result[at + channel] = alpha === 0 ? 0 : Math.round(sums[at + channel]! / alpha);
    result[at + 3] = Math.round(alpha / (factor * factor));
  }
  return result;
}

async function compressed({ rgba, widthPx, heightPx }: Picture, quality: number): Promise<Picture> {
  const raw = { width: widthPx, height: heightPx, channels: 4 as const };
  const jpeg = await sharp(Buffer.from(rgba), { raw })
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { rgba: new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer()), widthPx, heightPx };
}

async function cloud(random: Random, width: number, height: number): Promise<Picture> {
  const sum = new Float64Array(width * height * 3);
  const scales = [2, 4, 8, 16, 32, 64, 128];
  const total = scales.reduce((all, scale) => all + scale, 0);
  for (const scale of scales) {
    const small = { width: Math.ceil(width / scale) + 2, height: Math.ceil(height / scale) + 2 };
    const noise = Buffer.from(
      Array.from({ length: small.width * small.height * 3 }, () => random.whole(0, 255)),
    );
    const layer = await sharp(noise, { raw: { ...small, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    layer.forEach((value, at) => {
      sum[at]! += (value * scale) / total;
    });
  }
  const rgba = new Uint8Array(width * height * 4).fill(255);
  sum.forEach((value, at) => {
    rgba[Math.floor(at / 3) * 4 + (at % 3)] = Math.round(value);
  });
  return { rgba, widthPx: width, heightPx: height };
}
