import { shadeColour } from '../../colour/oklch.ts';
import { hatchPath } from '../../drawing/hatch.ts';
import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import type { PatternFamily } from '../family.ts';

export const plaid: PatternFamily = {
  id: 'plaid',
  zh: '苏格兰格',
  en: 'Tartan',
  words:
    '苏格兰格,苏格兰,格子,格子布,英伦格,英伦,威尔士格,千鸟,plaid,tartan,scottish,flannel,lumberjack,tweed',
  kinds: ['tile'],
  weight: 0.9,
  draw,
};

/** A stripe of a sett: colour and number of threads. */
interface Thread {
  colour: string;
  threads: number;
}

/** One sett woven with itself: warp stripes, and over them the same as weft, in a 2/2 twill. */
function draw(sketch: Sketch): void {
  const { pen, width, height, random, mood } = sketch;
  fillGround(sketch);
  const sett = makeSett(sketch);
  const total = sett.reduce((sum, stripe) => sum + stripe.threads, 0);
  const repeat = random.pick([333, 500]) * mood.scale;
  const columns = Math.max(1, Math.round(width / repeat));
  const rows = Math.max(1, Math.round(height / repeat));
  const stripes = (
    length: number,
    count: number,
    paint: (at: number, size: number, colour: string) => void,
  ) => {
    for (let i = 0; i < count; i++) {
      let at = (i * length) / count;
      for (const { colour, threads } of sett) {
        const size = ((threads / total) * length) / count;
        paint(at, size, colour);
        at += size;
      }
    }
  };
  // A hair wider than a stripe, so that no ground shows between neighbours.
  stripes(width, columns, (at, size, colour) => {
    pen.fillStyle = colour;
    pen.fillRect(at, 0, size + 0.3, height);
  });
  pen.save();
  pen.beginPath();
  const threads = Math.round(total / 2.6);
  hatchPath(pen, width, height, columns * threads, rows * threads, 0.5);
  pen.clip();
  stripes(height, rows, (at, size, colour) => {
    pen.fillStyle = shadeColour(colour, 0.015);
    pen.fillRect(0, at, width, size + 0.3);
  });
  pen.restore();
}

function makeSett({ random, palette, mood }: Sketch): Thread[] {
  const base = random.chance(0.5) ? palette.ground : palette.inks[0]!;
  const others = [...palette.inks.filter((ink) => ink !== base), palette.line].slice(
    0,
    mood.isMinimal ? 2 : 4,
  );
  const pick = (i: number) => others[i % others.length]!;
  const fine = random.pick([palette.line, pick(2), palette.ground]);
  const half: Thread[] = random.pick([
    [
      { colour: base, threads: 34 },
      { colour: pick(0), threads: 6 },
      { colour: base, threads: 6 },
      { colour: pick(0), threads: 24 },
      { colour: fine, threads: 3 },
      { colour: pick(1), threads: 14 },
    ],
    [
      { colour: base, threads: 22 },
      { colour: fine, threads: 2 },
      { colour: base, threads: 8 },
      { colour: pick(1), threads: 20 },
      { colour: pick(0), threads: 8 },
      { colour: pick(1), threads: 4 },
    ],
    [
      { colour: base, threads: 40 },
      { colour: pick(0), threads: 12 },
      { colour: pick(1), threads: 12 },
      { colour: fine, threads: 3 },
      { colour: pick(0), threads: 5 },
    ],
  ]);
  return [...half, ...half.slice(1, -1).reverse()];
}
