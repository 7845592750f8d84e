import { mixColours, shadeColour } from '../../colour/oklch.ts';
import { scatter } from '../../drawing/scatter.ts';
import { fillLoop, handCircle, type Point } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { growTuring } from '../../fields/grow-turing.ts';
import { mixPacked, packColour } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import type { Random } from '../../random.ts';
import type { PatternFamily } from '../family.ts';

export const leopard: PatternFamily = {
  id: 'leopard',
  zh: '豹纹',
  en: 'Leopard print',
  words: '豹纹,豹子,猎豹,豹点,leopard,cheetah,jaguar,动物纹,animal print',
  kinds: ['tile'],
  weight: 0.7,
  defaultPalettes: [
    'coffee',
    'earth',
    'desert',
    'pink',
    'mono',
    'candy',
    'autumn',
    'cream',
    'terracotta',
    'lavender',
  ],
  draw: drawLeopard,
};

export const zebra: PatternFamily = {
  id: 'zebra',
  zh: '斑马纹',
  en: 'Zebra print',
  words: '斑马,斑马纹,虎纹,老虎纹,zebra,tiger print,tiger stripe,迷宫纹,珊瑚纹',
  kinds: ['tile'],
  weight: 0.6,
  defaultPalettes: [
    'mono',
    'coffee',
    'pink',
    'retro',
    'klein',
    'terracotta',
    'neon',
    'berry',
    'forest',
    'wine',
  ],
  draw: drawZebra,
};

/** Rosettes: a warm heart in a broken dark ring, solid spots between them. */
function drawLeopard(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood } = sketch;
  const s = mood.scale;
  const dark = palette.isDark ? palette.inks[0]! : shadeColour(palette.line, -0.06);
  const heart = mixColours(palette.ground, palette.inks[0]!, palette.isDark ? 0.35 : 0.75);
  const spots = scatter(
    {
      ...sketch,
      gap: 0.2,
      sizes: [
        { radius: 50 * s, share: 0.34 * mood.density },
        { radius: 33 * s, share: 0.2 * mood.density },
        { radius: 14 * s, share: 0.06 * mood.density },
        { radius: 8 * s, share: 0.02 * mood.density },
      ],
    },
    random,
  );
  for (const { x, y, radius } of spots) {
    stamp(sketch, x, y, radius * 1.7, (pen, r) => {
      pen.rotate(r.range(0, Math.PI * 2));
      pen.scale(1.16, 0.92);
      if (radius < 20 * s) fillLoop(pen, handCircle(radius, r, 0.16, 7), dark);
      else {
        fillLoop(pen, handCircle(radius * 0.74, r, 0.12, 8), heart);
        for (const arc of brokenRing(r)) fillLoop(pen, crescent(radius, arc.from, arc.to, r), dark);
      }
    });
  }
}

function brokenRing(random: Random): { from: number; to: number }[] {
  const count = random.pick([2, 3, 3, 4]);
  const start = random.range(0, Math.PI * 2);
  return Array.from({ length: count }, (_, i) => {
    const share = (Math.PI * 2) / count;
    const from = start + i * share + random.range(0.08, 0.22);
    return { from, to: start + (i + 1) * share - random.range(0.1, 0.35) };
  });
}

function crescent(radius: number, from: number, to: number, random: Random): Point[] {
  const steps = 6;
  const side = (inner: boolean): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const swell = 0.25 + Math.sin(t * Math.PI) ** 0.6;
      const angle = from + (to - from) * t;
      const r = radius * (inner ? 0.82 - 0.17 * swell : 0.82 + 0.19 * swell) * (1 + random.wobble(0.07));
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
  return [...side(false), ...side(true).reverse()];
}

function drawZebra(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const cellsPerUnit = Math.min(0.3, Math.sqrt(300_000 / (width * height)));
  const grid = growTuring(
    {
      columns: Math.max(12, Math.round(width * cellsPerUnit)),
      rows: Math.max(12, Math.round(height * cellsPerUnit)),
      reach: 2.6 * Math.sqrt(mood.scale),
      ...random.pick([
        { across: 1.15, down: 2.9 },
        { across: 2.9, down: 1.15 },
        { across: 2.3, down: 2.3 },
      ]),
      bias: random.range(-0.03, 0.05),
      rounds: 46,
    },
    random,
  );
  const ground = sketch.hasGround ? packColour(palette.ground) : 0;
  const stripe = packColour(
    palette.isDark ? palette.inks[0]! : mixColours(palette.line, palette.inks[0]!, 0.4),
  );
  const px = 0.5 / sketch.pixelsPerUnit;
  paintFields(sketch, [grid], ({ values, slopes }) =>
    mixPacked(
      ground,
      stripe,
      Math.min(1, Math.max(0, values[0]! / Math.max(1e-4, slopes[0]!) / (2 * px) + 0.5)),
    ),
  );
}
