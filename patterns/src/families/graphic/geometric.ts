import { shadeColour } from '../../colour/oklch.ts';
import { fillPolygon } from '../../drawing/shapes.ts';
import { fillGround, type Pen, type Sketch } from '../../drawing/sketch.ts';
import type { Random } from '../../random.ts';
import type { PatternFamily } from '../family.ts';

export const geometric: PatternFamily = {
  id: 'geometric',
  zh: '几何',
  en: 'Geometric',
  words:
    '几何,包豪斯,三角,三角形,六边形,蜂巢,菱形,立方体,拼接,色块,抽象,geometric,bauhaus,geometry,triangle,hexagon,honeycomb,diamond,cube,abstract,mid century,mid-century',
  kinds: ['tile'],
  weight: 1.2,
  palettes: ['bauhaus'],
  defaultPalettes: [
    'bauhaus',
    'retro',
    'nordic',
    'terracotta',
    'seventies',
    'morandi',
    'kids',
    'sunset',
    'morocco',
    'coral',
    'school',
  ],
  draw,
};

function draw(sketch: Sketch): void {
  fillGround(sketch);
  sketch.random.pick([bauhaus, bauhaus, triangles, cubes])(sketch);
}

/** A unit square's picture: pen at its corner, side 1. */
type Tile = (pen: Pen, a: string, b: string, c: string) => void;

const quarter = (pen: Pen, radius: number, colour: string) => {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.arc(0, 0, radius, 0, Math.PI / 2);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
};
const disc = (pen: Pen, x: number, y: number, radius: number, colour: string, from = 0, to = Math.PI * 2) => {
  pen.beginPath();
  pen.arc(x, y, radius, from, to);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
};

const tiles: readonly Tile[] = [
  (pen, a) => quarter(pen, 1, a),
  (pen, a, b) => {
    quarter(pen, 1, a);
    quarter(pen, 0.5, b);
  },
  (pen, a, b, c) => {
    quarter(pen, 1, a);
    quarter(pen, 0.75, b);
    quarter(pen, 0.5, c);
    quarter(pen, 0.25, a);
  },
  (pen, a, b) => {
    disc(pen, 0.5, 0, 0.5, a, 0, Math.PI);
    disc(pen, 0.5, 0.5, 0.5, b, 0, Math.PI);
  },
  (pen, a, b) => {
    disc(pen, 0.5, 0.5, 0.44, a);
    disc(pen, 0.5, 0.5, 0.2, b);
  },
  (pen, a) => {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 1, 1, -Math.PI / 2, 0);
    pen.arc(1, 0, 1, Math.PI / 2, Math.PI);
    pen.fillStyle = a;
    pen.fill();
  },
  (pen, a, b) => {
    fillPolygon(
      pen,
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      a,
    );
    disc(pen, 0.72, 0.72, 0.17, b);
  },
  (pen, a, b) => {
    disc(pen, 0, 0.5, 0.5, a, -Math.PI / 2, Math.PI / 2);
    disc(pen, 1, 0.5, 0.5, b, Math.PI / 2, Math.PI * 1.5);
  },
  (pen, a) => {
    for (let i = 0; i < 3; i++) pen.fillStyle = a;
    for (let i = 0; i < 4; i++) pen.fillRect(0, i * 0.25 + 0.04, 1, 0.13);
  },
  (pen, a, b) => {
    fillPolygon(
      pen,
      [
        [0.5, 0.06],
        [0.94, 0.5],
        [0.5, 0.94],
        [0.06, 0.5],
      ],
      a,
    );
    fillPolygon(
      pen,
      [
        [0.5, 0.3],
        [0.7, 0.5],
        [0.5, 0.7],
        [0.3, 0.5],
      ],
      b,
    );
  },
  (pen, a, b) => {
    for (let i = 0; i < 9; i++)
      disc(pen, 0.2 + (i % 3) * 0.3, 0.2 + Math.floor(i / 3) * 0.3, 0.085, i === 4 ? b : a);
  },
];

