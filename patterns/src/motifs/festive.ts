import { shadeColour } from '../colour/oklch.ts';
import { fillCircle } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { ellipse, fillPath, insidePath, type Motif, mirrored, strokePath, type Tint } from './motif.ts';

function snowflake(pen: Pen, tint: Tint, form: number): void {
  const ice = tint('#8fb4d6');
  for (let i = 0; i < 6; i++) {
    pen.save();
    pen.rotate((i * Math.PI) / 3);
    strokePath(pen, 'M0 0 L0 -90', ice, 7);
    const barbs = [
      'M0 -34 L-18 -52 M0 -34 L18 -52 M0 -58 L-16 -74 M0 -58 L16 -74',
      'M0 -60 L-24 -80 M0 -60 L24 -80 M0 -30 L-13 -42 M0 -30 L13 -42',
      'M0 -44 L-26 -62 M0 -44 L26 -62',
    ][form % 3]!;
    strokePath(pen, barbs, ice, 6);
    if (form === 2) fillCircle(pen, 0, -90, 9, ice);
    pen.restore();
  }
  fillCircle(pen, 0, 0, form === 1 ? 16 : 9, ice);
}

function tree(pen: Pen, tint: Tint): void {
  const green = tint('#2f6b4a');
  fillPath(pen, 'M-11 60 L11 60 L13 92 L-13 92 Z', tint('#7a5236'));
  for (const [top, width, bottom] of [
    [-6, 72, 68],
    [-44, 56, 28],
    [-78, 40, -14],
  ] as const) {
    const tier = `M0 ${top} C${width * 0.3} ${top + 36} ${width * 0.7} ${bottom - 12} ${width} ${bottom} C${width * 0.5} ${bottom + 10} ${-width * 0.5} ${bottom + 10} ${-width} ${bottom} C${-width * 0.7} ${bottom - 12} ${-width * 0.3} ${top + 36} 0 ${top} Z`;
    fillPath(pen, tier, shadeColour(green, (-top - 40) * 0.0012));
    insidePath(pen, tier, () =>
      fillPath(
        pen,
        `M0 ${top} L${width + 10} ${top} L${width + 10} ${bottom + 10} L${width * 0.2} ${bottom + 12} Z`,
        shadeColour(green, -0.05),
      ),
    );
  }
  for (const [x, y, colour] of [
    [-14, -26, '#d9a441'],
    [16, -16, '#c5383a'],
    [-30, 14, '#c5383a'],
    [8, 16, '#f3e6cf'],
    [34, 18, '#d9a441'],
    [-44, 56, '#f3e6cf'],
    [-10, 50, '#d9a441'],
    [28, 54, '#c5383a'],
  ] as const)
    fillCircle(pen, x, y, 6, tint(colour));
  pen.save();
  pen.translate(0, -80);
  for (let i = 0; i < 5; i++) {
    fillPath(pen, 'M-6 0 L0 -19 L6 0 Z', tint('#e3b448'));
    pen.rotate((Math.PI * 2) / 5);
  }
  fillCircle(pen, 0, 0, 6.5, tint('#e3b448'));
  pen.restore();
}

function gift(pen: Pen, tint: Tint): void {
  const box = tint('#c23a3c');
  const ribbon = tint('#f0dcae');
  mirrored(pen, () => {
    fillPath(pen, 'M2 -42 C14 -82 58 -92 60 -64 C62 -44 28 -40 2 -38 Z', ribbon);
    fillPath(pen, 'M14 -48 C24 -70 46 -76 48 -63 C48 -52 30 -48 14 -48 Z', shadeColour(ribbon, -0.13));
  });
  fillPath(pen, 'M-66 -14 L66 -14 L62 88 L-62 88 Z', box);
  fillPath(pen, 'M66 -14 L62 88 L30 88 L32 -14 Z', shadeColour(box, -0.06));
  fillPath(pen, 'M-76 -42 L76 -42 L76 -10 L-76 -10 Z', shadeColour(box, 0.05));
  fillPath(pen, 'M-13 -42 L13 -42 L13 88 L-13 88 Z', ribbon);
}

function bauble(pen: Pen, tint: Tint): void {
  const glass = tint('#b8323a');
  strokePath(pen, 'M0 -66 C-12 -90 14 -94 6 -74', tint('#b98a3c'), 5);
  fillPath(pen, 'M-15 -66 L15 -66 L17 -46 L-17 -46 Z', tint('#d9a441'));
  fillCircle(pen, 0, 20, 70, glass);
  pen.save();
  pen.beginPath();
  pen.arc(0, 20, 70, 0, Math.PI * 2);
  pen.clip();
  fillPath(pen, 'M-80 4 C-30 20 30 20 80 4 L80 36 C30 52 -30 52 -80 36 Z', tint('#f3e6cf'));
  for (let i = -3; i <= 3; i++)
    fillPath(pen, `M${i * 24 - 10} ${29 - Math.abs(i) * 1.6} l10 -11 l10 11 l-10 11 Z`, tint('#2f6b4a'));
  fillPath(pen, 'M40 -60 C70 0 60 60 10 100 L100 100 L100 -60 Z', '#00000014');
  pen.restore();
  ellipse(pen, -32, -14, 9, 20, '#ffffff59', 0.7);
}

