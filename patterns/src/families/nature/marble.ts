import { mixColours, shadeColour } from '../../colour/oklch.ts';
import type { Sketch } from '../../drawing/sketch.ts';
import { createRamp, mixPacked, packColour, readRamp } from '../../fields/pack-colour.ts';
import { paintFields } from '../../fields/paint-fields.ts';
import { createFractalNoise, type Field, rememberLast } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const marble: PatternFamily = {
  id: 'marble',
  zh: '大理石',
  en: 'Marble',
  words: '大理石,石纹,云石,玛瑙,流体,晕染流体,marble,marbled,agate,fluid,liquid',
  kinds: ['tile'],
  weight: 0.9,
  draw,
};

function draw(sketch: Sketch): void {
  if (sketch.random.chance(0.5)) stone(sketch);
  else liquid(sketch);
}

const counts = (sketch: Sketch, cells: number) =>
  [Math.max(1, (cells * sketch.width) / 1000), Math.max(1, (cells * sketch.height) / 1000)] as const;

/** Pale stone with clouds, thin veins that swell and fade, and a few gilded ones. */
function stone(sketch: Sketch): void {
  const { random, palette, mood } = sketch;
  const [across, down] = counts(sketch, 2 / mood.scale);
  const bendX = rememberLast(createFractalNoise(random, across, down, 5));
  const bendY = rememberLast(createFractalNoise(random, across, down, 5));
  const bent = (field: Field, amount: number): Field => {
    const [ax, ay] = [amount * (1000 / sketch.width), amount * (1000 / sketch.height)];
    return (u, v) => field(u + bendX(u, v) * ax, v + bendY(u, v) * ay);
  };
  const cloud = bent(createFractalNoise(random, across, down, 5), 0.16);
  const vein = bent(createFractalNoise(random, across, down, 3, 0.4), 0.2);
  const fineVein = bent(createFractalNoise(random, across * 2, down * 2, 3, 0.45), 0.12);
  const strength = createFractalNoise(random, across * 2, down * 2, 2);
  const darker = palette.isDark ? 0.12 : -0.11;
  const base = palette.ground;
  const smoke = mixColours(shadeColour(base, darker, 1.1), palette.inks[0]!, 0.28);
  const ramp = createRamp([shadeColour(base, palette.isDark ? -0.04 : 0.02), base, base, smoke]);
  const veinColour = packColour(mixColours(palette.inks[0]!, palette.line, 0.45));
  const gilt = packColour(palette.inks[1]!);
  paintFields(sketch, [cloud, vein, fineVein, strength], ({ values, slopes, grain }) => {
    const [c, , , s] = [values[0]!, 0, 0, values[3]!];
    let colour = readRamp(ramp, 0.5 + c * 0.75 + grain * 0.012);
    const distance = Math.abs(values[1]!) / Math.max(1e-6, slopes[1]!);
    const thick = Math.max(0, 1.5 + s * 9);
    const halo = Math.exp(-distance / (12 + thick * 5)) * 0.35;
    colour = mixPacked(colour, veinColour, halo * (0.5 + s));
    if (thick > 0.05)
      colour = mixPacked(colour, veinColour, coverage(distance, thick, sketch) * Math.min(0.85, 0.4 + s));
    const fine = Math.abs(values[2]!) / Math.max(1e-6, slopes[2]!);
    const fineThick = Math.max(0, -s * 5 + 0.2);
    if (fineThick > 0.05) colour = mixPacked(colour, gilt, coverage(fine, fineThick, sketch) * 0.8);
    return colour;
  });
}

function coverage(distance: number, thickness: number, sketch: Sketch): number {
  const px = 0.5 / sketch.pixelsPerUnit;
  return (
    Math.min(1, Math.max(0, (thickness / 2 - distance) / (px * 2) + 0.5)) * Math.min(1, thickness / (px * 2))
  );
}

/** Paint poured together: many thin layers, folded. */
function liquid(sketch: Sketch): void {
  const { random, palette, mood } = sketch;
  const [across, down] = counts(sketch, 1.6 / mood.scale);
  const a = createFractalNoise(random, across, down, 2, 0.4);
  const b = createFractalNoise(random, across, down, 2, 0.4);
  const c = createFractalNoise(random, across, down, 3, 0.42);
  const [kx, ky] = [1000 / sketch.width, 1000 / sketch.height];
  const field: Field = (u, v) => {
    const x = u + a(u, v) * 0.22 * kx;
    const y = v + b(u, v) * 0.22 * ky;
    return c(x + b(x, y) * 0.16 * kx, y + a(y, x) * 0.16 * ky);
  };
  const inks = palette.inks.slice(0, mood.isMinimal ? 2 : 4);
  const colours: string[] = [palette.ground];
  for (const ink of inks) {
    colours.push(mixColours(palette.ground, ink, 0.45), ink, shadeColour(ink, -0.06), ink);
    if (random.chance(0.6))
      colours.push(palette.ground, shadeColour(palette.ground, palette.isDark ? 0.08 : -0.03));
  }
  const ramp = createRamp([...colours, palette.ground]);
  const bands = random.range(1.5, 2.3);
  const gilt = packColour(shadeColour(palette.inks[1]!, 0.06, 1.1));
  paintFields(sketch, [field], ({ values, slopes, grain }) => {
    const position = values[0]! * bands + 0.5;
    // Grain on the colour only: on the line it would fray the edge.
    const colour = readRamp(ramp, position - Math.floor(position) + grain * 0.003);
    const nearest = Math.abs(position * 3 - Math.round(position * 3)) / (3 * bands);
    const distance = nearest / Math.max(1e-6, slopes[0]!);
    return mixPacked(colour, gilt, coverage(distance, 2.2, sketch) * 0.7);
  });
}
