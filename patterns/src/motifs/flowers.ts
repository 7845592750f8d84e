import { mixColours, shadeColour } from '../colour/oklch.ts';
import { fillCircle, fillLoop, handCircle, type Point } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import type { Random } from '../random.ts';

export interface FlowerColours {
  petal: string;
  heart: string;
  leaf: string;
}

/** Draws a flower of the given radius about the origin. */
export type DrawFlower = (pen: Pen, radius: number, colours: FlowerColours, random: Random) => void;

/** A petal along +x: `round` 0 = pointed, 1 = blunt; `notch` cuts its tip. */
function petal(
  pen: Pen,
  from: number,
  to: number,
  width: number,
  round: number,
  colour: string,
  notch = 0,
): void {
  const length = to - from;
  const tip = width * round * 0.9;
  pen.beginPath();
  pen.moveTo(from, 0);
  pen.bezierCurveTo(from + length * 0.25, -width * 0.9, to - length * 0.18, -width * 1.15, to, -tip * 0.45);
  if (notch > 0) {
    pen.quadraticCurveTo(to + length * 0.02, -tip * 0.1, to - length * notch, 0);
    pen.quadraticCurveTo(to + length * 0.02, tip * 0.1, to, tip * 0.45);
  } else pen.quadraticCurveTo(to + length * 0.09 * round, 0, to, tip * 0.45);
  pen.bezierCurveTo(to - length * 0.18, width * 1.15, from + length * 0.25, width * 0.9, from, 0);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

function around(
  pen: Pen,
  count: number,
  random: Random,
  loose: number,
  draw: (i: number) => void,
  start = 0,
): void {
  for (let i = 0; i < count; i++) {
    pen.save();
    pen.rotate(start + (i / count) * Math.PI * 2 + random.wobble(loose));
    draw(i);
    pen.restore();
  }
}

function streaks(pen: Pen, from: number, to: number, spread: number, colour: string, width: number): void {
  pen.beginPath();
  for (const side of [-1, 0, 1]) {
    pen.moveTo(from, side * spread * 0.3);
    pen.quadraticCurveTo((from + to) / 2, side * spread * 0.6, to * (side === 0 ? 1 : 0.88), side * spread);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.stroke();
}

function stamens(
  pen: Pen,
  count: number,
  inner: number,
  outer: number,
  dot: number,
  colour: string,
  random: Random,
): void {
  around(pen, count, random, 0.1, () => {
    const reach = outer * random.range(0.8, 1.1);
    pen.beginPath();
    pen.moveTo(inner, 0);
    pen.lineTo(reach, 0);
    pen.strokeStyle = colour;
    pen.lineWidth = dot * 0.55;
    pen.stroke();
    fillCircle(pen, reach, 0, dot, colour);
  });
}

function seeds(pen: Pen, radius: number, count: number, size: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    const r = radius * Math.sqrt((i + 0.5) / count);
    fillCircle(pen, Math.cos(i * 2.39996) * r, Math.sin(i * 2.39996) * r, size, colour);
  }
}

/** Flowers by id. */
export const flowers: Readonly<Record<string, DrawFlower>> = {
  daisy: (pen, r, c, random) => {
    const count = random.int(12, 16);
    around(
      pen,
      count,
      random,
      0.05,
      () => petal(pen, r * 0.2, r * random.range(0.9, 1), r * 0.15, 0.8, shadeColour(c.petal, -0.07)),
      Math.PI / count,
    );
    around(pen, count, random, 0.05, () => {
      petal(
        pen,
        r * 0.2,
        r * random.range(0.88, 0.98),
        r * 0.14,
        0.8,
        shadeColour(c.petal, random.wobble(0.02)),
      );
      streaks(pen, r * 0.34, r * 0.7, r * 0.03, shadeColour(c.petal, -0.08), r * 0.012);
    });
    fillLoop(pen, handCircle(r * 0.27, random, 0.04), c.heart);
    seeds(pen, r * 0.21, 22, r * 0.02, shadeColour(c.heart, -0.1));
  },
  poppy: (pen, r, c, random) => {
    const layer = (count: number, size: number, colour: (i: number) => string, start: number) =>
      around(
        pen,
        count,
        random,
        0.12,
        (i) => {
          const w = size * random.range(0.5, 0.6);
          const edge: Point[] = [
            [0, 0],
            [size * 0.35, -w * 0.9],
            [size * 0.8, -w * 1.05],
            [size * random.range(0.96, 1.04), -w * 0.5],
            [size * random.range(0.9, 0.98), 0],
            [size * random.range(0.96, 1.04), w * 0.5],
            [size * 0.8, w * 1.05],
            [size * 0.35, w * 0.9],
          ];
          fillLoop(pen, edge, colour(i));
          streaks(pen, size * 0.25, size * 0.78, w * 0.5, shadeColour(colour(i), -0.07), r * 0.012);
        },
        start,
      );
    layer(4, r, (i) => shadeColour(c.petal, i % 2 === 0 ? -0.05 : -0.015), 0.4);
    layer(3, r * 0.8, (i) => shadeColour(c.petal, 0.035 - i * 0.02), 1.2);
    fillLoop(pen, handCircle(r * 0.18, random, 0.06), c.heart);
    stamens(pen, 20, r * 0.12, r * 0.33, r * 0.022, shadeColour(c.heart, -0.05), random);
    fillLoop(pen, handCircle(r * 0.11, random, 0.06), shadeColour(c.heart, 0.13));
  },
  blossom: (pen, r, c, random) => {
    around(pen, 5, random, 0.05, () => {
      petal(
        pen,
        r * 0.05,
        r * random.range(0.94, 1),
        r * 0.46,
        1,
        shadeColour(c.petal, random.wobble(0.03)),
        0.1,
      );
      petal(
        pen,
        r * 0.05,
        r * 0.52,
        r * 0.15,
        0.3,
        mixColours(c.petal, shadeColour(c.petal, -0.12, 1.3), 0.65),
      );
    });
    stamens(pen, 12, r * 0.06, r * 0.36, r * 0.03, c.heart, random);
    fillCircle(pen, 0, 0, r * 0.09, c.heart);
  },
  peony: (pen, r, c, random) => {
    const rings = [
      [9, 1, 0.34],
      [8, 0.82, 0.31],
      [7, 0.63, 0.26],
      [6, 0.45, 0.2],
      [5, 0.29, 0.14],
    ] as const;
    rings.forEach(([count, size, width], ring) => {
      around(
        pen,
        count,
        random,
        0.12,
        () => {
          const shade = shadeColour(c.petal, -0.09 + ring * 0.042 + random.wobble(0.02), 1.1 - ring * 0.05);
          petal(
            pen,
            0,
            r * size * random.range(0.95, 1.03),
            r * width,
            1,
            shade,
            random.chance(0.3) ? 0.07 : 0,
          );
          streaks(
            pen,
            r * size * 0.45,
            r * size * 0.84,
            r * width * 0.4,
            shadeColour(shade, -0.05),
            r * 0.01,
          );
        },
        ring * 0.7,
      );
    });
    stamens(pen, 11, 0, r * 0.14, r * 0.022, c.heart, random);
  },
  rose: (pen, r, c, random) => {
    around(pen, 5, random, 0.1, (i) =>
      fillLoop(
        pen,
        handCircle(r * 0.56, random, 0.05, 9).map(([x, y]): Point => [x * 0.9 + r * 0.44, y]),
        shadeColour(c.petal, -0.1 + (i % 2) * 0.025),
      ),
    );
    around(
      pen,
      5,
      random,
      0.1,
      (i) =>
        fillLoop(
          pen,
          handCircle(r * 0.42, random, 0.05, 9).map(([x, y]): Point => [x * 0.9 + r * 0.3, y]),
          shadeColour(c.petal, -0.045 + (i % 2) * 0.02),
        ),
      0.6,
    );
    fillLoop(pen, handCircle(r * 0.48, random, 0.03), c.petal);
    // The rolled heart: crescents that turn inwards.
    for (let i = 0; i < 8; i++) {
      const size = r * (0.45 - i * 0.05);
      pen.save();
      pen.rotate(i * 2.25 + 0.4);
      pen.beginPath();
      pen.arc(0, 0, size, -1.25, 1.25);
      pen.quadraticCurveTo(size * 0.62, 0, Math.cos(-1.25) * size, Math.sin(-1.25) * size);
      pen.closePath();
      pen.fillStyle = shadeColour(c.petal, i % 2 === 0 ? 0.055 : -0.08);
      pen.fill();
      pen.restore();
    }
    fillCircle(pen, 0, 0, r * 0.055, shadeColour(c.petal, -0.13));
  },
  tulip: (pen, r, c) => {
    pen.save();
    pen.translate(0, -r * 0.12);
    const side = (sign: number) => {
      pen.save();
      pen.scale(sign, 1);
      pen.beginPath();
      pen.moveTo(0, r * 0.78);
      pen.bezierCurveTo(r * 0.72, r * 0.72, r * 0.72, -r * 0.1, r * 0.5, -r * 0.82);
      pen.bezierCurveTo(r * 0.2, -r * 0.5, 0, -r * 0.1, 0, r * 0.78);
      pen.fillStyle = shadeColour(c.petal, sign > 0 ? -0.06 : -0.03);
      pen.fill();
      pen.restore();
    };
    petal3(pen, r, shadeColour(c.petal, -0.1), 0.34, -0.95);
    side(1);
    side(-1);
    petal3(pen, r, shadeColour(c.petal, 0.035), 0.4, -0.72);
    pen.beginPath();
    pen.moveTo(0, r * 0.6);
    pen.lineTo(0, -r * 0.4);
    pen.strokeStyle = shadeColour(c.petal, -0.04);
    pen.lineWidth = r * 0.025;
    pen.stroke();
    pen.restore();
  },
  sunflower: (pen, r, c, random) => {
    around(
      pen,
      17,
      random,
      0.05,
      () => petal(pen, r * 0.3, r, r * 0.12, 0.1, shadeColour(c.petal, -0.08, 1.05)),
      0.18,
    );
    around(pen, 17, random, 0.05, () => {
      petal(pen, r * 0.3, r * random.range(0.88, 0.96), r * 0.11, 0.12, c.petal);
      streaks(pen, r * 0.42, r * 0.74, r * 0.03, shadeColour(c.petal, -0.1), r * 0.012);
    });
    fillLoop(pen, handCircle(r * 0.42, random, 0.02), shadeColour(c.heart, -0.08));
    seeds(pen, r * 0.38, 80, r * 0.02, shadeColour(c.heart, 0.1));
    fillCircle(pen, 0, 0, r * 0.14, shadeColour(c.heart, -0.15));
  },
  lotus: (pen, r, c) => {
    pen.save();
    pen.translate(0, r * 0.55);
    const fan = (angles: readonly number[], length: number, width: number, shade: number) => {
      for (const angle of angles) {
        pen.save();
        pen.rotate(-Math.PI / 2 + angle);
        petal(pen, 0, length, width, 0.12, shadeColour(c.petal, shade + Math.abs(angle) * 0.02));
        petal(pen, 0, length * 0.6, width * 0.3, 0.1, shadeColour(c.petal, shade - 0.06, 1.2));
        pen.restore();
      }
    };
    fan([-1.32, 1.32], r * 0.98, r * 0.22, -0.08);
    fan([-0.98, 0.98, -0.34, 0.34], r * 1.16, r * 0.27, -0.05);
    fan([-0.66, 0.66], r * 1.2, r * 0.27, 0);
    fan([0], r * 1.28, r * 0.28, 0.035);
    pen.restore();
  },
};

function petal3(pen: Pen, r: number, colour: string, width: number, top: number): void {
  pen.beginPath();
  pen.moveTo(0, r * 0.8);
  pen.bezierCurveTo(-r * width * 1.8, r * 0.5, -r * width, r * top * 0.5, 0, r * top);
  pen.bezierCurveTo(r * width, r * top * 0.5, r * width * 1.8, r * 0.5, 0, r * 0.8);
  pen.fillStyle = colour;
  pen.fill();
}
