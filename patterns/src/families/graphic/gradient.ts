import { hexToOklab, oklabToRgb } from '../../colour/oklch.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { packChannels } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createNoise } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const gradient: PatternFamily = {
  id: 'gradient',
  zh: '渐变',
  en: 'Grainy gradient',
  words: '渐变,弥散,弥散光,流光,gradient,mesh gradient,gradient mesh,blur,弥散渐变,mesh',
  kinds: ['tile'],
  weight: 0.7,
  defaultPalettes: [
    'sunset',
    'aurora',
    'candy',
    'macaron',
    'cyber',
    'coral',
    'tropical',
    'ocean',
    'lavender',
    'galaxy',
  ],
  draw,
};

/** Lights of colour that flow into one another, with the grain of a printed poster. */
function draw(sketch: Sketch): void {
  const { random, palette, mood, width, height } = sketch;
  const colours = [palette.ground, ...palette.inks.slice(0, mood.isMinimal ? 2 : 5)].map(hexToOklab);
  const lights = Array.from(
    { length: Math.min(160, Math.round((9 * width * height) / 1e6 / mood.scale)) + 2 },
    (_, i) => ({
      x: random.next(),
      y: random.next(),
      colour: colours[i % colours.length]!,
      strength: random.range(0.7, 1.3),
    }),
  );
  const cells = [Math.max(1, Math.round(width / 500)), Math.max(1, Math.round(height / 500))] as const;
  const bendX = createNoise(random, ...cells);
  const bendY = createNoise(random, ...cells);
  const reach = 0.028 * mood.scale;
  // One pass for all three channels: the weights are the costly part.
  let last = { u: -1, v: -1, rgb: [0, 0, 0] };
  const mixAt = (u: number, v: number) => {
    if (last.u === u && last.v === v) return last.rgb;
    const x = u + (bendX(u, v) * 160) / width;
    const y = v + (bendY(u, v) * 160) / height;
    let [l, a, b, total] = [0, 0, 0, 0];
    for (const light of lights) {
      const dx = Math.abs(x - light.x) % 1;
      const dy = Math.abs(y - light.y) % 1;
      const px = (Math.min(dx, 1 - dx) * width) / 1000;
      const py = (Math.min(dy, 1 - dy) * height) / 1000;
      const weight = light.strength / (reach + px * px + py * py) ** 2;
      l += light.colour.l * weight;
      a += light.colour.a * weight;
      b += light.colour.b * weight;
      total += weight;
    }
    const rgb = oklabToRgb({ l: l / total, a: a / total, b: b / total });
    last = { u, v, rgb };
    return rgb;
  };
  // Half the fineness will do for something this smooth.
  const step = Math.min(1, 260 / (1000 * sketch.pixelsPerUnit));
  const columns = Math.max(4, Math.ceil(width * sketch.pixelsPerUnit * step));
  const rows = Math.max(4, Math.ceil(height * sketch.pixelsPerUnit * step));
  const grids = [0, 1, 2].map(() => ({ columns, rows, values: new Float32Array(columns * rows) }));
  for (let i = 0; i < columns * rows; i++) {
    const rgb = mixAt(((i % columns) + 0.5) / columns, (Math.floor(i / columns) + 0.5) / rows);
    for (const [k, grid] of grids.entries()) grid.values[i] = rgb[k]!;
  }
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  paintFields(
    sketch,
    grids,
    ({ values, grain }) => {
      const noise = grain * 17;
      return packChannels(clamp(values[0]! + noise), clamp(values[1]! + noise), clamp(values[2]! + noise));
    },
    false,
  );
}
