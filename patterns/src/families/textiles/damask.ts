import { mixColours } from '../../colour/oklch.ts';
import { brushLine, type Point } from '../../drawing/shapes.ts';
import { fillGround, type Pen, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import type { PatternFamily } from '../family.ts';

export const damask: PatternFamily = {
  id: 'damask',
  zh: '大马士革',
  en: 'Damask',
  words: '大马士革,锦缎,欧式花纹,巴洛克,宫廷花纹,卷草,提花,damask,baroque,brocade,victorian,rococo',
  kinds: ['tile'],
  weight: 0.7,
  defaultPalettes: [
    'gold',
    'wine',
    'porcelain',
    'lavender',
    'cream',
    'forest',
    'denim',
    'morandi',
    'guochao',
    'klein',
  ],
  draw,
};

/** A crown of mirrored scrolls and leaves in half-drop, joined by an ogee of small leaves. */
function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood, width, height } = sketch;
  const columns = Math.max(1, Math.round(width / (random.pick([333, 500]) * mood.scale)));
  const w = width / columns;
  const rows = Math.max(1, Math.round(height / (w * 1.34)));
  const h = height / rows;
  const ink = palette.inks[0]!;
  const tone =
    mood.isMinimal || random.chance(0.5) ? mixColours(palette.ground, ink, 0.55) : palette.inks[1]!;
  for (let row = 0; row < rows * 2; row++) {
    for (let column = 0; column < columns; column++) {
      const x = (column + (row % 2) / 2 + 0.25) * w;
      const y = ((row + 0.5) / 2) * h;
      stamp(sketch, x, y, Math.max(w, h) * 0.62, (pen) => {
        pen.scale(w / 200, h / 268);
        for (const side of [1, -1]) {
          pen.save();
          pen.scale(side, 1);
          half(pen, ink, tone);
          pen.restore();
        }
      });
    }
  }
}

const leaf = (
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: string,
) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate((angle * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.2, -width, length * 0.7, -width * 0.9, length, -width * 0.1);
  pen.bezierCurveTo(length * 0.7, width * 0.35, length * 0.3, width * 0.6, 0, 0);
  pen.fillStyle = colour;
  pen.fill();
  pen.restore();
};

/** A stem rolled in at its end, swelling in the middle, with a bead in the eye. */
function scroll(pen: Pen, x: number, y: number, size: number, turn: number, colour: string, hand = 1): void {
  const points = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    const angle = (turn * Math.PI) / 180 + hand * t * Math.PI * 2.6;
    const r = size * (1 - t * 0.82);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  brushLine(
    pen,
    points,
    (t) => size * (0.05 + 0.2 * Math.sin(Math.PI * Math.min(1, t * 1.25)) ** 1.4),
    colour,
  );
  const eye = points.at(-1)!;
  pen.beginPath();
  pen.arc(eye[0], eye[1], size * 0.15, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

/** The right half of the crown, in a box 100 wide and 268 high about the origin. */
function half(pen: Pen, ink: string, tone: string): void {
  // Palmette
  for (const [angle, length, width] of [
    [-90, 62, 15],
    [-66, 57, 14],
    [-42, 50, 13],
    [-18, 42, 12],
    [8, 34, 10],
  ] as const) {
    leaf(pen, 0, -8, angle, length, width, ink);
    leaf(
      pen,
      Math.cos((angle * Math.PI) / 180) * 9,
      -8 + Math.sin((angle * Math.PI) / 180) * 9,
      angle,
      length * 0.62,
      width * 0.42,
      tone,
    );
  }
  leaf(pen, 0, -66, -90, 34, 9, tone);
  leaf(pen, 0, -70, -62, 24, 7, ink);
  // Base
  scroll(pen, 30, 22, 26, 200, ink, 1);
  scroll(pen, 62, -2, 18, 150, ink, 1);
  leaf(pen, 6, 22, 70, 46, 12, ink);
  leaf(pen, 8, 24, 72, 26, 5, tone);
  leaf(pen, 22, 46, 34, 40, 10, ink);
  leaf(pen, 34, 40, 2, 30, 8, tone);
  leaf(pen, 0, 40, 90, 52, 8, tone);
  pen.beginPath();
  pen.arc(0, 8, 8, 0, Math.PI * 2);
  pen.arc(0, 104, 5, 0, Math.PI * 2);
  pen.fillStyle = tone;
  pen.fill();
  // Ogee frame
  const stem = Array.from(
    { length: 17 },
    (_, i): Point => [50 - 46 * Math.cos((i / 16) * Math.PI), 126 - (i / 16) * 126],
  );
  brushLine(pen, stem, () => 2.2, ink);
  const frame = Array.from({ length: 9 }, (_, i) => i / 8);
  for (const t of frame) {
    const x = 50 - 46 * Math.cos(t * Math.PI);
    const y = 126 - t * 126;
    leaf(pen, x * 1, y, -80 + 50 * Math.sin(t * Math.PI), 15, 6, t % 0.25 === 0 ? ink : tone);
    leaf(pen, x, y, -10 + 50 * Math.sin(t * Math.PI), 11, 4.5, ink);
  }
}
