import { mixColours, shadeColour } from '../colour/oklch.ts';
import { fillCircle, fillLoop } from '../drawing/shapes.ts';
import type { Pen, Sketch } from '../drawing/sketch.ts';
import { branches } from '../motifs/branches.ts';
import type { Random } from '../random.ts';
import { chooseFace, letterCase, type TypeStyle } from './choose-face.ts';
import type { DrawLockup } from './lockup.ts';
import { drawBeads, drawGlint, drawRule, drawStar, sealPoints, strokeCircle } from './ornaments.ts';
import { fitSize, lineOnArc, lineStraight, setLine } from './set-line.ts';
import { splitWords } from './split-words.ts';

const fill = (pen: Pen, colour: string) => {
  pen.fillStyle = colour;
  pen.fill();
};

/** Draws lines of text that fill a box, each as wide as the box allows. */
export function drawBlock(
  pen: Pen,
  sketch: Sketch,
  lines: readonly string[],
  style: TypeStyle,
  box: { width: number; height: number; y: number },
  colour: string,
): void {
  const share = box.height / lines.length;
  const set = lines.map((text) => {
    const line = setLine(
      chooseFace(sketch, text, style),
      letterCase(text, style),
      style === 'clean' ? 0.06 : 0.02,
    );
    return { line, size: fitSize(line, box.width, share * 0.8) };
  });
  const gap = share * 0.2;
  const total = set.reduce(
    (sum, { line, size }) => sum + (line.bottom - line.top) * size,
    gap * (set.length - 1),
  );
  let y = box.y - total / 2;
  for (const { line, size } of set) {
    pen.beginPath();
    lineStraight(pen, line, 0, y - line.top * size, size);
    fill(pen, colour);
    y += (line.bottom - line.top) * size + gap;
  }
}

/** Text on an arc, made smaller until it spans no more than the angle given. */
function drawArcText(
  pen: Pen,
  sketch: Sketch,
  text: string,
  style: TypeStyle,
  arc: { radius: number; angle: number; span: number; size: number; isBelow?: boolean },
  colour: string,
): number {
  const line = setLine(chooseFace(sketch, text, style), letterCase(text, style), 0.1);
  const size = Math.min(arc.size, (arc.span * arc.radius) / line.width);
  pen.beginPath();
  lineOnArc(pen, line, arc.radius, arc.angle, size, arc.isBelow);
  fill(pen, colour);
  return (line.width * size) / arc.radius;
}

/** A round label: rim, words in the middle, a second line bent along the rim, laurels below. */
export const roundBadge: DrawLockup = (pen, words, colours, sketch, random) => {
  const isToothed = random.chance(0.5);
  if (isToothed) fillLoop(pen, sealPoints(446, 26, 16), colours.main, 0.9);
  else fillCircle(pen, 0, 0, 440, colours.main);
  strokeCircle(pen, 405, 4, colours.onMain);
  strokeCircle(pen, 286, 3, colours.onMain);
  const style: TypeStyle = random.pick(['poster', 'serif', 'clean']);
  const top = drawArcText(
    pen,
    sketch,
    words.second,
    'clean',
    { radius: 322, angle: -Math.PI / 2, span: 2.7, size: 58 },
    colours.onMain,
  );
  for (const side of [-1, 1]) {
    const angle = -Math.PI / 2 + side * (top / 2 + 0.22);
    drawStar(pen, Math.cos(angle) * 343, Math.sin(angle) * 343, 19, colours.accent);
  }
  const beadsFrom = top / 2 + 0.4;
  for (let angle = -Math.PI / 2 + beadsFrom; angle < Math.PI * 1.5 - beadsFrom; angle += 0.105)
    fillCircle(
      pen,
      Math.cos(angle) * 345,
      Math.sin(angle) * 345,
      6.5,
      mixColours(colours.main, colours.onMain, 0.6),
    );
  drawBlock(
    pen,
    sketch,
    splitWords(words.text, 3),
    style,
    { width: 468, height: 250, y: -22 },
    colours.onMain,
  );
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(side * 14, 196);
    pen.scale(side, 1);
    pen.rotate(-0.28);
    branches.olive!(pen, 150, colours.accent, colours.onMain, random);
    pen.restore();
  }
  drawGlint(pen, 0, -206, 26, colours.accent);
};

