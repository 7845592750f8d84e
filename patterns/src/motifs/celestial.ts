import { shadeColour } from '../colour/oklch.ts';
import { fillCircle } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { ellipse, fillPath, insidePath, type Motif, strokePath, type Tint } from './motif.ts';

/** A star with points of two lengths. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`;
  });
  return `M${corners.join(' L')} Z`;
}

/** A four-pointed glint with hollow sides. */
export const GLINT = 'M0 -92 C8 -24 24 -8 92 0 C24 8 8 24 0 92 C-8 24 -24 8 -92 0 C-24 -8 -8 -24 0 -92 Z';

function moon(pen: Pen, tint: Tint): void {
  const gold = tint('#efc865');
  const shape =
    'M26 -90 C-40 -84 -88 -40 -84 12 C-80 62 -32 96 20 88 C48 84 70 66 80 44 C30 62 -22 32 -22 -18 C-22 -50 -2 -76 26 -90 Z';
  fillPath(pen, shape, gold);
  insidePath(pen, shape, () => {
    fillPath(pen, 'M-100 -40 C-90 60 0 110 90 40 L90 110 L-100 110 Z', shadeColour(gold, -0.06));
    for (const [x, y, r] of [
      [-54, -8, 8],
      [-40, 36, 12],
      [6, 66, 7],
      [-50, -44, 5],
    ] as const)
      fillCircle(pen, x, y, r, shadeColour(gold, -0.11));
  });
}

function sun(pen: Pen, tint: Tint): void {
  const gold = tint('#efb94e');
  const dark = shadeColour(gold, -0.2, 0.9);
  for (let i = 0; i < 16; i++) {
    pen.save();
    pen.rotate((i / 16) * Math.PI * 2);
    if (i % 2 === 0) fillPath(pen, 'M-10 -54 C-8 -72 -2 -84 0 -94 C2 -84 8 -72 10 -54 Z', gold);
    else strokePath(pen, 'M0 -58 C-5 -64 5 -70 0 -78', gold, 5.5);
    pen.restore();
  }
  fillCircle(pen, 0, 0, 46, gold);
  strokePath(
    pen,
    'M-22 -6 C-18 -11 -12 -11 -8 -6 M8 -6 C12 -11 18 -11 22 -6 M-2 0 C-4 8 -4 10 2 10 M-12 20 C-6 27 6 27 12 20',
    dark,
    3.4,
  );
  ellipse(pen, -26, 12, 7, 5, shadeColour(gold, -0.07, 1.2));
  ellipse(pen, 26, 12, 7, 5, shadeColour(gold, -0.07, 1.2));
}

function planet(pen: Pen, tint: Tint): void {
  const globe = tint('#c97b63');
  const ring = tint('#f0d9a8');
  pen.rotate(-0.35);
  strokePath(pen, 'M-58 -8 C-110 -30 110 -30 58 -8', ring, 9);
  fillCircle(pen, 0, 0, 56, globe);
  pen.save();
  pen.beginPath();
  pen.arc(0, 0, 56, 0, Math.PI * 2);
  pen.clip();
  fillPath(
    pen,
    'M-60 -34 C-20 -22 20 -22 60 -34 L60 -18 C20 -6 -20 -6 -60 -18 Z M-60 28 C-20 40 20 40 60 28 L60 36 C20 48 -20 48 -60 36 Z',
    shadeColour(globe, 0.09),
  );
  fillPath(pen, 'M20 -60 C50 -10 40 40 0 60 L70 60 L70 -60 Z', shadeColour(globe, -0.1));
  pen.restore();
  strokePath(pen, 'M-54 -14 C-104 14 -60 22 0 20 C60 22 104 14 54 -14', ring, 9);
}

const star = (pen: Pen, tint: Tint) => {
  const gold = tint('#f2cc68');
  fillPath(pen, starPath(5, 88, 42), gold);
  strokePath(pen, starPath(5, 88, 42), gold, 12);
  fillPath(
    pen,
    'M0 -80 L0 0 L-26 -34 Z M0 0 L80 -26 L40 14 Z M0 0 L50 72 L0 42 Z M0 0 L-50 72 L-40 14 Z M0 0 L-82 -28 L-26 -34 Z',
    shadeColour(gold, -0.05),
  );
};

function comet(pen: Pen, tint: Tint): void {
  const gold = tint('#f2cc68');
  const tail = tint('#a8b6ea');
  pen.save();
  strokePath(pen, 'M26 -14 C-10 -4 -50 22 -84 62', tail, 9);
  strokePath(pen, 'M38 6 C4 20 -26 42 -50 76', tail, 6);
  strokePath(pen, 'M12 -34 C-24 -28 -58 -8 -84 22', tail, 6);
  pen.translate(44, -34);
  pen.scale(0.52, 0.52);
  pen.rotate(0.3);
  fillPath(pen, starPath(5, 88, 42), gold);
  strokePath(pen, starPath(5, 88, 42), gold, 14);
  pen.restore();
}

/** Things of the sky by id. */
export const celestialMotifs: readonly Motif[] = [
  { id: 'moon', turn: 0.5, draw: moon },
  { id: 'sun', turn: 0.3, draw: sun },
  { id: 'star', turn: 0.5, draw: star },
  { id: 'planet', turn: 0.4, draw: planet },
  { id: 'comet', turn: 0.4, draw: comet },
];
