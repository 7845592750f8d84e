import { scatter } from '../../drawing/scatter.ts';
import { fillCircle, fillPolygon } from '../../drawing/shapes.ts';
import { fillGround, type Pen, type Sketch } from '../../drawing/sketch.ts';
import { stamp } from '../../drawing/stamp.ts';
import type { Random } from '../../random.ts';
import type { PatternFamily } from '../family.ts';

export const memphis: PatternFamily = {
  id: 'memphis',
  zh: '孟菲斯',
  en: 'Memphis',
  words: '孟菲斯,八十年代,80年代,波普几何,memphis,80s,eighties,squiggle,retro pop',
  kinds: ['tile'],
  weight: 1,
  palettes: ['pop', 'candy'],
  defaultPalettes: [
    'pop',
    'candy',
    'kids',
    'coral',
    'neon',
    'retro',
    'macaron',
    'tropical',
    'summer',
    'bauhaus',
  ],
  draw,
};

type Shape = (pen: Pen, r: number, a: string, b: string, random: Random) => void;

const line = (pen: Pen, width: number, colour: string) => {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke();
};

const large: readonly Shape[] = [
  (pen, r, a) => {
    pen.beginPath();
    for (let i = 0; i <= 48; i++)
      pen.lineTo(-r + (i / 48) * 2 * r, Math.sin((i / 48) * Math.PI * 5) * r * 0.3);
    line(pen, r * 0.22, a);
  },
  (pen, r, a) => {
    pen.beginPath();
    for (let i = 0; i <= 6; i++) pen.lineTo(-r + (i / 3) * r, (i % 2 === 0 ? -1 : 1) * r * 0.26);
    pen.lineWidth = r * 0.2;
    pen.strokeStyle = a;
    pen.lineJoin = 'miter';
    pen.lineCap = 'butt';
    pen.stroke();
  },
  (pen, r, a, b) => {
    fillPolygon(
      pen,
      [
        [0, -r * 0.85],
        [r * 0.8, r * 0.55],
        [-r * 0.8, r * 0.55],
      ],
      a,
    );
    pen.translate(r * 0.14, r * 0.14);
    pen.beginPath();
    pen.moveTo(0, -r * 0.85);
    pen.lineTo(r * 0.8, r * 0.55);
    pen.lineTo(-r * 0.8, r * 0.55);
    pen.closePath();
    line(pen, r * 0.06, b);
  },
  (pen, r, a, b) => {
    pen.beginPath();
    pen.arc(0, r * 0.3, r * 0.85, Math.PI, 0);
    pen.closePath();
    pen.fillStyle = a;
    pen.fill();
    pen.clip();
    pen.beginPath();
    for (let i = -5; i < 6; i++) {
      pen.moveTo(i * r * 0.24, -r);
      pen.lineTo(i * r * 0.24 + r * 0.6, r);
    }
    line(pen, r * 0.075, b);
  },
  (pen, r, a, b) => {
    fillCircle(pen, 0, 0, r * 0.72, a);
    pen.beginPath();
    pen.arc(r * 0.13, r * 0.13, r * 0.72, 0, Math.PI * 2);
    line(pen, r * 0.06, b);
  },
  (pen, r, a, b) => {
    pen.fillStyle = a;
    pen.fillRect(-r * 0.6, -r * 0.6, r * 1.2, r * 1.2);
    for (let i = 0; i < 16; i++) {
      fillCircle(pen, -r * 0.42 + (i % 4) * r * 0.28, -r * 0.42 + Math.floor(i / 4) * r * 0.28, r * 0.065, b);
    }
  },
  (pen, r, a, b) => {
    [1, 0.66, 0.32].forEach((share, i) => {
      pen.beginPath();
      pen.arc(0, r * 0.4, r * 0.85 * share, Math.PI, 0);
      line(pen, r * 0.17, i % 2 === 0 ? a : b);
    });
  },
];

const small: readonly Shape[] = [
  (pen, r, a) => fillCircle(pen, 0, 0, r * 0.6, a),
  (pen, r, a) => {
    pen.beginPath();
    pen.arc(0, 0, r * 0.62, 0, Math.PI * 2);
    line(pen, r * 0.3, a);
  },
  (pen, r, a) => {
    pen.beginPath();
    pen.moveTo(-r * 0.7, 0);
    pen.lineTo(r * 0.7, 0);
    pen.moveTo(0, -r * 0.7);
    pen.lineTo(0, r * 0.7);
    line(pen, r * 0.36, a);
  },
  (pen, r, a) =>
    fillPolygon(
      pen,
      [
        [0, -r * 0.8],
        [r * 0.75, r * 0.55],
        [-r * 0.75, r * 0.55],
      ],
      a,
    ),
  (pen, r, a) => {
    pen.beginPath();
    pen.moveTo(-r, 0);
    pen.lineTo(r, 0);
    line(pen, r * 0.4, a);
  },
];

function draw(sketch: Sketch): void {
  fillGround(sketch);
  const { random, palette, mood } = sketch;
  const s = mood.scale;
  const d = mood.density;
  const spots = scatter(
    {
      ...sketch,
      gap: 0.06,
      sizes: [
        { radius: 100 * s, share: 0.42 * d },
        { radius: 52 * s, share: 0.18 * d },
        { radius: 17 * s, share: 0.05 * d },
      ],
    },
    random,
  );
  const inks = palette.inks.slice(0, mood.isMinimal ? 3 : 5);
  let turn = random.int(0, 6);
  for (const { x, y, radius } of spots) {
    const [a = palette.line, b = palette.line] = random.shuffle(inks);
    const shapes = radius > 30 * s ? large : small;
    // In turn, not by chance: chance puts three zigzags side by side.
    const shape = shapes[turn++ % shapes.length]!;
    stamp(sketch, x, y, radius * 1.35, (pen, r) => {
      pen.rotate(r.range(-0.7, 0.7) + r.int(0, 3) * (Math.PI / 2));
      shape(pen, radius, a, r.chance(0.4) ? palette.line : b, r);
    });
  }
}
