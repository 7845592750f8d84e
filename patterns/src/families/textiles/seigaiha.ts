import { mixColours } from '../../colour/oklch.ts';
import { fillCircle } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import type { PatternFamily } from '../family.ts';

export const seigaiha: PatternFamily = {
  id: 'waves',
  zh: '海浪纹',
  en: 'Waves',
  words: '海浪,波浪,青海波,海水纹,浪花,波纹,鱼鳞,扇形,wave,wavy,seigaiha,scallop,fish scale,mermaid',
  kinds: ['tile'],
  weight: 0.9,
  palettes: ['japanese', 'porcelain', 'ocean'],
  defaultPalettes: [
    'japanese',
    'porcelain',
    'ocean',
    'guochao',
    'morocco',
    'retro',
    'winter',
    'mint',
    'gold',
    'klein',
  ],
  draw,
};

function draw(sketch: Sketch): void {
  fillGround(sketch);
  sketch.random.pick([scales, scales, flowing])(sketch);
}

/** Overlapping fans of rings; now and then one is filled differently. */
function scales(sketch: Sketch): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const columns = Math.max(1, Math.round((random.pick([4, 5, 6]) * width) / 1000 / mood.scale));
  const w = width / columns;
  const rows = Math.max(2, 2 * Math.round(height / (w / 4) / 2));
  const h = height / rows;
  const inks = palette.inks.slice(0, mood.isMinimal ? 1 : 4);
  const rings = random.pick([
    [1, 0.86, 0.68, 0.54, 0.36, 0.22],
    [1, 0.9, 0.72, 0.62, 0.44, 0.34, 0.16],
    [1, 0.78, 0.56, 0.34],
  ]);
  const gilded = palette.inks[1]!;
  const isMixed = random.chance(0.5);
  // Inks for one whole tile first: the fans that stick out at its edges must match their twins.
  const fans = Array.from({ length: rows * columns }, () => ({
    ink: isMixed ? random.pick(inks) : inks[0]!,
    isGilded: random.chance(isMixed ? 0 : 0.1),
  }));
  for (let row = -1; row <= rows + 5; row++) {
    for (let column = -1; column <= columns; column++) {
      const fan = fans[((row + rows * 2) % rows) * columns + ((column + columns) % columns)]!;
      const x = (column + (row % 2 === 0 ? 0 : 0.5) + 0.25) * w;
      const y = row * h;
      rings.forEach((share, i) => {
        const ink = fan.isGilded ? gilded : fan.ink;
        const light = mixColours(palette.ground, ink, 0.08);
        fillCircle(pen, x, y, (w / 2) * share * 1.002, i % 2 === 0 ? ink : light);
      });
    }
  }
}

/** Long swells one behind another, each with a crest line. */
function flowing(sketch: Sketch): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const rows = Math.max(2, Math.round((random.pick([7, 9]) * height) / 1000 / mood.scale));
  const h = height / rows;
  const colours = [...palette.inks.slice(0, mood.isMinimal ? 2 : 4), palette.ground];
  const swells = Array.from({ length: rows }, (_, i) => ({
    colour: colours[i % colours.length]!,
    phase: random.range(0, Math.PI * 2),
    crests: Math.max(1, Math.round((random.pick([2, 3]) * width) / 1000 / mood.scale)),
    rise: h * random.range(0.32, 0.5),
  }));
  const last = swells.at(-1)!;
  if (rows % colours.length === 1) last.colour = colours[2 % colours.length]!;
  for (let row = -2; row <= rows + 2; row++) {
    const swell = swells[((row % rows) + rows) % rows]!;
    const crest = (x: number) => {
      const t = (x / width) * Math.PI * 2 * swell.crests + swell.phase;
      return row * h + swell.rise * (Math.sin(t) + 0.25 * Math.sin(2 * t + 0.8));
    };
    const trace = (offset: number) => {
      const steps = Math.min(6000, Math.ceil(width / 4));
      for (let i = -1; i <= steps + 1; i++)
        pen.lineTo((i / steps) * width, crest((i / steps) * width) + offset);
    };
    pen.beginPath();
    trace(0);
    pen.lineTo(width + 9, row * h + h * 3);
    pen.lineTo(-9, row * h + h * 3);
    pen.closePath();
    pen.fillStyle = swell.colour;
    pen.fill();
    for (const [offset, size] of [
      [h * 0.16, 0.05],
      [h * 0.34, 0.028],
    ] as const) {
      pen.beginPath();
      trace(offset);
      pen.strokeStyle = mixColours(swell.colour, palette.isDark ? palette.line : palette.ground, 0.5);
      pen.lineWidth = h * size;
      pen.stroke();
    }
  }
}
