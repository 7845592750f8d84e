import { mixColours } from '../../colour/oklch.ts';
import { scatter } from '../../drawing/scatter.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import { chooseFace, hasHan, letterCase, type TypeStyle, typeFaces } from '../../lettering/choose-face.ts';
import { drawGlint } from '../../lettering/ornaments.ts';
import { fitSize, lineStraight, setLine } from '../../lettering/set-line.ts';
import { splitWords } from '../../lettering/split-words.ts';
import type { PatternFamily } from '../family.ts';
import { lockupColours, wordsToSet } from './slogan.ts';

export const lettering: PatternFamily = {
  id: 'lettering',
  zh: '文字满印',
  en: 'Lettering',
  words: '文字,字母,汉字,满印文字,字母印花,文字图案,英文字母,text,lettering,letters,words print,type',
  kinds: ['tile'],
  weight: 0.6,
  defaultPalettes: [
    'mono',
    'new-year',
    'retro',
    'pop',
    'kids',
    'klein',
    'guochao',
    'neon',
    'coffee',
    'candy',
  ],
  faces: typeFaces,
  draw,
};

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const words = wordsToSet(sketch);
  const count = [...words.text.replace(/\s/g, '')].length;
  const layouts =
    words.isHan && count <= 8 ? [rows, blocks, strewn] : count <= 14 ? [rows, rows, strewn] : [rows];
  sketch.random.pick(layouts)(sketch, words.text);
}

/** Rows of the words set off like bricks, full and in outline by turns. */
function rows(sketch: Sketch, text: string): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const style: TypeStyle = random.pick(['poster', 'poster', 'playful', 'serif']);
  const line = setLine(chooseFace(sketch, text, style), letterCase(text, style), 0.02);
  const wanted = random.pick([90, 120, 150]) * mood.scale;
  const rowCount = Math.max(2, 2 * Math.round(height / (wanted * 1.25) / 2));
  const rowHeight = height / rowCount;
  const inkHeight = Math.max(0.4, line.bottom - line.top);
  const size = (rowHeight * 0.74) / inkHeight;
  const repeats = Math.max(1, Math.round(width / ((line.width + 0.45) * size)));
  const pitch = width / repeats;
  const fitted = Math.min(size, (pitch * 0.94) / (line.width + 0.2));
  const colours = lockupColours(sketch);
  const inks = [colours.main, ...palette.inks.filter((ink) => ink !== colours.main)].slice(
    0,
    mood.isMinimal ? 1 : 3,
  );
  const hasOutline = random.chance(0.6);
  for (let row = 0; row < rowCount; row++) {
    const y = (row + 0.5) * rowHeight - ((line.top + line.bottom) / 2) * fitted;
    const ink = inks[Math.floor(row / (hasOutline ? 2 : 1)) % inks.length]!;
    const shift = ((row * 0.382) % 1) * pitch;
    for (let i = -2; i <= repeats + 1; i++) {
      const x = (i + 0.5) * pitch + shift;
      pen.beginPath();
      lineStraight(pen, line, x, y, fitted);
      if (hasOutline && row % 2 === 1) {
        pen.strokeStyle = ink;
        pen.lineWidth = fitted * 0.022;
        pen.lineJoin = 'round';
        pen.stroke();
      } else {
        pen.fillStyle = ink;
        pen.fill();
      }
      drawGlint(
        pen,
        x + pitch / 2,
        (row + 0.5) * rowHeight,
        Math.min(rowHeight * 0.16, (pitch - line.width * fitted) * 0.4),
        colours.accent,
      );
    }
  }
}

/** One character to a field, the fields coloured by turns. */
function blocks(sketch: Sketch, text: string): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const letters = [...text.replace(/[\s,，。.!！]/g, '')];
  const across = letters.length * Math.max(1, Math.round(((6 / mood.scale) * width) / 1000 / letters.length));
  const down = Math.max(2, 2 * Math.round(height / (width / across) / 2));
  const [w, h] = [width / across, height / down];
  const size = Math.min(w, h);
  const style: TypeStyle = random.pick(['script', 'poster', 'serif']);
  const inks = palette.inks.slice(0, mood.isMinimal ? 1 : 4);
  const form = random.pick(['disc', 'square', 'none']);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const letter = letters[(column + row * 2) % letters.length]!;
      const isFilled = (row + column) % 2 === 0 && form !== 'none';
      const ink = inks[(column + row * 3) % inks.length]!;
      const [x, y] = [(column + 0.5) * w, (row + 0.5) * h];
      if (isFilled) {
        pen.beginPath();
        if (form === 'disc') pen.arc(x, y, size * 0.46, 0, Math.PI * 2);
        else pen.rect(column * w, row * h, w, h);
        pen.fillStyle = ink;
        pen.fill();
      }
      const line = setLine(chooseFace(sketch, letter, style), letter, 0);
      const em = fitSize(line, size * 0.7, size * 0.7);
      pen.beginPath();
      lineStraight(pen, line, x, y - ((line.top + line.bottom) / 2) * em, em);
      pen.fillStyle = isFilled
        ? mixColours(palette.ground, palette.isDark ? '#000000' : '#ffffff', 0.2)
        : ink;
      pen.fill();
    }
  }
}

/** The words strewn at all angles between small glints. */
function strewn(sketch: Sketch, text: string): void {
  const { random, palette, mood, width, height } = sketch;
  const style: TypeStyle = random.pick(['script', 'playful', 'serif']);
  // Set in two rows a phrase fills a circle, and circles pack well.
  const letters = [...text];
  const isHan = hasHan(text);
  const half = Math.ceil(letters.length / 2);
  const parts = !isHan
    ? splitWords(text, 3)
    : half < 2
      ? [text]
      : [letters.slice(0, half).join(''), letters.slice(half).join('')];
  const lines = parts.map((part) => setLine(chooseFace(sketch, part, style), letterCase(part, style), 0));
  const s = mood.scale;
  const spots = scatter(
    {
      width,
      height,
      gap: 0.02,
      sizes: [
        { radius: 112 * s, share: 0.6 * mood.density },
        { radius: 72 * s, share: 0.2 * mood.density },
        { radius: 14 * s, share: 0.03 },
      ],
    },
    random,
  );
  const inks = palette.inks.slice(0, mood.isMinimal ? 1 : 4);
  for (const { x, y, radius } of spots) {
    const ink = random.pick(inks);
    stamp(sketch, x, y, radius * 1.35, (pen, r) => {
      if (radius < 30 * s) {
        drawGlint(pen, 0, 0, radius, ink);
        return;
      }
      const share = (radius * 1.66) / lines.length;
      const size = Math.min(
        ...lines.map((line) => fitSize(line, radius * (lines.length > 1 ? 1.62 : 1.85), share * 0.92)),
      );
      pen.rotate(r.range(-0.45, 0.45));
      pen.beginPath();
      lines.forEach((line, i) => {
        const y = (i - (lines.length - 1) / 2) * size * 1.08;
        lineStraight(pen, line, 0, y - ((line.top + line.bottom) / 2) * size, size);
      });
      pen.fillStyle = ink;
      pen.fill();
    });
  }
}
