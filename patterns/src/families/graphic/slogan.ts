import { colourDistance, hexToOklch, mixColours, shadeColour } from '../../colour/oklch.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { diamond, roundBadge, sunArch } from '../../lettering/badge-lockups.ts';
import { hasHan, typeFaces } from '../../lettering/choose-face.ts';
import { columns, handwritten, stacked } from '../../lettering/line-lockups.ts';
import type { DrawLockup, LockupColours, LockupWords } from '../../lettering/lockup.ts';
import { drawGlint } from '../../lettering/ornaments.ts';
import { chooseSecondLine, chooseSlogan } from '../../lettering/slogans.ts';
import { createRandom } from '../../random.ts';
import type { PatternFamily } from '../family.ts';

export const slogan: PatternFamily = {
  id: 'slogan',
  zh: '标语字体',
  en: 'Slogan',
  words: '标语,口号,徽章,字体设计,书法,毛笔字,文案设计,slogan,badge,typography,quote,calligraphy,logo type',
  kinds: ['motif', 'tile'],
  weight: 0.7,
  defaultPalettes: [
    'retro',
    'seventies',
    'new-year',
    'sunset',
    'guochao',
    'school',
    'forest',
    'ink',
    'coffee',
    'wine',
    'klein',
    'bauhaus',
    'summer',
    'ocean',
  ],
  faces: typeFaces,
  draw,
};

/** The words to set: given, or chosen to suit the palette. */
export function wordsToSet(sketch: Sketch): LockupWords {
  const { random, palette } = sketch;
  const isHan = sketch.text === '' ? random.chance(0.55) : hasHan(sketch.text);
  const text = sketch.text === '' ? chooseSlogan(palette.id, isHan, random) : sketch.text;
  return { text, isHan: hasHan(text), second: chooseSecondLine(isHan, random) };
}

/** Colours of the parts of a slogan, far enough from its ground and from each other to be distinct. */
export function lockupColours({ palette }: Sketch): LockupColours {
  const [first = palette.line, ...others] = palette.inks;
  const { l } = hexToOklch(first);
  const isDarkEnough = palette.isDark ? l > 0.55 : l < 0.68;
  const main = isDarkEnough ? first : palette.line;
  const second = others.find((ink) => colourDistance(ink, main) > 0.12) ?? shadeColour(main, 0.15);
  const accent = others.find((ink) => colourDistance(ink, main) > 0.16 && ink !== second) ?? second;
  const pale =
    hexToOklch(main).l < 0.7
      ? mixColours(palette.isDark ? '#fdf6e8' : palette.ground, '#fffaf0', 0.3)
      : shadeColour(main, -0.5, 0.6);
  return { main, second, accent, onMain: pale };
}

const few = (isFew: boolean, ...lockups: DrawLockup[]) => (isFew ? lockups : []);

/** Layouts that suit this many characters; a repeat wants compact ones. */
function forChinese(count: number, isTile: boolean): DrawLockup[] {
  const compact = [
    ...few(count <= 4, diamond),
    ...few(count <= 10, roundBadge),
    ...few(count > 1 && count <= 8, sunArch),
  ];
  if (isTile) return compact.length > 0 ? compact : [stacked];
  return [...compact, ...few(count <= 14, columns, columns), handwritten, stacked];
}

function forLatin(count: number, isTile: boolean): DrawLockup[] {
  const compact = few(count <= 18, roundBadge, sunArch);
  return isTile ? [...compact, stacked] : [...compact, stacked, stacked, handwritten];
}

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, width, height, mood } = sketch;
  const words = wordsToSet(sketch);
  const colours = lockupColours(sketch);
  const count = [...words.text.replace(/[\s,，。.、!！?？;；]/g, '')].length;
  const isTile = sketch.kind === 'tile';
  const lockup = random.pick(words.isHan ? forChinese(count, isTile) : forLatin(count, isTile));
  if (sketch.kind === 'motif') {
    stamp(sketch, width / 2, height / 2, 490, (pen, r) => lockup(pen, words, colours, sketch, r));
    return;
  }
  const seed = random.seed();
  const across = Math.max(1, Math.round(width / (520 * mood.scale)));
  const down = Math.max(1, Math.round(height / (520 * mood.scale)));
  const [w, h] = [width / across, height / down];
  for (let row = 0; row < down * 2; row++) {
    for (let column = 0; column < across; column++) {
      const x = (column + (row % 2) / 2 + 0.25) * w;
      const y = ((row + 0.5) / 2) * h;
      const size = Math.min(w, h) / 1300;
      stamp(sketch, x, y, 470 * size, (pen) => {
        pen.scale(size, size);
        lockup(pen, words, colours, sketch, createRandom(seed));
      });
      stamp(sketch, x + w / 2, y, 24, (pen) => drawGlint(pen, 0, 0, 17 * mood.scale, colours.accent));
    }
  }
}