/** A grid of quarter circles, arcs and blocks as on a poster of 1925. */
function bauhaus(sketch: Sketch): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const cells = random.pick([5, 6, 6, 8]) / mood.scale;
  const columns = Math.max(2, Math.round((cells * width) / 1000));
  const rows = Math.max(2, Math.round((cells * height) / 1000));
  const chosen = random.shuffle(tiles).slice(0, mood.isMinimal ? 3 : 7);
  const colours = [...palette.inks.slice(0, mood.isMinimal ? 2 : 5), palette.ground];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [back, a, b, c] = random.shuffle(colours);
      pen.save();
      pen.translate((column * width) / columns, (row * height) / rows);
      pen.scale(width / columns, height / rows);
      pen.beginPath();
      pen.rect(-0.002, -0.002, 1.004, 1.004);
      pen.clip();
      const ground = random.chance(0.35) ? palette.ground : back!;
      if (sketch.hasGround || ground !== palette.ground) {
        pen.fillStyle = ground;
        pen.fillRect(-0.01, -0.01, 1.02, 1.02);
      }
      pen.translate(0.5, 0.5);
      pen.rotate((random.int(0, 3) * Math.PI) / 2);
      pen.translate(-0.5, -0.5);
      const distinct = [a, b, c, back].filter(
        (colour): colour is string => colour !== undefined && colour !== ground,
      );
      random.pick(chosen)(pen, distinct[0]!, distinct[1] ?? palette.line, distinct[2] ?? distinct[0]!);
      pen.restore();
    }
  }
}

/** Rows of triangles, shaded as facets. */
function triangles(sketch: Sketch): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const columns = Math.max(2, Math.round((random.pick([6, 8]) * width) / 1000 / mood.scale));
  const rows = Math.max(2, 2 * Math.round(height / (width / columns) / 0.87 / 2));
  const [w, h] = [width / columns, height / rows];
  const colours = [palette.ground, palette.ground, ...palette.inks.slice(0, mood.isMinimal ? 2 : 5)];
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 === 0 ? 0 : w / 2;
    for (let column = 0; column < columns; column++) {
      for (const isUp of [true, false]) {
        const colour = random.pick(colours);
        const shade = colour === palette.ground ? colour : shadeColour(colour, random.wobble(0.05));
        if (colour === palette.ground && !sketch.hasGround) continue;
        for (const wrap of [-width, 0, width]) {
          const x = column * w + shift + wrap;
          const y = row * h;
          const e = 0.35;
          fillPolygon(
            pen,
            isUp
              ? [
                  [x - e, y + h + e],
                  [x + w / 2, y - e],
                  [x + w + e, y + h + e],
                ]
              : [
                  [x + w / 2 - e, y - e],
                  [x + w * 1.5 + e, y - e],
                  [x + w, y + h + e],
                ],
            shade,
          );
        }
      }
    }
  }
}

/** Tumbling blocks: three tones make a hexagon a cube. */
function cubes(sketch: Sketch): void {
  const { pen, random, palette, mood, width, height } = sketch;
  const columns = Math.max(1, Math.round((random.pick([5, 7]) * width) / 1000 / mood.scale));
  const rows = Math.max(2, 2 * Math.round(height / ((width / columns) * 0.866) / 2));
  const [w, h] = [width / columns, height / rows];
  const r = h / 1.5;
  const inks = palette.inks.slice(0, mood.isMinimal ? 1 : 5);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const ink = random.pick(inks);
      for (const dy of [-height, 0, height]) {
        for (const dx of [-width, 0, width]) {
          pen.save();
          pen.translate((column + (row % 2) / 2 + 0.5) * w + dx, (row + 0.5) * h + dy);
          cube(pen, w / 2, r, ink, random);
          pen.restore();
        }
      }
    }
  }
}

function cube(pen: Pen, half: number, r: number, ink: string, _random: Random): void {
  const e = 1.004;
  const [w, s] = [half * e, r * e];
  fillPolygon(
    pen,
    [
      [0, -s],
      [w, -s / 2],
      [0, 0],
      [-w, -s / 2],
    ],
    shadeColour(ink, 0.1, 0.8),
  );
  fillPolygon(
    pen,
    [
      [-w, -s / 2],
      [0, 0],
      [0, s],
      [-w, s / 2],
    ],
    ink,
  );
  fillPolygon(
    pen,
    [
      [w, -s / 2],
      [0, 0],
      [0, s],
      [w, s / 2],
    ],
    shadeColour(ink, -0.13),
  );
}
