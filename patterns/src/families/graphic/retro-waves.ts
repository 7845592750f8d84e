import type { Sketch } from '../../drawing/sketch.ts';
import { mixPacked, packColour } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createNoise, type Field } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const retroWaves: PatternFamily = {
  id: 'retro-waves',
  zh: '复古流线',
  en: 'Groovy waves',
  words: '流线,复古波浪,迷幻波浪,groovy waves,swirl,swirls,psychedelic,漩涡,曲线',
  kinds: ['tile'],
  weight: 0.9,
  palettes: ['seventies'],
  defaultPalettes: [
    'seventies',
    'retro',
    'sunset',
    'candy',
    'pop',
    'morandi',
    'coral',
    'tropical',
    'kids',
    'terracotta',
  ],
  draw,
};

/** Broad bands that bend together, as on wallpaper of 1972. */
function draw(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const cells = [
    Math.max(1, Math.round((2 * width) / 1000 / mood.scale)),
    Math.max(1, Math.round((2 * height) / 1000 / mood.scale)),
  ] as const;
  const bend = createNoise(random, ...cells);
  const inks = palette.inks.slice(0, mood.isMinimal ? 2 : 5);
  const colours = [palette.ground, ...inks].map(packColour);
  const bands = colours.length;
  // Whole turns of the colours over the tile make it repeat.
  const turnsDown = Math.max(1, Math.round((1.4 * height) / 1000 / mood.scale));
  const turnsAcross = random.pick([0, 0, Math.max(1, Math.round((1 * width) / 1000 / mood.scale))]);
  const strength = random.range(0.5, 0.85);
  const field: Field = (u, v) => bend(u, v) * strength;
  const px = 0.5 / sketch.pixelsPerUnit;
  // A sawtooth cannot be sampled on a grid; its sine and cosine can, and give it back.
  const angle = (u: number, v: number) => (field(u, v) + v * turnsDown + u * turnsAcross) * Math.PI * 2;
  paintFields(
    sketch,
    [(u, v) => Math.sin(angle(u, v)), (u, v) => Math.cos(angle(u, v))],
    ({ values, slopes }) => {
      const turn = (Math.atan2(values[0]!, values[1]!) / (Math.PI * 2) + 1) % 1;
      const speed = Math.hypot(slopes[0]!, slopes[1]!) / (Math.PI * 2);
      const at = turn * bands;
      const index = Math.floor(at) % bands;
      const toNext = (1 - (at - Math.floor(at))) / bands / Math.max(1e-6, speed);
      const colour = colours[index]!;
      return toNext < px * 2
        ? mixPacked(colour, colours[(index + 1) % bands]!, 1 - toNext / (px * 2))
        : colour;
    },
  );
}
