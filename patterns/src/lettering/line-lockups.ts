import { hexToOklch } from '../colour/oklch.ts';
import { fillPolygon } from '../drawing/shapes.ts';
import type { Pen } from '../drawing/sketch.ts';
import { drawBlock } from './badge-lockups.ts';
import { chooseFace, letterCase, type TypeStyle } from './choose-face.ts';
import type { DrawLockup } from './lockup.ts';
import { drawGlint, drawRule, drawSwash } from './ornaments.ts';
import { fitSize, lineStraight, setLine } from './set-line.ts';
import { splitWords } from './split-words.ts';

const fill = (pen: Pen, colour: string) => {
  pen.fillStyle = colour;
  pen.fill();
};

/** Lines all of one width, faces and colours by turns, a rule between. */
export const stacked: DrawLockup = (pen, words, colours, sketch, random) => {
  const lines = splitWords(words.text, 4);
  const styles: TypeStyle[] = random.pick([
    ['poster', 'serif', 'poster', 'serif'],
    ['poster', 'poster', 'poster', 'poster'],
    ['serif', 'poster', 'serif', 'poster'],
    ['clean', 'script', 'clean', 'script'],
  ]);
  const width = lines.length === 1 ? 800 : 680;
  const tallest = 560 / lines.length;
  const set = lines.map((text, i) => {
    const style = styles[i % styles.length]!;
    const line = setLine(chooseFace(sketch, text, style), letterCase(text, style), 0.02);
    return { line, size: fitSize(line, width, tallest) };
  });
  const gap = 42;
  const total = set.reduce(
    (sum, { line, size }) => sum + (line.bottom - line.top) * size,
    gap * (set.length - 1),
  );
  const widest = Math.max(...set.map(({ line, size }) => line.width * size));
  let y = -total / 2;
  drawRule(pen, y - 52, widest, colours.accent);
  set.forEach(({ line, size }, i) => {
    pen.beginPath();
    lineStraight(pen, line, 0, y - line.top * size, size);
    fill(pen, i % 2 === 0 ? colours.main : colours.second);
    y += (line.bottom - line.top) * size + gap;
  });
  drawRule(pen, y - gap + 52, widest, colours.accent);
  drawBlock(
    pen,
    sketch,
    [words.second],
    'clean',
    { width: Math.min(520, widest), height: 54, y: y - gap + 108 },
    colours.main,
  );
};

/** Handwriting with a second colour behind it, a swash under it and glints about it. */
export const handwritten: DrawLockup = (pen, words, colours, sketch, random) => {
  const lines = splitWords(words.text, 3);
  const set = lines.map((text) => {
    const line = setLine(chooseFace(sketch, text, 'script'), text, 0);
    return { line, size: fitSize(line, 760, 420 / lines.length) };
  });
  const size = Math.min(...set.map((entry) => entry.size));
  const leading = size * (words.isHan ? 1.12 : 1.2);
  pen.save();
  pen.rotate(words.isHan ? -0.05 : -0.09);
  const first = (-leading * (set.length - 1)) / 2 + size * 0.28;
  for (const [offset, colour] of [
    [size * 0.045, colours.second],
    [0, colours.main],
  ] as const) {
    pen.beginPath();
    set.forEach(({ line }, i) => {
      lineStraight(pen, line, offset, first + i * leading + offset, size);
    });
    fill(pen, colour);
  }
  const below =
    first + leading * (set.length - 1) + size * (!words.isHan ? 0.52 : set.length > 1 ? 0.4 : 0.24);
  const widest = Math.max(...set.map(({ line }) => line.width * size));
  drawSwash(pen, below, Math.max(300, widest * 0.8), colours.accent);
  pen.restore();
  if (widest > 700) return;
  const reach = Math.min(400, widest / 2 + 30);
  for (const [x, y, r] of [
    [-reach, -size * 0.62, 34],
    [reach, -size * 0.75, 46],
    [reach - 60, -size * 0.98, 20],
    [-reach + 50, size * 0.75, 22],
  ] as const)
    drawGlint(pen, x, Math.max(-330, Math.min(330, y)), r * random.range(0.85, 1.1), colours.accent);
};

/** Brushed columns from right to left, signed with a seal. */
export const columns: DrawLockup = (pen, words, colours, sketch, random) => {
  const whole = splitWords(words.text, 3).map((line) => [...line]);
  const only = whole[0]!;
  // Four characters stand bolder two by two than in one thin column.
  const lines = whole.length === 1 && only.length === 4 ? [only.slice(0, 2), only.slice(2)] : whole;
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(760 / longest / 1.08, 620 / lines.length / 1.2, 330);
  lines.forEach((letters, column) => {
    const x = ((lines.length - 1) / 2 - column) * size * 1.22;
    letters.forEach((letter, row) => {
      const line = setLine(chooseFace(sketch, letter, 'script'), letter, 0);
      const y = (row - (longest - 1) / 2) * size * 1.08 + size * 0.36 + column * size * 0.16;
      pen.beginPath();
      lineStraight(pen, line, x, y, size);
      fill(pen, colours.main);
    });
  });
  const seal = Math.min(92, size * 0.42);
  const last = lines.at(-1)!;
  const x = -((lines.length - 1) / 2) * size * 1.22 - size * 0.62 - seal * 0.2;
  const y = Math.min(
    370,
    (last.length - 1 - (longest - 1) / 2) * size * 1.08 + size * 0.1 + (lines.length - 1) * size * 0.16,
  );
  pen.save();
  pen.translate(Math.max(-400, x), y);
  const e = () => random.wobble(seal * 0.06);
  fillPolygon(
    pen,
    [
      [-seal / 2 + e(), -seal / 2 + e()],
      [seal / 2 + e(), -seal / 2 + e()],
      [seal / 2 + e(), seal / 2 + e()],
      [-seal / 2 + e(), seal / 2 + e()],
    ],
    colours.accent,
  );
  const mark = setLine(chooseFace(sketch, '吉', 'serif'), random.pick(['吉', '福', '乐', '安', '喜']), 0);
  pen.beginPath();
  lineStraight(pen, mark, 0, seal * 0.29, seal * 0.8);
  // Cut into the seal: clear of whatever colour the seal has.
  fill(pen, hexToOklch(colours.accent).l > 0.72 ? colours.main : '#fffaf0');
  pen.restore();
};
