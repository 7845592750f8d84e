import { mixColours, shadeColour } from '../colour/oklch.ts';
import { fillCircle, fillLoop, type Point } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import type { Random } from '../random.ts';
import { alongStem, drawLeaf, drawRoundLeaf, drawStem, placesAlong, stemAt } from './leaf-shapes.ts';

/** Draws a branch along +x from the origin, `length` long. */
export type DrawBranch = (pen: Pen, length: number, colour: string, accent: string, random: Random) => void;

const tip = (pen: Pen, length: number, bend: number, draw: () => void) => {
  const end = stemAt(length, bend, 1);
  pen.save();
  pen.translate(end.x, end.y);
  pen.rotate(end.angle);
  draw();
  pen.restore();
};

/** Branches and single leaves by id. */
export const branches: Readonly<Record<string, DrawBranch>> = {
  olive: (pen, length, colour, accent, random) => {
    const bend = random.wobble(length * 0.3);
    const stem = length * 0.84;
    drawStem(pen, stem, bend, length * 0.016, shadeColour(colour, -0.1));
    alongStem(pen, stem, bend, placesAlong(6, 0.2, 0.94), 0.75, (t, side) =>
      drawLeaf(
        pen,
        length * (0.3 - t * 0.1),
        length * 0.058,
        shadeColour(colour, side * 0.02 + random.wobble(0.03)),
        side * length * 0.02,
      ),
    );
    tip(pen, stem, bend, () => drawLeaf(pen, length * 0.2, length * 0.045, colour));
    for (const t of [0.3, 0.58]) {
      const at = stemAt(stem, bend, t);
      fillCircle(
        pen,
        at.x + length * 0.03,
        at.y + length * 0.06 * (t > 0.5 ? -1 : 1),
        length * 0.034,
        accent,
      );
    }
  },
  eucalyptus: (pen, length, colour, _accent, random) => {
    const bend = random.wobble(length * 0.35);
    const stem = length * 0.88;
    drawStem(pen, stem, bend, length * 0.015, shadeColour(colour, -0.12));
    alongStem(pen, stem, bend, placesAlong(6, 0.16, 0.95), 1.15, (t) => {
      const size = length * (0.23 - t * 0.12);
      drawRoundLeaf(
        pen,
        size,
        size * 0.44,
        shadeColour(mixColours(colour, '#ffffff', t * 0.18), random.wobble(0.05)),
        random,
      );
    });
    tip(pen, stem, bend, () =>
      drawRoundLeaf(pen, length * 0.11, length * 0.05, mixColours(colour, '#ffffff', 0.2), random),
    );
  },
  fern: (pen, length, colour, _accent, random) => {
    const bend = random.wobble(length * 0.4);
    drawStem(pen, length * 0.96, bend, length * 0.014, shadeColour(colour, -0.08));
    alongStem(pen, length * 0.96, bend, placesAlong(15, 0.1, 0.97), 1.1, (t) =>
      drawLeaf(
        pen,
        length * (0.06 + 0.24 * Math.sin(Math.PI * (0.18 + t * 0.8))),
        length * 0.03,
        colour,
        length * 0.012,
      ),
    );
    tip(pen, length * 0.96, bend, () => drawLeaf(pen, length * 0.07, length * 0.02, colour));
  },
  palm: (pen, length, colour, _accent, random) => {
    const bend = random.pick([-1, 1]) * length * random.range(0.25, 0.4);
    alongStem(pen, length * 0.9, bend, placesAlong(13, 0.14, 1), 0.95, (t, side) => {
      const blade = length * (0.16 + 0.3 * Math.sin(Math.PI * (0.25 + t * 0.68)));
      drawLeaf(pen, blade, length * 0.028, shadeColour(colour, side * 0.03), side * blade * 0.12);
    });
    drawStem(pen, length * 0.9, bend, length * 0.02, shadeColour(colour, 0.08));
  },
  monstera: (pen, length, colour, _accent, random) => monstera(pen, length, colour, random),
  ginkgo: (pen, length, colour, _accent, random) => {
    const notch = random.range(0.5, 0.68);
    const fan: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const angle = -1.02 + (i / 16) * 2.04;
      const r = Math.abs(i - 8) < 1 ? notch : 1 + random.wobble(0.035);
      fan.push([length * (0.32 + Math.cos(angle) * 0.62 * r), Math.sin(angle) * length * 0.64 * r]);
    }
    fillLoop(pen, [[length * 0.3, 0], ...fan], colour, 0.8);
    for (let i = 1; i < 12; i++) {
      const angle = -0.95 + (i / 12) * 1.9;
      pen.beginPath();
      pen.moveTo(length * 0.36, 0);
      pen.lineTo(length * (0.32 + Math.cos(angle) * 0.5), Math.sin(angle) * length * 0.5);
      pen.strokeStyle = shadeColour(colour, i % 2 === 0 ? 0.07 : -0.05);
      pen.lineWidth = length * 0.012;
      pen.stroke();
    }
    pen.beginPath();
    pen.moveTo(0, length * 0.06);
    pen.quadraticCurveTo(length * 0.16, length * 0.05, length * 0.36, 0);
    pen.strokeStyle = shadeColour(colour, -0.1);
    pen.lineWidth = length * 0.026;
    pen.lineCap = 'round';
    pen.stroke();
  },
  maple: (pen, length, colour) => {
    const arms = [
      [0, 1],
      [0.2, 0.5],
      [0.42, 0.56],
      [0.78, 0.92],
      [1.0, 0.46],
      [1.25, 0.44],
      [1.72, 0.7],
      [2.2, 0.26],
    ] as const;
    const at = (angle: number, r: number): Point => [
      length * (0.36 + Math.cos(angle) * r * 0.62),
      Math.sin(angle) * r * length * 0.62,
    ];
    pen.beginPath();
    for (const [angle, r] of arms) pen.lineTo(...at(angle, r));
    pen.lineTo(length * 0.24, 0);
    for (const [angle, r] of [...arms].reverse()) pen.lineTo(...at(-angle, r));
    pen.closePath();
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.lineJoin = 'round';
    pen.lineWidth = length * 0.04;
    pen.fill();
    pen.stroke();
    pen.beginPath();
    for (const angle of [0, 0.78, -0.78, 1.72, -1.72]) {
      pen.moveTo(length * 0.3, 0);
      pen.lineTo(...at(angle, angle === 0 ? 0.86 : Math.abs(angle) > 1 ? 0.55 : 0.78));
    }
    pen.moveTo(0, length * 0.03);
    pen.lineTo(length * 0.3, 0);
    pen.strokeStyle = shadeColour(colour, -0.1);
    pen.lineWidth = length * 0.018;
    pen.stroke();
  },
  bamboo: (pen, length, colour, _accent, random) => {
    drawStem(pen, length * 0.6, length * 0.05, length * 0.014, shadeColour(colour, -0.08));
    for (const [t, angle] of [
      [0.3, -0.5],
      [0.34, 0.55],
      [0.58, -0.28],
      [0.6, 0.42],
      [0.6, 0.04],
    ] as const) {
      pen.save();
      pen.translate(length * t, length * 0.03);
      pen.rotate(angle + random.wobble(0.12));
      drawLeaf(
        pen,
        length * random.range(0.44, 0.54),
        length * 0.062,
        shadeColour(colour, random.wobble(0.06)),
        length * 0.02,
      );
      pen.restore();
    }
  },
  berries: (pen, length, colour, accent, random) => {
    const bend = random.wobble(length * 0.3);
    drawStem(pen, length * 0.85, bend, length * 0.015, colour);
    alongStem(pen, length * 0.85, bend, placesAlong(4, 0.3, 0.96), 0.8, (t) => {
      const reach = length * (0.22 - t * 0.08);
      drawStem(pen, reach, 0, length * 0.012, colour);
      fillCircle(pen, reach, 0, length * 0.045, accent);
      fillCircle(
        pen,
        reach + length * 0.012,
        -length * 0.014,
        length * 0.012,
        shadeColour(accent, 0.16, 0.6),
      );
    });
  },
  simple: (pen, length, colour, _accent, random) =>
    drawLeaf(pen, length, length * 0.24, colour, random.wobble(length * 0.12)),
};

