import { shadeColour } from '../colour/oklch.ts';
import { fillCircle } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { ellipse, fillPath, insidePath, type Motif, mirrored, strokePath, type Tint } from './motif.ts';

const eyes = (pen: Pen, colour: string, y: number, apart: number, size = 7) =>
  mirrored(pen, () => {
    ellipse(pen, apart, y, size * 0.85, size, colour);
    fillCircle(pen, apart - size * 0.25, y - size * 0.35, size * 0.28, '#ffffff');
  });

const SITTING_CAT =
  'M-14 -92 L-2 -70 C6 -73 18 -73 26 -70 L38 -92 C48 -74 50 -52 42 -38 C36 -28 28 -24 26 -16 C44 4 54 34 54 66 C54 82 50 92 38 92 L-30 92 C-44 92 -44 82 -36 76 C-38 40 -30 4 -4 -16 C-6 -24 -12 -28 -18 -38 C-26 -52 -24 -74 -14 -92 Z';

function sittingCat(pen: Pen, tint: Tint, coat: string): void {
  const fur = tint(coat);
  strokePath(pen, 'M40 82 C78 84 92 58 76 38 C70 30 62 34 64 42', fur, 15);
  fillPath(pen, SITTING_CAT, fur);
  const dark = shadeColour(fur, -0.1);
  insidePath(pen, SITTING_CAT, () => {
    ellipse(pen, 6, 62, 20, 42, shadeColour(fur, 0.1));
    strokePath(
      pen,
      'M54 10 C46 14 40 14 34 12 M58 30 C48 34 42 34 36 32 M4 -70 L4 -58 M12 -72 L12 -56 M20 -70 L20 -58',
      dark,
      5,
    );
  });
  strokePath(pen, 'M-6 90 L-6 66 M18 90 L18 66', dark, 3.5);
  const face = tint('#2b2524');
  ellipse(pen, -2, -48, 3.6, 4.6, face);
  ellipse(pen, 26, -48, 3.6, 4.6, face);
  fillPath(pen, 'M8 -41 L16 -41 L12 -36 Z', tint('#e58f8f'));
  strokePath(
    pen,
    'M12 -36 C11 -31 5 -31 4 -34 M12 -36 C13 -31 19 -31 20 -34 M-12 -40 L-30 -43 M-12 -36 L-29 -34 M36 -40 L54 -43 M36 -36 L53 -34',
    face,
    2,
  );
}

function catFace(pen: Pen, tint: Tint, coat: string): void {
  const fur = tint(coat);
  const dark = tint('#2f2928');
  mirrored(pen, () => {
    fillPath(pen, 'M22 -44 L66 -84 C76 -66 82 -38 80 -6 Z', fur);
    fillPath(pen, 'M40 -46 L64 -68 C70 -54 72 -40 70 -22 Z', tint('#f0a8a4'));
  });
  const head = 'M0 -58 C48 -58 88 -30 88 14 C88 54 48 74 0 74 C-48 74 -88 54 -88 14 C-88 -30 -48 -58 0 -58 Z';
  fillPath(pen, head, fur);
  insidePath(pen, head, () => {
    ellipse(pen, 0, 52, 44, 34, shadeColour(fur, 0.13, 0.6));
    strokePath(pen, 'M0 -60 L0 -34 M-18 -58 L-15 -38 M18 -58 L15 -38', shadeColour(fur, -0.12), 8);
  });
  eyes(pen, dark, 8, 36, 10);
  fillPath(pen, 'M-9 22 C-4 20 4 20 9 22 C8 29 3 32 0 33 C-3 32 -8 29 -9 22 Z', tint('#e07f80'));
  strokePath(pen, 'M0 33 C-2 46 -18 46 -21 37 M0 33 C2 46 18 46 21 37', dark, 3.6);
  mirrored(pen, () => {
    strokePath(pen, 'M54 26 L96 18 M54 34 L95 36', dark, 2.6);
    ellipse(pen, 56, 32, 11, 7, tint('#f4b3ab'));
  });
}

