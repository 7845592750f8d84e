import { fillCircle, fillPolygon } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { createNoise, type Field } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const halftone: PatternFamily = {
  id: 'halftone',
  zh: '网点',
  en: 'Halftone',
  words: '网点,半调,漫画网点,网纹,halftone,screen tone,comic dots,ben-day',
  kinds: ['tile'],
  weight: 0.6,
  palettes: ['pop'],
  defaultPalettes: ['pop', 'mono', 'cyber', 'coral', 'klein', 'candy', 'sunset', 'neon', 'denim', 'mint'],
  draw,
};

/** A screen of dots that swell and shrink in bands, in suns or in waves; a second colour fills the gaps. */
function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood, width, height } = sketch;
  const tone = chooseTone(sketch);
  const pitch = random.pick([22, 28, 34]) * mood.scale;
  const isDiamond = random.chance(0.3);
  const isTwoColoured = !mood.isMinimal && random.chance(0.65);
  const columns = Math.max(4, Math.round(width / pitch));
  const rows = Math.max(4, 2 * Math.round(height / pitch));
  const [w, h] = [width / columns, height / rows];
  for (let row = -1; row <= rows + 1; row++) {
    for (let column = -1; column <= columns + 1; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * w;
      const y = row * h;
      const value = Math.max(0, Math.min(1, tone(x / width, y / height)));
      dot(sketch, x, y, Math.sqrt(value) * w * 0.39, palette.inks[0]!, isDiamond);
      if (isTwoColoured && value < 0.45) {
        dot(sketch, x, y, Math.sqrt(0.45 - value) * w * 0.4, palette.inks[1]!, isDiamond);
      }
    }
  }
}

function dot(
  { pen }: Sketch,
  x: number,
  y: number,
  radius: number,
  colour: string,
  isDiamond: boolean,
): void {
  if (radius < 0.9) return;
  if (!isDiamond) fillCircle(pen, x, y, radius, colour);
  else {
    const r = radius * 1.18;
    fillPolygon(
      pen,
      [
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ],
      colour,
    );
  }
}

function chooseTone({ random, mood, width, height }: Sketch): Field {
  const count = random.pick([2, 3]) / mood.scale;
  const across = Math.max(1, Math.round((count * width) / 1000));
  const down = Math.max(1, Math.round((count * height) / 1000));
  const turn = Math.PI * 2;
  const bend = createNoise(random, across, down);
  const bands: Field = (_u, v) => 0.5 - 0.5 * Math.cos(v * down * turn);
  const waves: Field = (u, v) => 0.5 + 0.5 * Math.sin(v * down * turn + 1.1 * Math.sin(u * across * turn));
  const suns: Field = (u, v) => 0.5 + 0.55 * Math.cos(u * across * turn) * Math.cos(v * down * turn);
  const folds: Field = (u, v) => 0.5 + 0.5 * Math.sin(v * down * turn + bend(u, v) * 5.5);
  return random.pick([bands, waves, suns, suns, folds]);
}
