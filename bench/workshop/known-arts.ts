import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { root } from '../../scripts/setup/root.mjs';
import type { Random } from '../truth/random.ts';
import { colour } from './known-cut-outs.ts';
import type { Picture } from './pictures.ts';

/** Kinds of artwork: shapes in flat colours, letters on the bare product, one of the catalogue's, soft colours. */
export const ARTS = ['flat', 'letters', 'catalogue', 'graded', 'pattern'] as const;
export type Art = (typeof ARTS)[number];

const FACE = 'Anton';
const WORDS = ['Aloha', 'RUN', '2026', 'Coffee', 'Team B', 'Xmas', 'No. 7'] as const;
const CATALOGUE = ['mountain-sunset.jpg', 'botanical-pattern.png', 'take-it-slow.png'] as const;

/** An artwork of this size, clear where the product shows. */
export async function drawArt(random: Random, art: Art, widthPx: number, heightPx: number): Promise<Picture> {
  if (art === 'catalogue') return shipped(random, widthPx, heightPx);
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  DRAW[art](context, random, widthPx, heightPx);
  return { rgba: new Uint8Array(context.getImageData(0, 0, widthPx, heightPx).data), widthPx, heightPx };
}

async function shipped(random: Random, widthPx: number, heightPx: number): Promise<Picture> {
  const path = join(root, 'catalogue/artworks', random.pick(CATALOGUE));
  const rgba = await sharp(path).resize(widthPx, heightPx, { fit: 'cover' }).ensureAlpha().raw().toBuffer();
  return { rgba: new Uint8Array(rgba), widthPx, heightPx };
}

type Draw = (context: SKRSContext2D, random: Random, width: number, height: number) => void;

const DRAW: Record<Exclude<Art, 'catalogue'>, Draw> = {
  flat(context, random, width, height) {
    context.fillStyle = colour(random);
    context.fillRect(0, 0, width, height);
    for (let n = 0; n < 9; n += 1) shape(context, random, width, height);
    word(context, random, width, height);
  },
  letters(context, random, width, height) {
    for (let n = 0; n < 3; n += 1) word(context, random, width, height);
    for (let n = 0; n < 2; n += 1) shape(context, random, width, height);
  },
  graded(context, random, width, height) {
    const fade = context.createLinearGradient(0, 0, random.between(0, width), height);
    for (const stop of [0, 0.5, 1]) fade.addColorStop(stop, colour(random));
    context.fillStyle = fade;
    context.fillRect(0, 0, width, height);
    for (let n = 0; n < 4; n += 1) {
      const [x, y] = [random.between(0, width), random.between(0, height)];
      const glow = context.createRadialGradient(x, y, 0, x, y, random.between(0.1, 0.4) * width);
      const inner = colour(random);
      glow.addColorStop(0, inner);
      glow.addColorStop(1, inner.replace('rgb', 'rgba').replace(')', ',0)'));
      context.fillStyle = glow;
      context.fillRect(0, 0, width, height);
    }
    for (let n = 0; n < 3; n += 1) shape(context, random, width, height);
    word(context, random, width, height);
  },
  pattern(context, random, width, height) {
    context.fillStyle = colour(random);
    context.fillRect(0, 0, width, height);
    const step = Math.min(width, height) / random.whole(5, 9);
    const [one, two] = [colour(random), colour(random)];
    for (let y = 0, row = 0; y < height; y += step, row += 1)
      for (let x = 0, column = 0; x < width; x += step, column += 1) {
        context.fillStyle = (row + column) % 2 === 0 ? one : two;
        context.beginPath();
        if (row % 2 === 0) context.arc(x + step / 2, y + step / 2, step * 0.3, 0, 7);
        else context.rect(x + step * 0.2, y + step * 0.3, step * 0.6, step * 0.4);
        context.fill();
      }
  },
};

function word(context: SKRSContext2D, random: Random, width: number, height: number): void {
  context.fillStyle = colour(random);
  context.font = `${Math.round(random.between(0.12, 0.3) * Math.min(width, height))}px ${FACE}`;
  context.fillText(random.pick(WORDS), random.between(0.05, 0.4) * width, random.between(0.3, 0.95) * height);
}

function shape(context: SKRSContext2D, random: Random, width: number, height: number): void {
  const size = random.between(0.05, 0.22) * Math.min(width, height);
  context.save();
  context.translate(random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height);
  context.rotate(random.between(0, 3));
  context.fillStyle = colour(random);
  context.beginPath();
  const points = random.whole(3, 8);
  if (points === 3) context.rect(-size, -size * 0.6, size * 2, size * 1.2);
  else if (points === 4) context.ellipse(0, 0, size, size * 0.7, 0, 0, 7);
  else
    for (let n = 0; n < points * 2; n += 1) {
      const radius = n % 2 === 0 ? size : size * 0.6;
      context.lineTo(Math.cos((n * Math.PI) / points) * radius, Math.sin((n * Math.PI) / points) * radius);
    }
  context.closePath();
  context.fill();
  context.restore();
}