function paw(pen: Pen, tint: Tint): void {
  const pad = tint('#8a5f4c');
  fillPath(
    pen,
    'M0 -4 C26 -4 34 22 50 40 C66 60 50 86 24 78 C10 74 -10 74 -24 78 C-50 86 -66 60 -50 40 C-34 22 -26 -4 0 -4 Z',
    pad,
  );
  mirrored(pen, () => {
    ellipse(pen, 24, -50, 18, 27, pad, 0.12);
    ellipse(pen, 66, -8, 16, 24, pad, 0.5);
  });
}

function dogFace(pen: Pen, tint: Tint): void {
  const fur = tint('#d9a66b');
  const dark = tint('#33292a');
  fillPath(
    pen,
    'M0 -70 C46 -70 66 -40 66 0 C66 46 42 84 0 84 C-42 84 -66 46 -66 0 C-66 -40 -46 -70 0 -70 Z',
    fur,
  );
  fillPath(
    pen,
    'M0 -66 C12 -30 12 -6 34 18 C52 40 34 82 0 82 C-34 82 -52 40 -34 18 C-12 -6 -12 -30 0 -66 Z',
    tint('#fbf1e2'),
  );
  mirrored(pen, () =>
    fillPath(
      pen,
      'M30 -64 C62 -74 92 -52 92 -8 C92 18 84 34 74 34 C60 34 58 0 46 -24 C40 -38 30 -48 30 -64 Z',
      shadeColour(fur, -0.17),
    ),
  );
  eyes(pen, dark, -2, 31, 9);
  fillPath(pen, 'M-17 26 C-10 20 10 20 17 26 C16 38 6 44 0 44 C-6 44 -16 38 -17 26 Z', dark);
  strokePath(pen, 'M0 44 L0 52 C-4 62 -20 60 -22 52 M0 52 C4 62 20 60 22 52', dark, 4);
  fillPath(pen, 'M-8 60 C-8 76 8 76 8 60 C4 62 -4 62 -8 60 Z', tint('#e8807f'));
}

function rabbitFace(pen: Pen, tint: Tint): void {
  const fur = tint('#f3e7df');
  const dark = tint('#4a3a3a');
  const pink = tint('#f0aeb2');
  mirrored(pen, () => {
    ellipse(pen, 30, -52, 19, 46, shadeColour(fur, -0.05), 0.14);
    ellipse(pen, 30, -50, 9, 33, pink, 0.14);
  });
  fillPath(
    pen,
    'M0 -28 C42 -28 68 0 68 34 C68 68 38 88 0 88 C-38 88 -68 68 -68 34 C-68 0 -42 -28 0 -28 Z',
    fur,
  );
  eyes(pen, dark, 24, 29, 8);
  mirrored(pen, () => ellipse(pen, 42, 46, 12, 8, pink));
  fillPath(pen, 'M-7 38 L7 38 L0 46 Z', tint('#d9787f'));
  strokePath(pen, 'M0 46 C-2 56 -13 56 -15 50 M0 46 C2 56 13 56 15 50', dark, 3.2);
}

function bearFace(pen: Pen, tint: Tint, coat: string, patch: string | null): void {
  const fur = tint(coat);
  const dark = tint('#2d2626');
  mirrored(pen, () => {
    fillCircle(pen, 58, -52, 27, patch === null ? fur : tint(patch));
    fillCircle(pen, 58, -50, 14, patch === null ? shadeColour(fur, 0.13) : tint(patch));
  });
  fillPath(
    pen,
    'M0 -66 C52 -66 84 -30 84 12 C84 56 48 80 0 80 C-48 80 -84 56 -84 12 C-84 -30 -52 -66 0 -66 Z',
    fur,
  );
  if (patch === null) ellipse(pen, 0, 38, 36, 28, shadeColour(fur, 0.15, 0.7));
  else mirrored(pen, () => ellipse(pen, 34, 6, 19, 25, tint(patch), 0.5));
  eyes(pen, patch === null ? dark : '#ffffff', 6, 33, patch === null ? 8 : 6);
  ellipse(pen, 0, 28, 12, 8.5, dark);
  strokePath(pen, 'M0 36 L0 44 C-4 53 -15 52 -17 46 M0 44 C4 53 15 52 17 46', dark, 3.6);
  mirrored(pen, () => ellipse(pen, 56, 36, 11, 8, tint('#f0a59a')));
}

