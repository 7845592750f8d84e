import { shadeColour } from '../colour/oklch.ts';
import type { Pen } from '../drawing/sketch.ts';
import { ellipse, fillPath, insidePath, type Motif, strokePath, type Tint } from './motif.ts';

function toadstool(pen: Pen, tint: Tint, colour: string): void {
  const cap = tint(colour);
  const stem = tint('#f6ead4');
  fillPath(pen, 'M-20 0 C-18 34 -24 66 -30 84 C-20 94 22 94 32 84 C24 66 18 34 20 0 Z', stem);
  fillPath(pen, 'M6 0 C8 40 12 70 14 91 C22 90 28 88 32 84 C24 66 18 34 20 0 Z', shadeColour(stem, -0.06));
  fillPath(
    pen,
    'M-23 22 C-34 40 -26 46 -16 40 C-8 48 8 48 16 40 C26 46 34 40 23 22 Z',
    shadeColour(stem, -0.03),
  );
  ellipse(pen, 0, 8, 62, 15, shadeColour(stem, -0.1));
  const dome = 'M-88 10 C-88 -52 -48 -92 0 -92 C48 -92 88 -52 88 10 C88 20 60 6 0 6 C-60 6 -88 20 -88 10 Z';
  fillPath(pen, dome, cap);
  insidePath(pen, dome, () => {
    fillPath(pen, 'M30 -100 C80 -50 60 0 50 30 L110 30 L110 -100 Z', shadeColour(cap, -0.07));
    for (const [x, y, rx, ry] of [
      [-20, -58, 17, 14],
      [34, -42, 14, 13],
      [-58, -20, 13, 12],
      [6, -18, 12, 10],
      [66, -8, 10, 10],
      [8, -86, 9, 5],
    ] as const)
      ellipse(pen, x, y, rx, ry, tint('#fdf3df'));
  });
}

function chanterelle(pen: Pen, tint: Tint): void {
  const gold = tint('#d99a3d');
  fillPath(pen, 'M-76 -48 C-40 -30 -22 20 -20 86 C-10 94 12 94 20 86 C22 20 40 -30 76 -48 Z', gold);
  strokePath(
    pen,
    'M-50 -34 C-22 -6 -12 30 -10 66 M-22 -40 C-8 -8 -4 22 -3 50 M22 -40 C8 -8 4 22 3 50 M50 -34 C22 -6 12 30 10 66',
    shadeColour(gold, -0.1),
    4,
  );
  fillPath(
    pen,
    'M-82 -44 C-90 -72 -46 -76 -30 -64 C-16 -80 16 -80 30 -64 C46 -76 90 -72 82 -44 C60 -36 30 -52 0 -42 C-30 -52 -60 -36 -82 -44 Z',
    shadeColour(gold, 0.07),
  );
}

function cluster(pen: Pen, tint: Tint): void {
  const cap = tint('#a86b48');
  for (const [x, y, size] of [
    [38, 10, 0.72],
    [-42, 18, 0.64],
    [-2, -22, 0.95],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.scale(size, size);
    fillPath(pen, 'M-10 -10 C-9 30 -12 60 -14 96 C-8 102 10 102 16 96 C12 60 9 30 10 -10 Z', tint('#f3e3c6'));
    fillPath(pen, 'M-52 0 C-54 -46 -20 -68 0 -68 C20 -68 54 -46 52 0 C30 8 -30 8 -52 0 Z', cap);
    fillPath(pen, 'M10 -66 C36 -48 38 -14 30 6 L52 0 C54 -46 20 -68 10 -66 Z', shadeColour(cap, -0.06));
    strokePath(pen, 'M-32 -22 C-28 -38 -18 -46 -8 -50', shadeColour(cap, 0.13), 5);
    pen.restore();
  }
}

/** Mushrooms: red, ochre and violet caps, a chanterelle, a cluster. */
export const mushroomMotifs: readonly Motif[] = [
  { id: 'toadstool', turn: 0.25, draw: (pen, tint) => toadstool(pen, tint, '#cf3f35') },
  { id: 'chanterelle', turn: 0.25, draw: chanterelle },
  { id: 'cluster', turn: 0.15, draw: cluster },
  { id: 'toadstool', turn: 0.25, draw: (pen, tint) => toadstool(pen, tint, '#c98a4b') },
  { id: 'toadstool', turn: 0.25, draw: (pen, tint) => toadstool(pen, tint, '#8d6a9f') },
];
