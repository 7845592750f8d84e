import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../truth/random.ts';
import {
  colour,
  compressed,
  drawSubject,
  gaussian,
  type KnownCutOut,
  SUBJECTS,
  softened,
} from './known-cut-outs.ts';

export const BUSY = ['confetti', 'plaid', 'marble', 'leaves', 'bricks', 'lights'] as const;
export type Busy = (typeof BUSY)[number];

/** A subject on a ground of many colours and edges, with grain and compression as cameras and shops leave them. */
export async function makeKnownBusy(random: Random, ground: Busy): Promise<KnownCutOut> {
  const [widthPx, heightPx] = [random.whole(420, 900), random.whole(420, 900)];
  const subject = random.pick(SUBJECTS);
  const softness = random.chance(0.5) ? random.between(0.6, 2.2) : 0;
  const drawn = drawSubject(random, subject, widthPx, heightPx);
  const soft = await softened(drawn, widthPx, heightPx, softness);
  const canvas = createCanvas(widthPx, heightPx);
  drawBusy(canvas.getContext('2d'), random, ground, widthPx, heightPx);
  const back = new Uint8Array(canvas.getContext('2d').getImageData(0, 0, widthPx, heightPx).data);
  const behind = await softened(back, widthPx, heightPx, random.pick([0, 0, 0.7, 2]));
  const grain = random.pick([0, 1, 2.5, 4]);
  const alpha = new Float32Array(widthPx * heightPx);
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let index = 0; index < alpha.length; index += 1) {
    alpha[index] = soft[index * 4 + 3]! / 255;
    for (let at = index * 4; at < index * 4 + 3; at += 1) {
      const mixed = behind[at]! + (soft[at]! - behind[at]!) * alpha[index]!;
      rgba[at] = Math.max(0, Math.min(255, Math.round(mixed + grain * gaussian(random))));
    }
    rgba[index * 4 + 3] = 255;
  }
  const quality = random.pick([0, 0, 95, 88, 80]);
  const name = `${ground}, ${subject}, edge ${softness.toFixed(1)}, grain ${grain}, ${quality === 0 ? 'PNG' : `JPEG ${quality}`}`;
  const made = quality === 0 ? rgba : await compressed(rgba, widthPx, heightPx, quality);
  return { name, widthPx, heightPx, alpha, rgba: made };
}

type Draw = (context: SKRSContext2D, random: Random, width: number, height: number) => void;

/** Fills a canvas with such a ground. */
export function drawBusy(
  context: SKRSContext2D,
  random: Random,
  ground: Busy,
  width: number,
  height: number,
): void {
  context.fillStyle = colour(random);
  context.fillRect(0, 0, width, height);
  DRAW[ground](context, random, width, height);
  // Light falls from a side.
  const [x, y] = [random.between(0, width), random.between(0, height)];
  const light = context.createRadialGradient(x, y, 0, x, y, Math.max(width, height));
  light.addColorStop(0, `rgba(255,255,255,${random.between(0, 0.25)})`);
  light.addColorStop(1, `rgba(0,0,0,${random.between(0, 0.35)})`);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** A colour like this one. */
function near(random: Random, [r, g, b]: readonly number[], spread: number): string {
  const part = (value: number) => Math.max(0, Math.min(255, value + random.whole(-spread, spread)));
  return `rgb(${part(r!)},${part(g!)},${part(b!)})`;
}

const hue = (random: Random) => [random.whole(20, 235), random.whole(20, 235), random.whole(20, 235)];

const DRAW: Record<Busy, Draw> = {
  confetti(context, random, width, height) {
    const colours = Array.from({ length: random.whole(3, 12) }, () => colour(random));
    for (let n = 0; n < 600; n += 1) {
      context.fillStyle = random.pick(colours);
      context.save();
      context.translate(random.between(0, width), random.between(0, height));
      context.rotate(random.between(0, 3));
      const size = random.between(4, 34);
      if (random.chance(0.5)) context.fillRect(-size, -size / 3, size * 2, size / 1.5);
      else {
        context.beginPath();
        context.ellipse(0, 0, size, size * random.between(0.4, 1), 0, 0, 7);
        context.fill();
      }
      context.restore();
    }
  },
  plaid(context, random, width, height) {
    const colours = [colour(random), colour(random), colour(random)];
    const step = random.whole(14, 60);
    context.globalAlpha = random.between(0.4, 1);
    for (let x = 0, n = 0; x < width; x += step, n += 1) {
      context.fillStyle = colours[n % 3]!;
      context.fillRect(x, 0, step * random.between(0.3, 0.7), height);
    }
    context.globalAlpha = 0.5;
    for (let y = 0, n = 0; y < height; y += step, n += 1) {
      context.fillStyle = colours[(n + 1) % 3]!;
      context.fillRect(0, y, width, step * 0.5);
    }
    context.globalAlpha = 1;
  },
  marble(context, random, width, height) {
    const base = hue(random);
    for (let n = 0; n < 260; n += 1) {
      context.strokeStyle = near(random, base, 70);
      context.globalAlpha = random.between(0.15, 0.7);
      context.lineWidth = random.between(2, 40);
      context.beginPath();
      const [x, y] = [random.between(0, width), random.between(0, height)];
      context.moveTo(x, y);
      const by = () => random.between(-200, 200);
      context.bezierCurveTo(x + by(), y + by(), x + by(), y + by(), x + by(), y + by());
      context.stroke();
    }
    context.globalAlpha = 1;
  },
  leaves(context, random, width, height) {
    const base = random.pick([[60, 130, 50], [150, 110, 50], [120, 50, 40], hue(random)]);
    for (let n = 0; n < 1400; n += 1) {
      context.fillStyle = near(random, base, 55);
      context.save();
      context.translate(random.between(0, width), random.between(0, height));
      context.rotate(random.between(0, 7));
      const size = random.between(8, 40);
      context.beginPath();
      context.moveTo(-size, 0);
      context.quadraticCurveTo(0, -size * 0.7, size, 0);
      context.quadraticCurveTo(0, size * 0.7, -size, 0);
      context.fill();
      context.restore();
    }
  },
  bricks(context, random, width, height) {
    const base = random.pick([[150, 70, 50], [120, 110, 100], hue(random)]);
    const [long, high] = [random.whole(40, 110), random.whole(16, 44)];
    for (let y = 0, row = 0; y < height; y += high, row += 1)
      for (let x = row % 2 === 0 ? 0 : -long / 2; x < width; x += long) {
        context.fillStyle = near(random, base, 30);
        context.fillRect(x + 2, y + 2, long - 4, high - 4);
        context.fillStyle = near(random, base, 60);
        context.globalAlpha = 0.5;
        for (let n = 0; n < 6; n += 1)
          context.fillRect(x + random.between(2, long - 9), y + random.between(2, high - 6), 7, 3);
        context.globalAlpha = 1;
      }
  },
  lights(context, random, width, height) {
    context.globalAlpha = 0.55;
    for (let n = 0; n < 90; n += 1) {
      context.fillStyle = colour(random);
      context.beginPath();
      context.arc(random.between(0, width), random.between(0, height), random.between(15, 90), 0, 7);
      context.fill();
    }
    context.globalAlpha = 1;
  },
};
