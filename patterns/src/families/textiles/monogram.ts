import { mixColours } from '../../colour/oklch.ts';
import { fillCircle } from '../../drawing/shapes.ts';
import { fillGround, type Pen, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { chooseFace, hasHan, type TypeStyle, typeFaces } from '../../lettering/choose-face.ts';
import { drawBeads, drawGlint, strokeCircle } from '../../lettering/ornaments.ts';
import { fitSize, lineStraight, setLine } from '../../lettering/set-line.ts';
import { branches } from '../../motifs/branches.ts';
import { GLINT } from '../../motifs/celestial.ts';
import { fillPath } from '../../motifs/motif.ts';
import type { PatternFamily } from '../family.ts';
import { lockupColours } from '../graphic/slogan.ts';
import { leafColour } from '../nature/floral.ts';

export const monogram: PatternFamily = {
  id: 'monogram',
  zh: '字母徽记',
  en: 'Monogram',
  words: '首字母,字母缩写,徽记,老花,姓氏,花押字,monogram,initial,initials,crest',
  kinds: ['motif', 'tile'],
  weight: 0.5,
  defaultPalettes: [
    'gold',
    'wine',
    'coffee',
    'wedding',
    'forest',
    'porcelain',
    'denim',
    'cream',
    'lavender',
    'klein',
  ],
  faces: typeFaces,
  draw,
};

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, width, height } = sketch;
  const letters = initials(sketch);
  const style: TypeStyle = random.pick(['serif', 'serif', 'script']);
  if (sketch.kind === 'tile') lattice(sketch, letters, style);
  else stamp(sketch, width / 2, height / 2, 490, (pen) => crest(pen, sketch, letters, style));
}

/** The first letters of up to three given words, or the first character; without words, a letter by seed. */
function initials({ text, random }: Sketch): string {
  if (text === '') return random.pick([...'ABCDEGHJKLMNPRSTW']);
  if (hasHan(text)) return [...text.replace(/\s/g, '')].slice(0, 2).join('');
  const words = text.split(/[\s&+]+/).filter(Boolean);
  return (
    words.length > 1
      ? words
          .slice(0, 3)
          .map((word) => [...word][0])
          .join('')
      : text.slice(0, 3)
  ).toUpperCase();
}

function letter(
  pen: Pen,
  sketch: Sketch,
  text: string,
  style: TypeStyle,
  box: { width: number; height: number },
  colour: string,
): void {
  const line = setLine(chooseFace(sketch, text, style), text, 0);
  const size = fitSize(line, box.width, box.height);
  pen.beginPath();
  lineStraight(pen, line, 0, -((line.top + line.bottom) / 2) * size, size);
  pen.fillStyle = colour;
  pen.fill();
}

/** The letter in a wreath within two rings. */
function crest(pen: Pen, sketch: Sketch, text: string, style: TypeStyle): void {
  const { random, palette } = sketch;
  const colours = lockupColours(sketch);
  const leaf = leafColour(palette);
  const branch = branches[random.pick(['olive', 'eucalyptus', 'fern'])]!;
  if (random.chance(0.5)) {
    strokeCircle(pen, 440, 7, colours.main);
    strokeCircle(pen, 420, 2.5, colours.main);
    drawBeads(pen, 392, 72, 4.5, colours.accent);
  }
  for (let i = 0; i < 12; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const step = Math.floor(i / 2);
    const angle = Math.PI / 2 + side * (0.12 + step * 0.46);
    pen.save();
    pen.translate(Math.cos(angle) * 300, Math.sin(angle) * 300);
    pen.rotate(angle + side * (Math.PI / 2 + 0.26));
    if (side > 0) pen.scale(1, -1);
    branch(
      pen,
      178 - step * 8,
      step % 2 === 0 ? leaf : mixColours(leaf, palette.ground, 0.25),
      colours.accent,
      random,
    );
    pen.restore();
  }
  fillCircle(pen, 0, 300, 12, colours.accent);
  drawGlint(pen, 0, -300, 34, colours.accent);
  letter(pen, sketch, text, style, { width: 430, height: 340 }, colours.main);
}

/** The letter and two ornaments by turns on a lattice, as on fine luggage. */
function lattice(sketch: Sketch, text: string, style: TypeStyle): void {
  const { palette, mood, width, height, random } = sketch;
  const colours = lockupColours(sketch);
  const tone = random.chance(0.5) ? mixColours(palette.ground, colours.main, 0.6) : colours.accent;
  const across = Math.max(1, Math.round(width / (333 * mood.scale)));
  const down = Math.max(1, Math.round(height / (333 * mood.scale)));
  const [w, h] = [width / across, height / down];
  const r = Math.min(w, h) / 2;
  for (let row = 0; row < down * 2; row++) {
    for (let column = 0; column < across * 2; column++) {
      const [x, y] = [((column + 0.5) * w) / 2, ((row + 0.5) * h) / 2];
      const which = (row % 2) * 2 + (column % 2);
      stamp(sketch, x, y, r, (pen) => {
        if (which === 0 || which === 3)
          letter(
            pen,
            sketch,
            text,
            style,
            { width: r * 0.72, height: r * 0.58 },
            which === 0 ? colours.main : tone,
          );
        else ornament(pen, r * 0.48, which === 1 ? tone : colours.main, palette.ground, which === 1);
      });
    }
  }
}

function ornament(pen: Pen, r: number, colour: string, ground: string, isFlower: boolean): void {
  pen.scale(r / 100, r / 100);
  if (isFlower) {
    for (let i = 0; i < 4; i++) {
      pen.rotate(Math.PI / 2);
      fillPath(pen, 'M0 0 C-34 -30 -34 -84 0 -96 C34 -84 34 -30 0 0 Z', colour);
    }
    fillCircle(pen, 0, 0, 13, ground);
    return;
  }
  fillPath(
    pen,
    'M0 -96 C22 -58 58 -22 96 0 C58 22 22 58 0 96 C-22 58 -58 22 -96 0 C-58 -22 -22 -58 0 -96 Z',
    colour,
  );
  pen.scale(0.55, 0.55);
  fillPath(pen, GLINT, ground);
}
