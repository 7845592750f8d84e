import { fillGround, type Sketch } from '../../drawing/sketch.ts';
import type { PatternFamily } from '../family.ts';

export const stripe: PatternFamily = {
  id: 'stripe',
  zh: '条纹',
  en: 'Stripes',
  words: '条纹,竖条,横条,条子,斜纹,海魂,stripe,striped,pinstripe,ticking,awning',
  kinds: ['tile'],
  weight: 0.7,
  draw,
};

/** One band of a repeat: width in parts, colour or null for ground. */
interface Band {
  parts: number;
  colour: string | null;
}

function draw(sketch: Sketch): void {
  const { pen, width, height, random, mood } = sketch;
  fillGround(sketch);
  const bands = makeBands(sketch);
  const total = bands.reduce((sum, band) => sum + band.parts, 0);
  const style = random.pick(['vertical', 'vertical', 'horizontal', 'diagonal']);
  const repeat = (style === 'diagonal' ? 200 : 250) * mood.scale;
  const along = style === 'horizontal' ? height : width;
  const count = Math.max(1, Math.round(along / repeat));
  const unit = along / count / total;
  // A diagonal repeats in both directions if it climbs by whole repeats over the tile's width.
  const climbs = style === 'diagonal' ? Math.max(1, Math.round(height / (along / count))) : 0;
  const slope = climbs === 0 ? 0 : (climbs * (along / count)) / height;
  const roughness = random.chance(0.5) ? random.range(1.2, 2.6) : 0;
  const waves = Array.from({ length: 3 }, (_, i) => ({
    turns: 2 + i * 3 + random.int(0, 2),
    phase: random.range(0, Math.PI * 2),
    size: roughness / (i + 1),
  }));
  const across = style === 'horizontal' ? width : height;
  const shift = (t: number, side: number) =>
    waves.reduce(
      (sum, w) => sum + w.size * Math.sin((t / across) * Math.PI * 2 * w.turns + w.phase + side),
      0,
    );
  const steps = roughness > 0 || slope > 0 ? Math.min(4000, Math.ceil(across / 6)) : 1;
  for (let i = -climbs - 1; i <= count; i++) {
    let at = i * (along / count);
    bands.forEach((band, index) => {
      const end = at + band.parts * unit;
      if (band.colour !== null) {
        pen.beginPath();
        const edge = (from: number, t: number, side: number): [number, number] => {
          const place = from + slope * t + (roughness > 0 ? shift(t, side) : 0);
          return style === 'horizontal' ? [t, place] : [place, t];
        };
        for (let s = -1; s <= steps + 1; s++) pen.lineTo(...edge(at, (s / steps) * across, index));
        for (let s = steps + 1; s >= -1; s--) pen.lineTo(...edge(end, (s / steps) * across, index + 2.2));
        pen.closePath();
        pen.fillStyle = band.colour;
        pen.fill();
      }
      at = end;
    });
  }
}

function makeBands({ random, palette, mood }: Sketch): Band[] {
  const inks = palette.inks.slice(0, mood.isMinimal ? 1 : 4);
  const [first = palette.line, second = first, third = second] = inks;
  const designs: (() => Band[])[] = [
    () => [
      { parts: 1, colour: first },
      { parts: 1, colour: null },
    ],
    () => [
      { parts: 3, colour: first },
      { parts: 1.2, colour: null },
      { parts: 0.5, colour: second },
      { parts: 1.2, colour: null },
    ],
    () => [
      { parts: 0.35, colour: first },
      { parts: 0.6, colour: null },
      { parts: 0.35, colour: first },
      { parts: 3.4, colour: null },
    ],
    () => [
      { parts: 2.4, colour: first },
      { parts: 0.3, colour: null },
      { parts: 0.5, colour: second },
      { parts: 1.6, colour: null },
      { parts: 0.22, colour: third },
      { parts: 1.6, colour: null },
      { parts: 0.5, colour: second },
      { parts: 0.3, colour: null },
    ],
    () =>
      inks.flatMap((colour) => [
        { parts: random.pick([0.6, 1, 1.8, 2.4]), colour },
        { parts: random.pick([0.5, 0.9, 1.4]), colour: null },
      ]),
    () =>
      random
        .shuffle([...inks, ...inks])
        .map((colour, i) => ({ parts: [0.5, 1.4, 0.8, 2][i % 4] ?? 1, colour })),
  ];
  return (mood.isMinimal ? random.pick(designs.slice(0, 3)) : random.pick(designs))();
}
