import { fillCircle } from '../drawing/shapes.ts';
import { fillGround, type Sketch } from '../drawing/sketch.ts';
import { createNoise } from '../fields/periodic-noise.ts';
import type { PatternFamily } from './family.ts';

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

/** Two screens of dots that swell and shrink over the cloth, one a little off register as in cheap print. */
function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood, width, height, pen } = sketch;
  const screens = mood.isMinimal || random.chance(0.35) ? 1 : 2;
  const pitch = random.pick([24, 30, 38]) * mood.scale;
  for (let screen = 0; screen < screens; screen++) {
    const columns = Math.max(4, Math.round(width / pitch));
    const rows = Math.max(4, 2 * Math.round(height / pitch));
    const cells = [Math.max(1, Math.round(width / 480)), Math.max(1, Math.round(height / 480))] as const;
    const tone = createNoise(random, ...cells);
    const [w, h] = [width / columns, height / rows];
    const shift = screen * w * 0.42;
    if (screen > 0 && !palette.isDark) pen.globalCompositeOperation = 'multiply';
    for (let row = -1; row <= rows + 1; row++) {
      for (let column = -1; column <= columns + 1; column++) {
        const x = (column + (row % 2 === 0 ? 0 : 0.5)) * w + shift;
        const y = row * h + shift * 0.5;
        const value = tone(x / width, y / height) * 0.85 + 0.2;
        const radius = Math.sqrt(Math.max(0, Math.min(1, value))) * w * 0.56;
        if (radius > w * 0.08) fillCircle(pen, x, y, radius, palette.inks[screen]!);
      }
    }
    pen.globalCompositeOperation = 'source-over';
  }
}
