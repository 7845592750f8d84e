import { mixColours, withAlpha } from '../../colour/oklch.ts';
import { fillCircle, type Point, smoothLine } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { createFractalNoise } from '../../fields/periodic-noise.ts';
import type { PatternFamily } from '../family.ts';

export const inkLandscape: PatternFamily = {
  id: 'ink-landscape',
  zh: '水墨山水',
  en: 'Ink mountains',
  words:
    '水墨,山水,山水画,远山,群山,山峦,山,中国画,mountain,mountains,ink mountain,ink painting,sumi-e,landscape',
  kinds: ['tile'],
  weight: 0.8,
  palettes: ['ink'],
  defaultPalettes: [
    'ink',
    'morandi',
    'porcelain',
    'forest',
    'winter',
    'dunhuang',
    'sunset',
    'gold',
    'ocean',
    'japanese',
  ],
  draw,
};

interface Ridge {
  y: number;
  profile: (x: number) => number;
  depth: number;
  colour: string;
  strength: number;
}

/** Ridges behind ridges, each dark at its crest and lost in mist below, with a sun and a few birds. */
function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood, width, height, pen } = sketch;
  const bandHeight = 1000 * mood.scale;
  const bands = Math.max(1, Math.round(height / bandHeight));
  const band = height / bands;
  const perBand = mood.isMinimal ? 4 : 6;
  const sun = palette.isRequested ? palette.inks[1]! : mixColours(palette.inks[1]!, '#c8452f', 0.5);
  const ridges: Ridge[] = [];
  for (let i = 0; i < bands * perBand; i++) {
    const step = i % perBand;
    const near = step / (perBand - 1);
    const cells = Math.max(1, Math.round(((2 + near) * width) / 1000 / mood.scale));
    const noise = createFractalNoise(random, cells, 1, 6, 0.48);
    const row = random.next();
    const rise = band * (0.17 - 0.06 * near);
    ridges.push({
      y: Math.floor(i / perBand) * band + band * (0.3 + 0.12 * step),
      profile: (x) => -(0.35 + noise(x / width, row)) * rise,
      depth: band * (0.2 + 0.14 * near),
      colour: mixColours(
        palette.inks[step % 2 === 0 ? 0 : Math.min(2, palette.inks.length - 1)]!,
        palette.line,
        near * 0.6,
      ),
      strength: 0.22 + 0.6 * near,
    });
  }
  for (let b = -1; b <= bands; b++) {
    for (const [i, ridge] of ridges.slice(0, perBand).entries()) {
      const real = ridges[(((b % bands) + bands) % bands) * perBand + i]!;
      const y = b * band + (ridge.y % band);
      if (i === 0) sky(sketch, b, band, sun);
      paintRidge(sketch, { ...real, y });
    }
  }
  pen.globalAlpha = 1;
}

function paintRidge({ pen, width, hasGround, palette }: Sketch, ridge: Ridge): void {
  const steps = Math.min(6000, Math.ceil(width / 3));
  const trace = () => {
    for (let i = -2; i <= steps + 2; i++) {
      const x = (i / steps) * width;
      pen.lineTo(x, ridge.y + ridge.profile(x));
    }
  };
  const fill = (colour: string, top: number, bottom: number) => {
    const mist = pen.createLinearGradient(0, ridge.y - ridge.depth * 0.8, 0, ridge.y + ridge.depth);
    mist.addColorStop(0, withAlpha(colour, top));
    mist.addColorStop(0.5, withAlpha(colour, (top + bottom) * 0.42));
    mist.addColorStop(1, withAlpha(colour, bottom));
    pen.beginPath();
    trace();
    pen.lineTo(width + 9, ridge.y + ridge.depth);
    pen.lineTo(-9, ridge.y + ridge.depth);
    pen.closePath();
    pen.fillStyle = mist;
    pen.fill();
  };
  // Mist first: it hides the ridge behind.
  if (hasGround) fill(palette.ground, 0.92, 0);
  fill(ridge.colour, ridge.strength, 0);
  pen.beginPath();
  trace();
  pen.strokeStyle = withAlpha(ridge.colour, Math.min(1, ridge.strength * 0.75));
  pen.lineWidth = 1.6;
  pen.stroke();
}

function sky(sketch: Sketch, b: number, band: number, sun: string): void {
  const { pen, width } = sketch;
  const suns = Math.max(1, Math.round(width / (band * 1.2)));
  for (let i = 0; i < suns; i++) {
    const x = ((i + 0.68) * width) / suns;
    const y = b * band + band * 0.15;
    fillCircle(pen, x, y, band * 0.058, sun);
    for (let k = 0; k < 5; k++)
      bird(
        sketch,
        x - band * (0.2 + k * 0.045),
        y + band * (0.035 * ((k * 7) % 3) - 0.01),
        band * (0.013 + 0.003 * (k % 3)),
      );
  }
}

function bird({ pen, palette }: Sketch, x: number, y: number, size: number): void {
  const wings: Point[] = [
    [x - size, y - size * 0.35],
    [x - size * 0.45, y - size * 0.45],
    [x, y],
    [x + size * 0.45, y - size * 0.5],
    [x + size, y - size * 0.3],
  ];
  pen.beginPath();
  smoothLine(pen, wings);
  pen.strokeStyle = palette.line;
  pen.lineWidth = size * 0.16;
  pen.lineCap = 'round';
  pen.stroke();
}
