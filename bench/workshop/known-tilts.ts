import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../truth/random.ts';
import { colour, compressed, gaussian } from './known-cut-outs.ts';
import type { Picture } from './known-enlargements.ts';

/** A picture whose content is turned clockwise by this many degrees, and the sides of the content; null = it fills all. */
export interface KnownTilt {
  name: string;
  picture: Picture;
  degrees: number;
  content: { width: number; height: number } | null;
}

export const TILTED = ['page', 'poster', 'photo', 'cloth', 'badge'] as const;
type Kind = (typeof TILTED)[number];
const FACE = 'Anton';

/** A print that was photographed or scanned crookedly: on a ground, unless it fills the picture. */
export async function makeKnownTilt(random: Random, kind: Kind): Promise<KnownTilt> {
  const [widthPx, heightPx] = [random.whole(700, 1300), random.whole(700, 1300)];
  const degrees = random.chance(0.1) ? 0 : random.between(-15, 15);
  const isFull = kind === 'cloth';
  const across = isFull ? 2.2 : random.between(0.5, 0.68);
  const width = Math.round(widthPx * across);
  const height = Math.round(heightPx * (isFull ? 2.2 : random.between(0.5, 0.68)));
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.fillStyle = random.chance(0.5) ? '#ffffff' : colour(random);
  context.fillRect(0, 0, widthPx, heightPx);
  context.translate(widthPx / 2, heightPx / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  DRAW[kind](context, random, width, height);
  const rgba = new Uint8Array(context.getImageData(0, 0, widthPx, heightPx).data);
  const grain = random.pick([0, 1, 3]);
  const shade = random.between(0, 0.12);
  for (let at = 0; at < rgba.length; at += 1) {
    if (at % 4 === 3) continue;
    const light = 1 - (shade * (Math.floor(at / 4) % widthPx)) / widthPx;
    rgba[at] = Math.max(0, Math.min(255, Math.round(rgba[at]! * light + grain * gaussian(random))));
  }
  const quality = random.pick([0, 95, 85]);
  const made = quality === 0 ? rgba : await compressed(rgba, widthPx, heightPx, quality);
  const name = `${kind}, ${degrees.toFixed(2)}°, grain ${grain}, ${quality === 0 ? 'PNG' : `JPEG ${quality}`}`;
  return {
    name,
    degrees,
    picture: { rgba: made, widthPx, heightPx },
    content: kind === 'page' || kind === 'poster' || kind === 'photo' ? { width, height } : null,
  };
}

type Draw = (context: SKRSContext2D, random: Random, width: number, height: number) => void;

/** Far enough from white and from any light ground. */
const dark = (random: Random) =>
  `rgb(${random.whole(0, 110)},${random.whole(0, 110)},${random.whole(0, 110)})`;

function letters(context: SKRSContext2D, random: Random, x: number, y: number, size: number): void {
  context.font = `${Math.round(size)}px ${FACE}`;
  context.fillText(random.pick(['SUMMER TOUR', 'MOUNTAIN', 'No. 27', 'FREE HUGS', 'Aloha Beach']), x, y);
}

const DRAW: Record<Kind, Draw> = {
  page(context, random, width, height) {
    context.fillStyle = dark(random);
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#f4efe2';
    for (let y = height * 0.1; y < height * 0.9; y += random.between(22, 40))
      letters(context, random, width * 0.1, y, random.between(12, 22));
  },
  poster(context, random, width, height) {
    context.fillStyle = dark(random);
    context.fillRect(0, 0, width, height);
    context.strokeStyle = colour(random);
    context.lineWidth = random.between(2, 10);
    context.strokeRect(width * 0.06, height * 0.06, width * 0.88, height * 0.88);
    for (let n = 0; n < 5; n += 1) {
      context.fillStyle = colour(random);
      context.beginPath();
      context.arc(
        random.between(0.2, 0.8) * width,
        random.between(0.2, 0.6) * height,
        random.between(10, 90),
        0,
        7,
      );
      context.fill();
    }
    context.fillStyle = colour(random);
    letters(context, random, width * 0.15, height * 0.85, height * 0.1);
  },
  photo(context, random, width, height) {
    const sky = context.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, dark(random));
    sky.addColorStop(1, dark(random));
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    for (let n = 0; n < 40; n += 1) {
      context.fillStyle = dark(random);
      context.globalAlpha = 0.6;
      context.beginPath();
      context.ellipse(
        random.between(0, width),
        random.between(0, height),
        40,
        25,
        random.between(0, 3),
        0,
        7,
      );
      context.save();
      context.clip();
      context.fillRect(0, 0, width, height);
      context.restore();
    }
    context.globalAlpha = 1;
  },
  cloth(context, random, width, height) {
    const colours = [colour(random), colour(random), colour(random)];
    const step = random.whole(30, 90);
    for (let x = 0, n = 0; x < width; x += step, n += 1) {
      context.fillStyle = colours[n % 3]!;
      context.globalAlpha = 0.7;
      context.fillRect(x, 0, step * 0.5, height);
    }
    for (let y = 0, n = 0; y < height; y += step, n += 1) {
      context.fillStyle = colours[(n + 1) % 3]!;
      context.fillRect(0, y, width, step * 0.4);
    }
    context.globalAlpha = 1;
  },
  badge(context, random, width, height) {
    context.fillStyle = dark(random);
    context.beginPath();
    context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 7);
    context.fill();
    context.fillStyle = '#ffffff';
    letters(context, random, width * 0.16, height * 0.48, width * 0.11);
    letters(context, random, width * 0.16, height * 0.66, width * 0.11);
  },
};
