import { hexToOklab, oklabToRgb } from '../../colour/oklch.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { packChannels } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createFractalNoise, createNoise, type Field, rememberLast } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const watercolour: PatternFamily = {
  id: 'watercolour',
  zh: '水彩晕染',
  en: 'Watercolour wash',
  words: '水彩,晕染,渲染,扎染,水彩晕染,watercolor,watercolour,wash,tie dye,tie-dye,ombre',
  kinds: ['tile'],
  weight: 0.9,
  defaultPalettes: ['spring', 'macaron', 'ocean', 'lavender', 'sunset', 'sakura', 'mint', 'aurora'],
  draw,
};

/** e to the power of 0…−8, from a table: three of these per pixel. */
const powers = Float32Array.from({ length: 2049 }, (_, i) => Math.exp(-i / 256));
const throughput = (log: number) => powers[Math.max(0, Math.min(2048, Math.round(log * -256)))]!;

/** Transparent washes one over another: each darker at its drying rim, mottled by the paper. */
function draw(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const cells = (n: number) =>
    [Math.max(1, (n * width) / 1000 / mood.scale), Math.max(1, (n * height) / 1000 / mood.scale)] as const;
  const bendX = rememberLast(createFractalNoise(random, ...cells(3), 5, 0.55));
  const bendY = rememberLast(createFractalNoise(random, ...cells(3), 5, 0.55));
  const inks = palette.inks.slice(0, mood.isMinimal ? 2 : 4);
  const washes = [...inks, inks[0]!].map((): Field => {
    const shape = createNoise(random, ...cells(2));
    return (u, v) => shape(u + bendX(u, v) * 0.09, v + bendY(u, v) * 0.09);
  });
  const mottle = createFractalNoise(random, ...cells(7), 6, 0.66);
  // The share of light that each wash lets through, per channel.
  const filters = [...inks, inks[0]!].map((hex) => {
    const lab = hexToOklab(hex);
    const [red, green, blue] = oklabToRgb({ ...lab, l: Math.max(0.66, lab.l) });
    const log = (channel: number) => Math.log(Math.max(0.08, channel / 255));
    return { red: log(red), green: log(green), blue: log(blue) };
  });
  const paper =
    sketch.hasGround && !palette.isDark ? oklabToRgb(hexToOklab(palette.ground)) : ([255, 255, 255] as const);
  const level = -0.13 + 0.2 * (mood.density - 1);
  paintFields(
    sketch,
    [mottle, ...washes],
    ({ values, grain }) => {
      let [r, g, b] = [0, 0, 0];
      const spread = values[0]!;
      for (let i = 0; i < filters.length; i++) {
        const filter = filters[i]!;
        const depth = values[i + 1]! + level + spread * 0.09;
        if (depth < -0.02) continue;
        const inside = Math.min(1, (depth + 0.02) / 0.04);
        const soft = inside * inside * (3 - 2 * inside);
        const rim = depth < 0.13 ? Math.exp(-((depth - 0.022) ** 2) / 0.0005) * 0.3 : 0;
        const pool = 0.34 + Math.max(0, depth) * 0.45 + spread * 0.3;
        const amount = soft * (pool + rim) * (1 + grain * 0.08);
        r += filter.red * amount;
        g += filter.green * amount;
        b += filter.blue * amount;
      }
      const red = throughput(r);
      const green = throughput(g);
      const blue = throughput(b);
      if (sketch.hasGround) {
        const tooth = 1 + (spread * 0.01 + grain * 0.012);
        const at = (share: number, base: number) =>
          Math.max(0, Math.min(255, Math.round(share * base * tooth)));
        return packChannels(at(red, paper[0]), at(green, paper[1]), at(blue, paper[2]));
      }
      const alpha = 1 - Math.min(red, green, blue);
      if (alpha <= 0.002) return 0;
      const at = (share: number) =>
        Math.max(0, Math.min(255, Math.round(((share - 1 + alpha) / alpha) * 255)));
      return packChannels(at(red), at(green), at(blue), Math.round(alpha * 255));
    },
    false,
  );
}