/** Words over a rising sun. */
export const sunArch: DrawLockup = (pen, words, colours, sketch, random) => {
  pen.save();
  pen.translate(0, 150);
  const bands = [colours.main, colours.second, colours.accent, shadeColour(colours.accent, 0.09, 0.8)];
  const isRays = random.chance(0.5);
  if (isRays) {
    for (let i = 0; i < 13; i++) {
      const angle = Math.PI + ((i + 0.5) / 13) * Math.PI;
      pen.beginPath();
      pen.moveTo(Math.cos(angle - 0.07) * 160, Math.sin(angle - 0.07) * 160);
      pen.lineTo(
        Math.cos(angle - 0.085) * (i % 2 === 0 ? 268 : 232),
        Math.sin(angle - 0.085) * (i % 2 === 0 ? 268 : 232),
      );
      pen.lineTo(
        Math.cos(angle + 0.085) * (i % 2 === 0 ? 268 : 232),
        Math.sin(angle + 0.085) * (i % 2 === 0 ? 268 : 232),
      );
      pen.lineTo(Math.cos(angle + 0.07) * 160, Math.sin(angle + 0.07) * 160);
      pen.closePath();
      fill(pen, colours.second);
    }
    halfDisc(pen, 138, colours.accent);
  } else {
    bands.forEach((band, i) => {
      halfDisc(pen, 270 - i * 58, band);
    });
  }
  pen.restore();
  const arcSpan = 2.62;
  pen.save();
  pen.translate(0, 150);
  drawArcText(
    pen,
    sketch,
    words.text,
    random.pick(['poster', 'serif', 'playful']),
    { radius: 318, angle: -Math.PI / 2, span: arcSpan, size: 170 },
    colours.main,
  );
  pen.restore();
  drawRule(pen, 196, 560, colours.main);
  drawBlock(pen, sketch, [words.second], 'clean', { width: 480, height: 78, y: 262 }, colours.main);
  for (const side of [-1, 1]) drawStar(pen, side * 300, 262, 18, colours.accent);
};

function halfDisc(pen: Pen, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, Math.PI, 0);
  pen.closePath();
  fill(pen, colour);
}

/** A square on its corner with one or two large characters, as hung on doors at New Year. */
export const diamond: DrawLockup = (pen, words, colours, sketch, random) => {
  const square = (half: number, colour: string, width: number) => {
    pen.beginPath();
    pen.moveTo(0, -half);
    pen.lineTo(half, 0);
    pen.lineTo(0, half);
    pen.lineTo(-half, 0);
    pen.closePath();
    if (width === 0) fill(pen, colour);
    else {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke();
    }
  };
  square(448, colours.main, 0);
  square(412, colours.onMain, 5);
  square(388, colours.onMain, 2.4);
  for (const [x, y] of [
    [0, -318],
    [318, 0],
    [0, 318],
    [-318, 0],
  ] as const)
    drawBeadFlower(pen, x, y, colours.onMain, random);
  const letters = [...words.text.replace(/\s/g, '')];
  const rows =
    letters.length <= 1
      ? [letters.join('')]
      : letters.length <= 4
        ? [
            letters.slice(0, Math.ceil(letters.length / 2)).join(''),
            letters.slice(Math.ceil(letters.length / 2)).join(''),
          ]
        : splitWords(words.text, 3);
  const single = letters.length === 1;
  drawBlock(
    pen,
    sketch,
    rows.filter(Boolean),
    'script',
    { width: single ? 460 : 400, height: single ? 480 : 420, y: 0 },
    colours.onMain,
  );
};

function drawBeadFlower(pen: Pen, x: number, y: number, colour: string, _random: Random): void {
  pen.save();
  pen.translate(x, y);
  drawBeads(pen, 17, 6, 8, colour);
  fillCircle(pen, 0, 0, 7, colour);
  pen.restore();
}
