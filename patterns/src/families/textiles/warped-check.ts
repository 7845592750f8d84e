import type { Sketch } from '../../drawing/sketch.ts';
import { mixPacked, packColour } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createNoise } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const warpedCheck: PatternFamily = {
  id: 'warped-check',
  zh: '扭曲棋盘格',
  en: 'Warped checkerboard',
  words: '棋盘格,棋盘,扭曲格,黑白格,checkerboard,checker,checkered,chessboard,y2k,千禧',
  kinds: ['tile'],
  weight: 0.8,
  defaultPalettes: [
    'mono',
    'candy',
    'seventies',
    'lavender',
    'matcha',
    'coffee',
    'klein',
    'pop',
    'pink',
    'denim',
  ],
  draw,
};

/** A checkerboard on water. */
function draw(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const cells = [Math.max(1, Math.round(width / 500)), Math.max(1, Math.round(height / 500))] as const;
  const bendX = createNoise(random, ...cells);
  const bendY = createNoise(random, ...cells);
  const squares = random.pick([8, 10, 12]) / mood.scale;
  const across = Math.max(2, 2 * Math.round((squares * width) / 2000));
  const down = Math.max(2, 2 * Math.round((squares * height) / 2000));
  const amount = random.chance(0.2) ? 0 : random.range(50, 95) * Math.sqrt(mood.scale);
  const light = sketch.hasGround ? packColour(palette.ground) : 0;
  const dark = packColour(palette.inks[0]!);
  const second = packColour(random.chance(0.45) && !mood.isMinimal ? palette.inks[1]! : palette.inks[0]!);
  const px = 0.5 / sketch.pixelsPerUnit;
  const fields = [
    (u: number, v: number) => Math.sin((u + (bendX(u, v) * amount) / width) * across * Math.PI),
    (u: number, v: number) => Math.sin((v + (bendY(u, v) * amount) / height) * down * Math.PI),
  ];
  const step = (value: number, slope: number) =>
    Math.min(1, Math.max(0, value / Math.max(1e-6, slope) / (2 * px) + 0.5));
  paintFields(sketch, fields, ({ values, slopes }) => {
    const x = step(values[0]!, slopes[0]!);
    const y = step(values[1]!, slopes[1]!);
    const rest = mixPacked(light, dark, x * (1 - y));
    return mixPacked(rest, second, (y * (1 - x)) / Math.max(1e-6, 1 - x * (1 - y)));
  });
}
