import { shadeColour } from '../colour/oklch.ts';
import { fillCircle } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { drawLeaf } from './leaf-shapes.ts';
import { ellipse, fillPath, insidePath, type Motif, strokePath, type Tint } from './motif.ts';

const leafAt = (
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  colour: string,
) => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  drawLeaf(pen, length, width, colour, length * 0.08);
  pen.restore();
};

/** A citrus cut through: rind, pith and wedges. */
function slice(pen: Pen, rind: string, pith: string, flesh: string): void {
  fillCircle(pen, 0, 0, 88, rind);
  fillCircle(pen, 0, 0, 78, pith);
  for (let i = 0; i < 9; i++) {
    pen.save();
    pen.rotate((i / 9) * Math.PI * 2);
    fillPath(pen, 'M9 0 C24 -9 48 -19 60 -21 C70 -21 72 -8 72 0 C72 8 70 21 60 21 C48 19 24 9 9 0 Z', flesh);
    strokePath(pen, 'M32 -4 L50 -9 M40 5 L56 6', shadeColour(flesh, 0.07), 2.4);
    pen.restore();
  }
}

const LEMON =
  'M-78 8 C-72 -40 -32 -60 8 -58 C46 -56 68 -36 78 -12 C84 -10 95 -6 95 4 C95 13 84 14 77 18 C62 48 28 64 -8 62 C-42 60 -66 42 -77 20 C-86 20 -92 14 -78 8 Z';
const STRAWBERRY =
  'M0 92 C-26 86 -72 34 -72 -8 C-72 -42 -38 -54 0 -44 C38 -54 72 -42 72 -8 C72 34 26 86 0 92 Z';
const PEACH = 'M0 88 C-54 84 -84 44 -82 4 C-80 -40 -40 -62 0 -44 C40 -62 80 -40 82 4 C84 44 54 84 0 88 Z';
const AVOCADO =
  'M0 -92 C34 -92 40 -52 52 -22 C66 10 74 28 66 54 C58 80 30 92 0 92 C-30 92 -58 80 -66 54 C-74 28 -66 10 -52 -22 C-40 -52 -34 -92 0 -92 Z';
const APPLE =
  'M0 -46 C24 -66 82 -60 82 -2 C82 46 46 90 20 86 C10 84 6 80 0 80 C-6 80 -10 84 -20 86 C-46 90 -82 46 -82 -2 C-82 -60 -24 -66 0 -46 Z';
const PEAR =
  'M0 -74 C24 -74 30 -50 34 -24 C40 4 70 16 70 50 C70 80 34 92 0 92 C-34 92 -70 80 -70 50 C-70 16 -40 4 -34 -24 C-30 -50 -24 -74 0 -74 Z';
const PINEAPPLE = 'M0 -30 C44 -30 58 4 58 34 C58 72 34 96 0 96 C-34 96 -58 72 -58 34 C-58 4 -44 -30 0 -30 Z';
const MELON = 'M-94 -26 L94 -26 C94 34 54 78 0 78 C-54 78 -94 34 -94 -26 Z';

const body = (pen: Pen, path: string, colour: string, shadow: string, shine: () => void) => {
  fillPath(pen, path, colour);
  insidePath(pen, path, () => {
    fillPath(pen, shadow, shadeColour(colour, -0.07));
    shine();
  });
};

const LOWER = 'M-120 60 C-40 80 50 60 70 -60 L130 -60 L130 130 L-120 130 Z';
const shineAt = (pen: Pen, x: number, y: number, colour: string, rx = 9, ry = 20, turn = 0.6) =>
  ellipse(pen, x, y, rx, ry, shadeColour(colour, 0.1, 0.7), turn);

function lemon(pen: Pen, tint: Tint): void {
  const yellow = tint('#f4c93c');
  const green = tint('#5d9550');
  pen.rotate(-0.5);
  strokePath(pen, 'M-84 12 C-92 8 -98 0 -98 -8', shadeColour(green, -0.1), 6);
  leafAt(pen, -88, 4, -0.75, 66, 24, green);
  body(pen, LEMON, yellow, LOWER, () => {
    shineAt(pen, -34, -28, yellow, 9, 24, 0.9);
    for (const [x, y] of [
      [10, -30],
      [30, -6],
      [-6, 10],
      [42, 22],
      [-44, 22],
      [8, 38],
      [52, -18],
      [-20, -8],
    ] as const)
      fillCircle(pen, x, y, 2.6, shadeColour(yellow, -0.1));
  });
}