function fish(pen: Pen, tint: Tint): void {
  const red = tint('#d9472f');
  const pale = tint('#f8ead6');
  fillPath(
    pen,
    'M-46 0 C-66 -10 -80 -44 -98 -40 C-92 -20 -84 -8 -78 0 C-84 8 -92 20 -98 40 C-80 44 -66 10 -46 0 Z',
    shadeColour(red, 0.04),
  );
  fillPath(
    pen,
    'M-6 -34 C-20 -56 -34 -60 -46 -58 C-42 -44 -34 -34 -26 -26 Z M-6 34 C-16 56 -30 60 -42 58 C-38 44 -32 34 -26 26 Z',
    shadeColour(red, 0.06),
  );
  const shape = 'M94 0 C80 -32 38 -44 0 -36 C-28 -30 -50 -14 -62 0 C-50 14 -28 30 0 36 C38 44 80 32 94 0 Z';
  fillPath(pen, shape, pale);
  insidePath(pen, shape, () => {
    fillPath(pen, 'M66 -44 C56 -10 58 12 76 40 L110 40 L110 -44 Z', red);
    fillPath(
      pen,
      'M-2 -48 C10 -14 34 -8 40 -44 Z M-40 48 C-34 4 0 6 14 48 Z M-72 -20 C-50 -16 -34 -20 -24 -44 L-80 -44 Z',
      red,
    );
    for (let i = 0; i < 4; i++)
      for (let k = -1; k <= 1; k++)
        strokePath(
          pen,
          `M${30 - i * 22} ${k * 18 - 7} C${22 - i * 22} ${k * 18 - 3} ${22 - i * 22} ${k * 18 + 4} ${30 - i * 22} ${k * 18 + 8}`,
          shadeColour(red, -0.1),
          2,
        );
  });
  fillCircle(pen, 74, -9, 6, '#ffffff');
  fillCircle(pen, 75, -9, 3.6, tint('#241f1f'));
}

function bird(pen: Pen, tint: Tint): void {
  const blue = tint('#3f6fa6');
  const belly = tint('#f6e4cb');
  fillPath(pen, 'M-40 26 C-66 40 -84 58 -96 76 C-70 76 -44 66 -24 50 Z', shadeColour(blue, -0.1));
  const shape =
    'M84 -34 C76 -62 38 -70 16 -48 C-8 -24 -50 -12 -52 22 C-50 56 0 68 34 48 C62 32 70 -2 72 -20 Z';
  fillPath(pen, shape, blue);
  insidePath(pen, shape, () => fillPath(pen, 'M76 -24 C50 -10 30 10 -10 58 L80 80 Z', belly));
  fillPath(pen, 'M14 -14 C-14 -16 -54 6 -74 40 C-40 44 6 40 22 10 Z', shadeColour(blue, -0.08));
  strokePath(pen, 'M6 4 C-14 8 -32 18 -44 30 M12 14 C-4 20 -16 26 -24 34', shadeColour(blue, 0.1), 3.4);
  fillPath(pen, 'M70 -50 L98 -38 L72 -30 Z', tint('#e8a33a'));
  fillCircle(pen, 50, -42, 6, tint('#221d1d'));
  fillCircle(pen, 48, -44, 1.9, '#ffffff');
}

/** Animals by id. */
export const animals: readonly Motif[] = [
  { id: 'cat', turn: 0.12, draw: (pen, tint) => sittingCat(pen, tint, '#e3a25a') },
  { id: 'cat', turn: 0.3, draw: (pen, tint) => catFace(pen, tint, '#8d8f97') },
  { id: 'cat', turn: 0.12, draw: (pen, tint) => sittingCat(pen, tint, '#5b5560') },
  { id: 'cat', turn: 0.3, draw: (pen, tint) => catFace(pen, tint, '#f0c48d') },
  { id: 'paw', turn: 0.9, draw: paw },
  { id: 'dog', turn: 0.25, draw: dogFace },
  { id: 'rabbit', turn: 0.25, draw: rabbitFace },
  { id: 'bear', turn: 0.25, draw: (pen, tint) => bearFace(pen, tint, '#a9754c', null) },
  { id: 'bear', turn: 0.25, draw: (pen, tint) => bearFace(pen, tint, '#faf4ea', '#39332f') },
  { id: 'fish', turn: 4, draw: fish },
  { id: 'bird', turn: 0.3, draw: bird },
];