function monstera(pen: Pen, length: number, colour: string, random: Random): void {
  const half = (side: number, fill: string) => {
    const outline = (t: number) => Math.sin(Math.PI * t ** 0.72) ** 0.75 * length * 0.47;
    pen.beginPath();
    pen.moveTo(length * 0.12, 0);
    pen.quadraticCurveTo(length * -0.02, side * length * 0.3, length * 0.14, side * outline(0.22));
    for (let i = 0; i < 5; i++) {
      const from = 0.24 + i * 0.145;
      const to = from + 0.1;
      const x = (t: number) => length * (0.02 + t * 0.98);
      pen.lineTo(x(from), side * outline(from));
      pen.quadraticCurveTo(
        x((from + to) / 2 + 0.02),
        side * outline((from + to) / 2) * 1.04,
        x(to),
        side * outline(to),
      );
      if (i < 4) {
        const slit = random.range(0.3, 0.42);
        pen.quadraticCurveTo(
          x(to) - length * 0.02,
          side * outline(to) * 0.6,
          x(to) - length * 0.06,
          side * outline(to) * slit,
        );
        pen.quadraticCurveTo(
          x(to) + length * 0.02,
          side * outline(to) * 0.5,
          x(to) + length * 0.045,
          side * outline(to + 0.045),
        );
      }
    }
    pen.quadraticCurveTo(length * 0.96, side * length * 0.06, length, 0);
    pen.closePath();
    pen.fillStyle = fill;
    pen.fill();
  };
  half(-1, colour);
  half(1, shadeColour(colour, -0.045));
  pen.beginPath();
  pen.moveTo(-length * 0.06, 0);
  pen.lineTo(length * 0.93, 0);
  for (let i = 0; i < 5; i++) {
    for (const side of [-1, 1]) {
      const x = length * (0.22 + i * 0.13);
      pen.moveTo(x, 0);
      pen.quadraticCurveTo(
        x + length * 0.05,
        side * length * 0.1,
        x + length * 0.09,
        side * length * 0.2 * (1 - i * 0.12),
      );
    }
  }
  pen.strokeStyle = shadeColour(colour, 0.11);
  pen.lineWidth = length * 0.013;
  pen.lineCap = 'round';
  pen.stroke();
}