function cherry(pen: Pen, tint: Tint): void {
  const red = tint('#cf2a3a');
  const green = tint('#4f8a4b');
  strokePath(pen, 'M-38 26 C-34 -20 -10 -60 16 -82 M44 34 C46 -10 34 -52 16 -82', tint('#6f7f3e'), 5.5);
  leafAt(pen, 16, -80, 0.18, 76, 26, green);
  for (const [x, y, r] of [
    [-42, 50, 37],
    [46, 58, 34],
  ] as const) {
    fillCircle(pen, x, y, r, red);
    pen.save();
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.clip();
    fillPath(
      pen,
      `M${x - 40} ${y + 22} C${x} ${y + 32} ${x + 24} ${y + 10} ${x + 22} ${y - 30} L${x + 60} ${y - 30} L${x + 60} ${y + 60} L${x - 40} ${y + 60} Z`,
      shadeColour(red, -0.08),
    );
    pen.restore();
    ellipse(pen, x - 13, y - 13, 6, 11, shadeColour(red, 0.2, 0.6), 0.7);
    strokePath(
      pen,
      `M${x - 7} ${y - r + 8} Q${x} ${y - r + 13} ${x + 7} ${y - r + 8}`,
      shadeColour(red, -0.12),
      3.5,
    );
  }
}

function strawberry(pen: Pen, tint: Tint): void {
  const red = tint('#e23c43');
  const green = tint('#57964c');
  const seed = tint('#f8dc8a');
  body(pen, STRAWBERRY, red, LOWER, () => {
    for (let row = 0; row < 6; row++)
      for (let i = -3; i <= 3; i++) ellipse(pen, (i + (row % 2) / 2) * 25, -24 + row * 19, 2.9, 4.6, seed);
  });
  strokePath(pen, 'M0 -44 C0 -62 6 -74 14 -84', shadeColour(green, -0.06), 7);
  for (const turn of [-2.75, -2.1, -1.05, -0.4, 0.35, 2.8])
    leafAt(pen, 0, -46, turn * -1 + Math.PI, 44, 17, green);
  leafAt(pen, 0, -48, Math.PI / 2, 34, 15, shadeColour(green, 0.04));
}

function watermelon(pen: Pen, tint: Tint): void {
  const [rind, pale, flesh] = [tint('#3f8a52'), tint('#dcecb8'), tint('#f0545c')];
  pen.rotate(-0.25);
  fillPath(pen, MELON, rind);
  fillPath(pen, 'M-84 -26 L84 -26 C84 28 48 67 0 67 C-48 67 -84 28 -84 -26 Z', pale);
  fillPath(pen, 'M-75 -26 L75 -26 C75 22 43 58 0 58 C-43 58 -75 22 -75 -26 Z', flesh);
  for (const [x, y] of [
    [-46, -4],
    [-18, 4],
    [14, -6],
    [44, 0],
    [-30, 26],
    [0, 32],
    [30, 24],
  ] as const)
    ellipse(pen, x, y, 4, 7, tint('#352a2b'), x * -0.006);
}

function peach(pen: Pen, tint: Tint): void {
  const pink = tint('#f7a183');
  leafAt(pen, 4, -46, -0.35, 70, 26, tint('#5f9a55'));
  leafAt(pen, -2, -46, Math.PI + 0.45, 58, 22, tint('#5f9a55'));
  body(pen, PEACH, pink, LOWER, () => {
    ellipse(pen, -52, 26, 36, 44, tint('#f0786c'), 0.4);
    shineAt(pen, -40, -20, pink, 8, 18);
  });
  strokePath(pen, 'M2 -44 C20 -16 22 30 4 66', shadeColour(pink, -0.14), 4);
}

function avocado(pen: Pen, tint: Tint): void {
  const pit = tint('#8a5430');
  pen.rotate(0.35);
  fillPath(pen, AVOCADO, tint('#3f6b3a'));
  pen.scale(0.88, 0.9);
  fillPath(pen, AVOCADO, tint('#a9c45a'));
  pen.scale(0.86, 0.88);
  fillPath(pen, AVOCADO, tint('#eeeeb4'));
  fillCircle(pen, 0, 34, 40, pit);
  ellipse(pen, -12, 22, 8, 13, shadeColour(pit, 0.14), 0.6);
}

