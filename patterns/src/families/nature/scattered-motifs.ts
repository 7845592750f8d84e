import type { Palette } from '../../colour/make-palette.ts';
import { hexToOklch, oklchToHex } from '../../colour/oklch.ts';
import { scatter } from '../../drawing/scatter.ts';
import { fillCircle } from '../../drawing/shapes.ts';
import { fillGround, type Pen, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { animals } from '../../motifs/animals.ts';
import { celestialMotifs, GLINT } from '../../motifs/celestial.ts';
import { festiveMotifs } from '../../motifs/festive.ts';
import { fruits } from '../../motifs/fruit.ts';
import { heartMotifs } from '../../motifs/hearts.ts';
import { drawLeaf } from '../../motifs/leaf-shapes.ts';
import { fillPath, type Motif, type Tint } from '../../motifs/motif.ts';
import { mushroomMotifs } from '../../motifs/mushrooms.ts';
import { createBodyTint, createTint } from '../../motifs/tint.ts';
import type { Random } from '../../random.ts';
import type { PatternFamily } from '../family.ts';

/** What is drawn between the motifs. */
type Filler = (pen: Pen, radius: number, tint: Tint, random: Random) => void;

const dab: Filler = (pen, radius, tint, random) =>
  fillCircle(pen, 0, 0, radius * 0.42, tint(random.pick(['#e9a15c', '#7aa889', '#e58b8b'])));
const smallLeaf: Filler = (pen, radius, tint, random) => {
  pen.rotate(random.range(0, Math.PI * 2));
  for (const turn of [-0.5, 0.5]) {
    pen.save();
    pen.rotate(turn);
    drawLeaf(pen, radius * 1.15, radius * 0.36, tint('#6fa35c'));
    pen.restore();
  }
};
const glint: Filler = (pen, radius, tint, random) => {
  if (random.chance(0.5)) fillCircle(pen, 0, 0, radius * 0.26, tint('#f4dfa0'));
  else {
    pen.scale(radius / 100, radius / 100);
    fillPath(pen, GLINT, tint('#f2cc68'));
  }
};
const flake: Filler = (pen, radius, tint, random) =>
  fillCircle(pen, 0, 0, radius * random.range(0.2, 0.36), tint('#dfe9ef'));
const dash: Filler = (pen, radius, tint, random) => {
  pen.rotate(random.range(0, Math.PI));
  pen.beginPath();
  pen.roundRect(-radius * 0.5, -radius * 0.14, radius, radius * 0.28, radius * 0.14);
  pen.fillStyle = tint('#e8b870');
  pen.fill();
};

function strew(sketch: Sketch, { motifs, filler, followsColours }: MotifFamily): void {
  const { random, mood, width, height } = sketch;
  const palette = groundFor(sketch, followsColours);
  fillGround(sketch, palette.ground);
  const body = createBodyTint(palette, followsColours);
  const tint = createTint(palette, followsColours);
  const named = sketch.motifs.map((id) => id.split('/')[1]);
  const wanted = motifs.filter((motif) => named.includes(motif.id));
  const chosen =
    wanted.length > 0 ? wanted : random.shuffle(motifs).slice(0, mood.isMinimal ? 2 : random.int(4, 6));
  if (sketch.kind === 'motif') {
    const motif = random.pick(chosen);
    stamp(sketch, width / 2, height / 2, 470, (pen, r) => {
      pen.scale(4.5, 4.5);
      pen.rotate(r.wobble(Math.min(0.2, motif.turn)));
      motif.draw(pen, tint, r);
    });
    return;
  }
  const s = mood.scale;
  const d = mood.density;
  const spots = scatter(
    {
      width,
      height,
      gap: 0.04,
      sizes: [
        { radius: 96 * s, share: 0.52 * d },
        { radius: 66 * s, share: 0.22 * d },
        { radius: 19 * s, share: 0.05 * d },
      ],
    },
    random,
  );
  let next = 0;
  for (const { x, y, radius } of spots) {
    if (radius < 40 * s) {
      stamp(sketch, x, y, radius * 1.5, (pen, r) => filler(pen, radius, body, r));
      continue;
    }
    // In turn: chance would put three of a kind together.
    const motif = chosen[next++ % chosen.length]!;
    stamp(sketch, x, y, radius * 1.25, (pen, r) => {
      pen.scale(radius / 92, radius / 92);
      pen.rotate(motif.turn > 3 ? r.range(0, Math.PI * 2) : r.range(-motif.turn, motif.turn));
      motif.draw(pen, body, r);
    });
  }
}

/** Where the motifs keep their own colours, the colour asked for goes into the ground. */
function groundFor({ palette, random }: Sketch, followsColours: boolean): Palette {
  const { l, c, h } = hexToOklch(palette.inks[0]!);
  if (!palette.isHarmony || followsColours || palette.isDark) return palette;
  const ground =
    l > 0.72 && random.chance(0.6) ? palette.inks[0]! : oklchToHex({ l: 0.92, c: Math.min(c, 0.045), h });
  return { ...palette, ground };
}

interface MotifFamily extends Omit<PatternFamily, 'draw' | 'kinds' | 'weight'> {
  motifs: readonly Motif[];
  filler: Filler;
  /** The motifs have no colour of their own by nature. */
  followsColours: boolean;
}

const define = (family: MotifFamily): PatternFamily => ({
  ...family,
  kinds: ['tile', 'motif'],
  weight: 1,
  draw: (sketch) => strew(sketch, family),
});

const light = ['cream', 'mint', 'summer', 'spring', 'pastel', 'kids', 'nordic', 'macaron'];

/** Families that scatter drawn objects, or show one of them as a motif. */
export const motifFamilies: readonly PatternFamily[] = [
  define({
    id: 'fruit',
    zh: '水果',
    en: 'Fruit',
    words: '水果,果子,鲜果,果园,fruit,fruity,tutti frutti',
    defaultPalettes: light,
    motifs: fruits,
    filler: smallLeaf,
    followsColours: false,
  }),
  define({
    id: 'animal',
    zh: '小动物',
    en: 'Animals',
    words: '动物,小动物,宠物,萌宠,animal,pet,wildlife',
    palettes: ['kids'],
    defaultPalettes: light,
    motifs: animals,
    filler: dab,
    followsColours: false,
  }),
  define({
    id: 'celestial',
    zh: '星月',
    en: 'Sun, moon and stars',
    words: '星空图案,天体,星月,星座,占星,塔罗,celestial,stars and moon,astrology,zodiac,tarot',
    palettes: ['galaxy', 'mid-autumn'],
    defaultPalettes: ['galaxy', 'mid-autumn', 'cream', 'lavender', 'aurora'],
    motifs: celestialMotifs,
    filler: glint,
    followsColours: true,
  }),
  define({
    id: 'festive',
    zh: '圣诞冬日',
    en: 'Christmas',
    words: '圣诞图案,冬日,圣诞元素,christmas icons,holiday,festive',
    palettes: ['christmas', 'winter'],
    defaultPalettes: ['christmas', 'winter', 'cream'],
    motifs: festiveMotifs,
    filler: flake,
    followsColours: false,
  }),
  define({
    id: 'heart',
    zh: '爱心',
    en: 'Hearts',
    words: '爱心,心,心形,桃心,红心,heart,hearts',
    palettes: ['valentine'],
    defaultPalettes: ['valentine', 'pink', 'cream', 'coral', 'kids'],
    motifs: heartMotifs,
    filler: dash,
    followsColours: true,
  }),
  define({
    id: 'mushroom',
    zh: '蘑菇',
    en: 'Mushrooms',
    words: '蘑菇,菌菇,菌子,mushroom,toadstool,fungi,cottagecore',
    defaultPalettes: ['cream', 'forest', 'autumn', 'matcha', 'retro'],
    motifs: mushroomMotifs,
    filler: smallLeaf,
    followsColours: false,
  }),
];
