import type { Sketch } from '../../drawing/sketch.ts';
import { mixPacked, packColour } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createFractalNoise, createNoise, type Field } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const camouflage: PatternFamily = {
  id: 'camouflage',
  zh: '迷彩',
  en: 'Camouflage',
  words: '迷彩,迷彩服,伪装,camo,camouflage',
  kinds: ['tile'],
  weight: 0.6,
  palettes: ['military'],
  defaultPalettes: [
    'military',
    'forest',
    'earth',
    'morandi',
    'ocean',
    'berry',
    'mono',
    'denim',
    'desert',
    'pink',
  ],
  draw,
};

/** Patches laid over one another, stretched sideways as on cloth, edges without blur. */
function draw(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const cells = 4 / mood.scale;
  const across = Math.max(1, Math.round((cells * width) / 1000));
  const down = Math.max(1, Math.round((cells * 1.5 * height) / 1000));
  const bend = createNoise(random, across * 2, down * 2);
  const layer = (): Field => {
    const noise = createFractalNoise(random, across, down, 4, 0.46);
    return (u, v) => noise(u + bend(u, v) * (0.03 / mood.scale), v + bend(v, u) * 0.02);
  };
  const inks = palette.inks.slice(0, mood.isMinimal ? 2 : 4);
  const colours = (inks.length < 3 ? [...inks, palette.line] : inks).slice(0, 4).map(packColour);
  const ground = sketch.hasGround ? packColour(palette.ground) : 0;
  const levels = [-0.06, 0.12, 0.22, 0.3].map((level) => level / Math.sqrt(mood.density));
  const softness = 0.5 / sketch.pixelsPerUnit;
  paintFields(sketch, colours.map(layer), ({ values, slopes }) => {
    let colour = ground;
    for (let i = 0; i < colours.length; i++) {
      const distance = (values[i]! - levels[i]!) / Math.max(1e-6, slopes[i]!);
      if (distance > -softness) colour = mixPacked(colour, colours[i]!, distance / softness / 2 + 0.5);
    }
    return colour;
  });
}
