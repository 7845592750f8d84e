import { mixColours, shadeColour } from '../../colour/oklch.ts';
import { scatter } from '../../drawing/scatter.ts';
import { fillCircle } from '../../drawing/shapes.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { branches } from '../../motifs/branches.ts';
import type { PatternFamily } from '../family.ts';

export const foliage: PatternFamily = {
  id: 'leaf',
  zh: '叶子',
  en: 'Leaves',
  words:
    '叶,叶子,树叶,枝叶,绿植,植物,枝条,草木,leaf,leaves,leafy,foliage,branch,branches,botanical,plant,greenery',
  kinds: ['tile', 'motif'],
  weight: 1.4,
  palettes: ['forest', 'tropical', 'matcha', 'autumn'],
  defaultPalettes: [
    'forest',
    'tropical',
    'matcha',
    'autumn',
    'mint',
    'morandi',
    'retro',
    'nordic',
    'earth',
    'spring',
    'japanese',
    'terracotta',
  ],
  draw,
};

const sets = [
  ['monstera', 'palm'],
  ['eucalyptus', 'olive', 'berries'],
  ['fern', 'simple', 'berries'],
  ['ginkgo'],
  ['bamboo'],
  ['olive', 'simple'],
  ['palm', 'fern'],
] as const;

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood, width, height } = sketch;
  const named = sketch.motifs.filter((id) => id.startsWith('leaf/')).map((id) => id.slice(5));
  const kinds: readonly string[] = named.length > 0 ? named : random.pick(sets);
  const inks = palette.inks.slice(0, mood.isMinimal ? 2 : 4);
  const accent = palette.inks.at(-1)!;
  if (sketch.kind === 'motif') {
    wreath(sketch, kinds.length === 1 ? [kinds[0]!, 'olive', kinds[0]!, 'berries'] : kinds, inks, accent);
    return;
  }
  const s = mood.scale;
  const d = mood.density;
  // Far leaves pale behind, near ones full in front.
  for (const [layer, share, size] of [
    [0, 0.5, 112],
    [1, 0.62, 100],
  ] as const) {
    if (layer === 0 && mood.isMinimal) continue;
    const spots = scatter(
      {
        width,
        height,
        gap: layer === 0 ? -0.2 : -0.1,
        sizes: [
          { radius: size * s, share: share * d },
          { radius: 60 * s, share: 0.14 * d },
        ],
      },
      random,
    );
    for (const { x, y, radius } of spots) {
      const ink = random.pick(inks);
      const colour =
        layer === 0 ? mixColours(palette.ground, ink, 0.32) : shadeColour(ink, random.wobble(0.04));
      const kind = random.pick(kinds);
      const angle = random.range(0, Math.PI * 2);
      stamp(sketch, x, y, radius * 2.1, (pen, r) => {
        pen.rotate(angle);
        pen.translate(-radius * 1.06, 0);
        branches[kind]?.(pen, radius * 2.1, colour, layer === 0 ? colour : accent, r);
      });
    }
  }
  if (mood.density < 0.9) return;
  for (const { x, y, radius } of scatter(
    { width, height, gap: 4, sizes: [{ radius: 5 * s, share: 0.006 }] },
    random,
  )) {
    stamp(sketch, x, y, radius * 2, (pen) => fillCircle(pen, 0, 0, radius, accent));
  }
}

/** Branches laid in a ring, tips one way. */
function wreath(sketch: Sketch, kinds: readonly string[], inks: readonly string[], accent: string): void {
  const { random, width, height } = sketch;
  const count = 13;
  const start = random.range(0, Math.PI * 2);
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * Math.PI * 2;
    const colour = shadeColour(inks[i % inks.length]!, random.wobble(0.04));
    const length = 235 * random.range(0.9, 1.05);
    stamp(sketch, width / 2 + Math.cos(angle) * 305, height / 2 + Math.sin(angle) * 305, 300, (pen, r) => {
      pen.rotate(angle + Math.PI / 2 + (i % 2 === 0 ? -0.3 : 0.22));
      pen.translate(-length * 0.4, 0);
      branches[kinds[i % kinds.length]!]?.(pen, length, colour, accent, r);
    });
  }
}
