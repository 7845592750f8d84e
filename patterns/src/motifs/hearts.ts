import { shadeColour } from '../colour/oklch.ts';
import { fillCircle } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { fillPath, insidePath, type Motif, strokePath, type Tint } from './motif.ts';

const HEART =
  'M0 86 C-30 58 -92 20 -92 -30 C-92 -62 -68 -82 -44 -82 C-22 -82 -8 -70 0 -52 C8 -70 22 -82 44 -82 C68 -82 92 -62 92 -30 C92 20 30 58 0 86 Z';

const stripes = (pen: Pen, colour: string) => {
  for (let i = -7; i < 8; i++) strokePath(pen, `M${i * 22 - 60} -100 L${i * 22 + 60} 100`, colour, 8);
};

/** Hearts: plain, striped, dotted, in outline, cut in two tones, with an arrow's swing of the brush. */
export const heartMotifs: readonly Motif[] = [
  {
    id: 'plain',
    turn: 0.45,
    draw: (pen: Pen, tint: Tint) => {
      const red = tint('#dc3a4e');
      fillPath(pen, HEART, red);
      strokePath(pen, 'M-66 -32 C-66 -50 -56 -60 -44 -60', shadeColour(red, 0.16, 0.7), 9);
    },
  },
  {
    id: 'striped',
    turn: 0.45,
    draw: (pen, tint) => {
      fillPath(pen, HEART, tint('#f7b9c1'));
      insidePath(pen, HEART, () => stripes(pen, tint('#dc3a4e')));
    },
  },
  {
    id: 'outline',
    turn: 0.45,
    draw: (pen, tint) => {
      pen.scale(0.92, 0.92);
      strokePath(pen, HEART, tint('#c22f4a'), 15);
    },
  },
  {
    id: 'dotted',
    turn: 0.45,
    draw: (pen, tint) => {
      fillPath(pen, HEART, tint('#ea6f84'));
      insidePath(pen, HEART, () => {
        for (let row = -4; row < 5; row++)
          for (let i = -4; i < 5; i++)
            fillCircle(pen, (i + (row % 2 === 0 ? 0 : 0.5)) * 27, row * 23, 6, tint('#fdeeee'));
      });
    },
  },
  {
    id: 'halves',
    turn: 0.45,
    draw: (pen, tint) => {
      fillPath(pen, HEART, tint('#a8243f'));
      insidePath(pen, HEART, () => {
        pen.fillStyle = shadeColour(tint('#a8243f'), 0.09);
        pen.fillRect(-100, -100, 100, 200);
      });
    },
  },
  {
    id: 'rings',
    turn: 0.45,
    draw: (pen, tint) => {
      ['#f3a58f', '#fdeeee', '#dc3a4e', '#fdeeee', '#ea6f84'].forEach((natural, i) => {
        pen.save();
        pen.translate(0, -2);
        pen.scale(1 - i * 0.19, 1 - i * 0.19);
        fillPath(pen, HEART, tint(natural));
        pen.restore();
      });
    },
  },
];