function candyCane(pen: Pen, tint: Tint): void {
  pen.rotate(0.25);
  const cane = 'M-22 88 L-22 -40 C-22 -92 54 -92 54 -40 L54 -26';
  strokePath(pen, cane, shadeColour(tint('#fbf3e6'), -0.14), 36);
  strokePath(pen, cane, tint('#fbf3e6'), 31);
  pen.save();
  // The stripes are dashes of the same stroke: they follow the bend by themselves.
  pen.setLineDash([15, 17]);
  pen.lineCap = 'butt';
  pen.strokeStyle = tint('#c9313a');
  pen.lineWidth = 31;
  pen.beginPath();
  pen.moveTo(-22, 92);
  pen.lineTo(-22, -40);
  pen.bezierCurveTo(-22, -92, 54, -92, 54, -40);
  pen.lineTo(54, -22);
  pen.stroke();
  pen.restore();
  fillPath(pen, 'M-22 36 C-60 14 -66 66 -22 44 C22 66 16 14 -22 36 Z', tint('#2f6b4a'));
  fillCircle(pen, -22, 40, 9, tint('#d9a441'));
}

function gingerbread(pen: Pen, tint: Tint): void {
  const dough = tint('#b87a45');
  const icing = tint('#fdf4e4');
  pen.lineCap = 'round';
  strokePath(pen, 'M-58 -2 L58 -2', dough, 36);
  strokePath(pen, 'M-10 20 L-30 74 M10 20 L30 74', dough, 38);
  fillPath(pen, 'M-30 -14 L30 -14 L32 44 L-32 44 Z', dough);
  fillCircle(pen, 0, -50, 41, dough);
  mirrored(pen, () => {
    fillCircle(pen, 14, -56, 5, icing);
    strokePath(pen, 'M55 -16 C60 -8 52 -2 57 10', icing, 4);
    strokePath(pen, 'M20 72 C28 66 32 76 42 68', icing, 4);
  });
  strokePath(pen, 'M-16 -38 C-8 -28 8 -28 16 -38', icing, 4.4);
  fillCircle(pen, 0, -6, 6, tint('#c9313a'));
  fillCircle(pen, 0, 16, 6, tint('#2f6b4a'));
}

function mitten(pen: Pen, tint: Tint): void {
  const wool = tint('#b8323a');
  const hand = 'M-40 46 L-44 -24 C-46 -92 44 -96 44 -30 L44 -10 C56 -34 88 -24 78 6 C72 26 52 30 40 46 Z';
  fillPath(pen, hand, wool);
  insidePath(pen, hand, () => {
    for (let i = 0; i < 7; i++)
      fillPath(pen, `M${-58 + i * 17} -8 l8.5 -13 l8.5 13 l-8.5 13 Z`, tint('#f3e6cf'));
    strokePath(pen, 'M-60 -34 L60 -34 M-60 22 L36 22', tint('#f3e6cf'), 5);
  });
  fillPath(
    pen,
    'M-48 46 C-50 40 -46 38 -42 38 L44 38 C50 38 52 42 50 48 L48 82 C48 90 44 92 38 92 L-36 92 C-44 92 -46 88 -46 82 Z',
    tint('#f3e6cf'),
  );
  for (let i = 0; i < 6; i++)
    strokePath(pen, `M${-34 + i * 14} 48 L${-34 + i * 14} 84`, shadeColour(tint('#f3e6cf'), -0.1), 3);
}

function holly(pen: Pen, tint: Tint): void {
  const green = tint('#2f6b4a');
  const leaf =
    'M0 0 C8 -16 16 -18 24 -30 C30 -20 38 -20 50 -28 C54 -18 64 -14 76 -16 C80 -8 86 -4 94 0 C86 4 80 8 76 16 C64 14 54 18 50 28 C38 20 30 20 24 30 C16 18 8 16 0 0 Z';
  for (const turn of [-0.35, 2.2, 3.5]) {
    pen.save();
    pen.rotate(turn);
    fillPath(pen, leaf, shadeColour(green, turn * 0.015 - 0.02));
    strokePath(
      pen,
      'M6 0 L80 0 M30 0 L38 -12 M30 0 L38 12 M52 0 L60 -10 M52 0 L60 10',
      shadeColour(green, 0.1),
      2.6,
    );
    pen.restore();
  }
  for (const [x, y] of [
    [-8, -16],
    [14, 8],
    [-16, 12],
  ] as const) {
    fillCircle(pen, x, y, 17, tint('#c9313a'));
    fillCircle(pen, x - 5, y - 6, 4, shadeColour(tint('#c9313a'), 0.22, 0.6));
  }
}

/** Things of winter feasts by id. */
export const festiveMotifs: readonly Motif[] = [
  { id: 'tree', turn: 0.1, draw: tree },
  { id: 'snowflake', turn: 4, draw: (pen, tint) => snowflake(pen, tint, 0) },
  { id: 'bauble', turn: 0.3, draw: bauble },
  { id: 'holly', turn: 4, draw: holly },
  { id: 'gift', turn: 0.2, draw: gift },
  { id: 'snowflake', turn: 4, draw: (pen, tint) => snowflake(pen, tint, 2) },
  { id: 'candy-cane', turn: 0.4, draw: candyCane },
  { id: 'gingerbread', turn: 0.3, draw: gingerbread },
  { id: 'mitten', turn: 0.4, draw: mitten },
  { id: 'snowflake', turn: 4, draw: (pen, tint) => snowflake(pen, tint, 1) },
];