function blueberry(pen: Pen, tint: Tint): void {
  const blue = tint('#4c62a8');
  leafAt(pen, 0, -30, -0.5, 84, 30, tint('#5b9160'));
  leafAt(pen, -6, -30, Math.PI + 0.6, 78, 28, tint('#5b9160'));
  for (const [x, y, shade] of [
    [2, -22, -0.06],
    [-40, 36, -0.02],
    [42, 38, 0.03],
  ] as const) {
    const skin = shadeColour(blue, shade);
    fillCircle(pen, x, y, 45, skin);
    ellipse(pen, x - 18, y - 18, 8, 14, shadeColour(skin, 0.14, 0.7), 0.7);
    pen.save();
    pen.translate(x + 8, y + 6);
    for (let i = 0; i < 5; i++) {
      pen.rotate((Math.PI * 2) / 5);
      fillPath(pen, 'M-7 -6 L0 -19 L7 -6 Z', shadeColour(skin, -0.13));
    }
    fillCircle(pen, 0, 0, 9, shadeColour(skin, -0.16));
    pen.restore();
  }
}

function pineapple(pen: Pen, tint: Tint): void {
  const yellow = tint('#f0b437');
  const green = tint('#4f9a63');
  for (const [turn, length] of [
    [-0.95, 48],
    [0.95, 48],
    [-0.55, 60],
    [0.55, 60],
    [-0.22, 66],
    [0.22, 66],
    [0, 70],
  ] as const)
    leafAt(pen, 0, -24, turn - Math.PI / 2, length, 15, shadeColour(green, Math.abs(turn) * -0.05));
  body(pen, PINEAPPLE, yellow, LOWER, () => {
    for (let i = -6; i <= 6; i++) {
      strokePath(pen, `M${i * 23 - 70} -40 L${i * 23 + 70} 110`, shadeColour(yellow, -0.14), 3.4);
      strokePath(pen, `M${i * 23 + 70} -40 L${i * 23 - 70} 110`, shadeColour(yellow, -0.14), 3.4);
    }
  });
}

function apple(pen: Pen, tint: Tint): void {
  const red = tint('#d8413f');
  strokePath(pen, 'M0 -44 C-2 -60 4 -74 12 -84', tint('#6b4a33'), 7);
  leafAt(pen, 6, -60, -0.15, 62, 24, tint('#5f9a4f'));
  body(pen, APPLE, red, LOWER, () => shineAt(pen, -46, -16, red, 10, 22));
}

function pear(pen: Pen, tint: Tint): void {
  const green = tint('#c3c654');
  strokePath(pen, 'M0 -72 C-2 -82 4 -90 10 -96', tint('#6b4a33'), 7);
  leafAt(pen, 4, -80, 0.25, 56, 22, tint('#5f9a4f'));
  body(pen, PEAR, green, LOWER, () => {
    shineAt(pen, -36, 36, green, 9, 22, 0.3);
    for (const [x, y] of [
      [10, 20],
      [24, 52],
      [-8, 62],
      [-10, 0],
      [8, -30],
    ] as const)
      fillCircle(pen, x, y, 2.6, shadeColour(green, -0.13));
  });
}

/** Fruits by id, drawn flat with one shade and one light. */
export const fruits: readonly Motif[] = [
  { id: 'lemon', turn: 4, draw: lemon },
  {
    id: 'lemon',
    turn: 4,
    draw: (pen, tint) => slice(pen, tint('#f2c230'), tint('#fdf4cf'), tint('#f7d75a')),
  },
  {
    id: 'orange',
    turn: 4,
    draw: (pen, tint) => slice(pen, tint('#f08a24'), tint('#fdeccb'), tint('#f6a63c')),
  },
  { id: 'cherry', turn: 0.5, draw: cherry },
  { id: 'strawberry', turn: 0.7, draw: strawberry },
  { id: 'watermelon', turn: 1.2, draw: watermelon },
  { id: 'peach', turn: 0.5, draw: peach },
  { id: 'avocado', turn: 0.8, draw: avocado },
  { id: 'blueberry', turn: 0.8, draw: blueberry },
  { id: 'pineapple', turn: 0.5, draw: pineapple },
  { id: 'apple', turn: 0.4, draw: apple },
  { id: 'pear', turn: 0.4, draw: pear },
];
