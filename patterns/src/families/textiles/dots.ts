import { scatter } from '../../drawing/scatter.ts';
import { fillLoop, handCircle } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import type { PatternFamily } from '../family.ts';

export const dots: PatternFamily = {
  id: 'dots',
  zh: '波点',
  en: 'Dots',
  words: '波点,圆点,点点,波尔卡,圆圈,泡泡,dot,dotted,polka,polka dot,bubble,confetti,彩纸',
  kinds: ['tile'],
  weight: 0.8,
  draw,
};

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random } = sketch;
  random.pick([polka, polka, loose, rings])(sketch);
}

/** Rows set off by half, each dot a little off the circle. */
function polka(sketch: Sketch): void {
  const { width, height, random, palette, mood } = sketch;
  const pitch = random.range(105, 165) * mood.scale;
  const columns = Math.max(1, Math.round(width / pitch));
  const rows = Math.max(2, 2 * Math.round(height / pitch));
  const radius =
    Math.min(width / columns, (2 * height) / rows) * random.range(0.17, 0.27) * Math.sqrt(mood.density);
  const inks = palette.inks.slice(0, mood.isMinimal ? 1 : random.pick([1, 1, 2, 4]));
  const small = random.chance(0.4) ? random.range(0.35, 0.5) : 1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = ((column + (row % 2) / 2 + 0.25) * width) / columns;
      const y = ((row + 0.5) * height) / rows;
      const colour = row % 2 === 1 && inks[1] && inks.length === 2 ? inks[1] : random.pick(inks);
      const size = row % 2 === 1 ? radius * small : radius;
      stamp(sketch, x + random.wobble(1.5), y + random.wobble(1.5), size * 1.3, (pen, r) =>
        fillLoop(pen, handCircle(size, r, 0.025), colour),
      );
    }
  }
}

/** Painted dabs of three sizes. */
function loose(sketch: Sketch): void {
  const { random, palette, mood } = sketch;
  const s = mood.scale;
  const spots = scatter(
    {
      ...sketch,
      gap: 0.16,
      sizes: [
        { radius: 62 * s, share: 0.2 * mood.density },
        { radius: 36 * s, share: 0.14 * mood.density },
        { radius: 15 * s, share: 0.06 * mood.density },
      ],
    },
    random,
  );
  const inks = palette.inks.slice(0, mood.isMinimal ? 2 : 5);
  for (const { x, y, radius } of spots) {
    const colour = random.pick(inks);
    stamp(sketch, x, y, radius * 1.4, (pen, r) => fillLoop(pen, handCircle(radius, r, 0.07, 9), colour));
  }
}

/** Rings and dots within one another, as drawn with a loaded brush. */
function rings(sketch: Sketch): void {
  const { random, palette, mood } = sketch;
  const spots = scatter(
    {
      ...sketch,
      gap: 0.1,
      sizes: [
        { radius: 78 * mood.scale, share: 0.42 * mood.density },
        { radius: 30 * mood.scale, share: 0.14 },
        { radius: 13 * mood.scale, share: 0.04 },
      ],
    },
    random,
  );
  for (const { x, y, radius } of spots) {
    const colours = random.shuffle(palette.inks.slice(0, mood.isMinimal ? 2 : 5));
    const rims =
      radius > 50
        ? random.pick([
            [1, 0.72, 0.44],
            [1, 0.5],
            [1, 0.8, 0.6, 0.3],
          ])
        : [1];
    stamp(sketch, x, y, radius * 1.3, (pen, r) => {
      rims.forEach((share, i) => {
        const isHole = i % 2 === 1 && rims.length === 3;
        const colour = isHole ? palette.ground : (colours[i % colours.length] ?? palette.line);
        fillLoop(pen, handCircle(radius * share, r, 0.04), colour);
      });
    });
  }
}
