import { shadeColour } from '../../colour/oklch.ts';
import { scatter } from '../../drawing/scatter.ts';
import { fillPolygon, type Point } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import type { Random } from '../../random.ts';
import type { PatternFamily } from '../family.ts';

export const terrazzo: PatternFamily = {
  id: 'terrazzo',
  zh: '水磨石',
  en: 'Terrazzo',
  words: '水磨石,磨石,碎石,石子,terrazzo,stone chips,speckle',
  kinds: ['tile'],
  weight: 0.8,
  draw,
};

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood } = sketch;
  const inks = palette.inks.slice(0, mood.isMinimal ? 3 : 6);
  const s = mood.scale;
  const d = mood.density;
  const spots = scatter(
    {
      ...sketch,
      gap: 0.02,
      sizes: [
        { radius: 74 * s, share: 0.2 * d },
        { radius: 44 * s, share: 0.16 * d },
        { radius: 23 * s, share: 0.12 * d },
        { radius: 11 * s, share: 0.06 * d },
        { radius: 4.5 * s, share: 0.02 * d },
      ],
    },
    random,
  );
  for (const { x, y, radius } of spots) {
    const colour = shadeColour(random.pick(inks), random.wobble(0.025));
    stamp(sketch, x, y, radius * 1.5, (pen, r) => fillPolygon(pen, chip(radius, r), colour));
  }
}

/** A broken stone: a convex shape with unequal sides and one worn corner. */
function chip(radius: number, random: Random): Point[] {
  const count = random.int(5, 8);
  const long = random.range(1, 1.28);
  const turn = random.range(0, Math.PI * 2);
  const corners = Array.from(
    { length: count },
    (_, i) => ((i + random.range(0.12, 0.88)) / count) * Math.PI * 2,
  );
  const outline = corners.map((angle): Point => {
    const x = Math.cos(angle) * radius * long;
    const y = (Math.sin(angle) * radius) / long;
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
  });
  return outline.flatMap((corner, i) => {
    const next = outline[(i + 1) % outline.length] ?? corner;
    const before = outline[(i + outline.length - 1) % outline.length] ?? corner;
    const cut = 0.07;
    return [
      [corner[0] + (before[0] - corner[0]) * cut, corner[1] + (before[1] - corner[1]) * cut] as const,
      [corner[0] + (next[0] - corner[0]) * cut, corner[1] + (next[1] - corner[1]) * cut] as const,
    ];
  });
}
