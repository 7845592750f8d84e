import { mixColours } from '../../colour/oklch.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { mixPacked, packColour } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createFractalNoise } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const contours: PatternFamily = {
  id: 'contours',
  zh: '等高线',
  en: 'Contour lines',
  words: '等高线,地形,地形图,纹路,木纹,年轮,contour,topographic,topography,map lines,wood grain',
  kinds: ['tile'],
  weight: 0.7,
  draw,
};

/** Lines of equal height on rolling land; every fourth is stronger, the land may be tinted by height. */
function draw(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const cells = 2.6 / mood.scale;
  const land = createFractalNoise(
    random,
    Math.max(1, (cells * width) / 1000),
    Math.max(1, (cells * height) / 1000),
    3,
    0.3,
  );
  const levels = Math.round(11 * mood.density);
  const isTinted = random.chance(0.6);
  const tints = Array.from({ length: levels * 2 + 1 }, (_, i) => {
    const share = i / (levels * 2);
    const inks = [palette.ground, ...palette.inks.slice(0, 4), palette.ground];
    const at = share * (inks.length - 1);
    const index = Math.min(inks.length - 2, Math.floor(at));
    return packColour(mixColours(inks[index]!, inks[index + 1]!, at - index));
  });
  const plain = sketch.hasGround ? packColour(palette.ground) : 0;
  const line = packColour(isTinted ? palette.ground : palette.inks[0]!);
  const strong = packColour(isTinted ? palette.ground : palette.line);
  const px = 0.5 / sketch.pixelsPerUnit;
  paintFields(sketch, [land], ({ values, slopes }) => {
    const at = values[0]! * levels;
    const step = Math.round(at);
    const distance = Math.abs(at - step) / levels / Math.max(1e-6, slopes[0]!);
    const isStrong = step % 4 === 0;
    const half = (isStrong ? 2.6 : 1.3) * Math.sqrt(mood.scale);
    const cover = Math.min(1, Math.max(0, (half - distance) / (2 * px) + 0.5));
    const tint = isTinted ? tints[Math.max(0, Math.min(levels * 2, Math.floor(at) + levels))]! : plain;
    return mixPacked(tint, isStrong ? strong : line, cover);
  });
}
