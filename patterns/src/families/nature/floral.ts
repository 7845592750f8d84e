import type { Palette } from '../../colour/make-palette.ts';
import { colourDistance, hexToOklch, mixColours, shadeColour } from '../../colour/oklch.ts';
import { type Spot, scatter } from '../../drawing/scatter.ts';
import { fillCircle } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { branches } from '../../motifs/branches.ts';
import { type FlowerColours, flowers } from '../../motifs/flowers.ts';
import type { PatternFamily } from '../family.ts';
import { type BouquetSpot, bouquet } from './bouquet.ts';

export const floral: PatternFamily = {
  id: 'flower',
  zh: '花卉',
  en: 'Florals',
  words:
    '花,花卉,花朵,印花,花纹,花园,鲜花,碎花图案,田园,野花,花束,floral,flower,botanical garden,blossoms,bouquet,garden,meadow,wildflower',
  kinds: ['tile', 'motif'],
  weight: 2,
  palettes: ['spring', 'sakura', 'wedding'],
  defaultPalettes: [
    'spring',
    'sakura',
    'summer',
    'retro',
    'morandi',
    'berry',
    'coral',
    'autumn',
    'pink',
    'porcelain',
    'lavender',
    'wedding',
    'forest',
    'tropical',
    'japanese',
    'mint',
  ],
  draw,
};

/** The palette's greenest ink, or a green that suits the others. */
export function leafColour(palette: Palette): string {
  const natural = mixColours('#5f8a58', palette.line, palette.isDark ? 0.1 : 0.25);
  if (palette.isHarmony && hexToOklch(palette.inks[0]!).c > 0.03) return natural;
  const green = palette.inks.find((ink) => {
    const { c, h } = hexToOklch(ink);
    return c > 0.03 && (h + 360) % 360 > 100 && (h + 360) % 360 < 195;
  });
  if (green) return green;
  if (!palette.isRequested) return natural;
  const quiet = [...palette.inks.slice(1)].sort((p, q) => hexToOklch(p).c - hexToOklch(q).c)[0];
  return quiet ?? palette.line;
}

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood } = sketch;
  const leaf = leafColour(palette);
  const petals = palette.inks
    .filter((ink) => colourDistance(ink, leaf) > 0.06)
    .slice(0, mood.isMinimal ? 2 : 4);
  const named = sketch.motifs.filter((id) => id.startsWith('flower/')).map((id) => id.slice(7));
  const kinds =
    named.length > 0
      ? named
      : random.shuffle(['peony', 'daisy', 'poppy', 'blossom', 'rose', 'poppy']).slice(0, 3);
  const twigs = random.shuffle(['olive', 'eucalyptus', 'fern', 'simple', 'berries']).slice(0, 2);
  const chooseColours = (): FlowerColours => {
    const petal = random.pick(petals.length > 0 ? petals : [palette.line]);
    const others = palette.inks.filter((ink) => colourDistance(ink, petal) > 0.15 && ink !== leaf);
    const warm = others.find((ink) => Math.abs(hexToOklch(ink).h - 85) < 28);
    return {
      petal,
      leaf,
      heart: warm ?? others[0] ?? shadeColour(petal, hexToOklch(petal).l > 0.6 ? -0.25 : 0.3),
    };
  };
  const places = sketch.kind === 'motif' ? bouquet(sketch) : strew(sketch);
  const things = places.map((place) => ({ ...place, colours: chooseColours(), kind: random.pick(kinds) }));
  for (const { x, y, radius, leaves, away } of things) {
    for (let i = 0; i < leaves; i++) {
      const angle = away + (i / leaves) * Math.PI * 2 * (leaves > 2 ? 1 : 0.3) + random.wobble(0.35);
      const twig = branches[random.pick(twigs)]!;
      const length = radius * random.range(1.15, 1.6);
      const shade = shadeColour(leaf, random.wobble(0.07));
      const accent = petals[0] ?? palette.line;
      stamp(sketch, x, y, radius * 2.9, (pen, r) => {
        pen.rotate(angle);
        pen.translate(radius * 0.5, 0);
        twig(pen, length, shade, accent, r);
      });
    }
  }
  for (const { x, y, radius, colours, kind, turn } of things) {
    stamp(sketch, x, y, radius * 1.3, (pen, r) => {
      if (radius < 15 * mood.scale) fillCircle(pen, 0, 0, radius * 0.5, colours.petal);
      else {
        const isUpright = kind === 'tulip' || kind === 'lotus';
        pen.rotate(isUpright ? turn * 0.1 : turn);
        if (kind === 'tulip') tulipStem(pen, radius, leaf);
        (flowers[kind] ?? flowers.daisy!)(pen, radius, colours, r);
      }
    });
  }
}

function tulipStem(pen: Sketch['pen'], radius: number, leaf: string): void {
  pen.beginPath();
  pen.moveTo(0, radius * 0.5);
  pen.quadraticCurveTo(radius * 0.1, radius, 0, radius * 1.25);
  pen.strokeStyle = leaf;
  pen.lineWidth = radius * 0.09;
  pen.lineCap = 'round';
  pen.stroke();
}

function strew(sketch: Sketch): BouquetSpot[] {
  const { random, mood } = sketch;
  const s = mood.scale;
  const d = mood.density;
  const spots: Spot[] = scatter(
    {
      ...sketch,
      gap: 0.14,
      sizes: [
        { radius: 98 * s, share: 0.3 * d },
        { radius: 58 * s, share: 0.16 * d },
        { radius: 31 * s, share: 0.1 * d },
        { radius: 10 * s, share: 0.02 * d },
      ],
    },
    random,
  );
  return spots.map((spot) => ({
    ...spot,
    leaves:
      spot.radius > 80 * s
        ? random.int(4, 6)
        : spot.radius > 45 * s
          ? 3
          : spot.radius > 20 * s
            ? random.int(1, 2)
            : 0,
    away: random.range(0, Math.PI * 2),
    turn: random.range(0, Math.PI * 2),
  }));
}
