import type { Layer } from '../../design/src/layers/index.ts';
import { areaOf, design, image, type SampleDesign, shape, templates, text } from './sample-designs.ts';
import { type SamplePicture, samplePicture } from './sample-pictures.ts';

const photo = samplePicture('photo', { widthPx: 12_000, heightPx: 9000 });
const square = samplePicture('photo');
const logo = samplePicture('logo');
const sticker = samplePicture('sticker');
const onWhite = samplePicture('on-white');
const whiteLogo = samplePicture('white-logo');
const margins = samplePicture('margins');

/** Park–Miller: the same designs on every machine. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const WORDS = [
  '春风十里',
  'Take it slow',
  '生日快乐',
  '海边的一天',
  'EST. 2024',
  '小满 · 万物可期',
  'Hello 世界',
];

/** The rectangle that is free for a motif: inside outline and safe line, below a camera. */
function room(product: string, sizeId?: string) {
  const { widthMm, heightMm, surface } = areaOf(product, sizeId);
  const share = surface.mask && product !== 'mousemat' ? 0.6 : 0.8;
  const safe = 2 * surface.safeMm;
  const isPhone = product === 'phone';
  return {
    xMm: widthMm / 2,
    yMm: isPhone ? heightMm * 0.65 : heightMm * 0.5 + (product === 'clock' ? heightMm * 0.15 : 0),
    widthMm: Math.min(widthMm * share, widthMm - safe) * (product === 'clock' ? 0.7 : 1),
    heightMm: Math.min(heightMm * share, heightMm - safe) * (isPhone ? 0.6 : product === 'clock' ? 0.4 : 1),
  };
}

function isDark(hex: string): boolean {
  return Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16) < 280;
}

type Make = (
  product: string,
  colour: { hex: string },
  roll: () => number,
) => { layers: Layer[]; pictures: SamplePicture[]; bleed?: boolean };

/** A picture over the whole area and its bleed. */
function full(product: string, picture: SamplePicture) {
  const { widthMm, heightMm, surface } = areaOf(product);
  const out = 2 * surface.bleedMm;
  const side = Math.max(widthMm, heightMm) + out;
  return image(picture, { xMm: widthMm / 2, yMm: heightMm / 2, widthMm: side, heightMm: side });
}

/** Ways people fill a product, each with room for chance. */
const KINDS: Record<string, Make> = {
  'full photo': (product) => ({ layers: [full(product, square)], pictures: [square], bleed: true }),
  'full photo without bleed': (product) => ({ layers: [full(product, square)], pictures: [square] }),
  'logo in the middle': (product, _, roll) => {
    const at = room(product);
    const side = Math.min(at.widthMm, at.heightMm) * (0.5 + roll() * 0.5);
    const isBlack = !isDark(_.hex);
    const picture = isBlack ? logo : whiteLogo;
    return {
      layers: [image(picture, { xMm: at.xMm, yMm: at.yMm, widthMm: side, heightMm: side })],
      pictures: [picture],
    };
  },
  'a line of text': (product, colour, roll) => {
    const at = room(product);
    const heightMm = Math.min(at.heightMm, at.widthMm) * 0.3;
    const words = WORDS[Math.floor(roll() * WORDS.length)] ?? '';
    const size = Math.min(heightMm * 0.5, (at.widthMm / words.length) * 0.8);
    const set = { ...at, heightMm, fontSizeMm: size, colour: isDark(colour.hex) ? '#FFFFFF' : '#1B1B1B' };
    return { layers: [text(words, set)], pictures: [] };
  },
  'sticker and text': (product, colour, roll) => {
    const at = room(product);
    const side = Math.min(at.widthMm, at.heightMm * 0.55);
    const heightMm = at.heightMm * 0.25;
    const words = WORDS[Math.floor(roll() * WORDS.length)] ?? '';
    const set = { ...at, yMm: at.yMm + at.heightMm * 0.32, heightMm, fit: 'shrink' as const };
    return {
      layers: [
        image(sticker, { xMm: at.xMm, yMm: at.yMm - at.heightMm * 0.18, widthMm: side, heightMm: side }),
        text(words, {
          ...set,
          fontSizeMm: heightMm * 0.7,
          colour: isDark(colour.hex) ? '#F5F0E1' : '#333333',
        }),
      ],
      pictures: [sticker],
    };
  },
  'pattern all over': (product, _, roll) => {
    const { widthMm, heightMm, surface } = areaOf(product);
    const out = 2 * surface.bleedMm;
    const tile = { widthMm: 12 + roll() * 20, gapMm: 0, arrangement: 'brick' as const };
    const box = { xMm: widthMm / 2, yMm: heightMm / 2, widthMm: widthMm + out, heightMm: heightMm + out };
    return { layers: [image(square, { ...box, tile })], pictures: [square], bleed: true };
  },
  'framed photo': (product) => {
    const at = room(product);
    const side = Math.min(at.widthMm, at.heightMm);
    return {
      layers: [image(photo, { xMm: at.xMm, yMm: at.yMm, widthMm: side, heightMm: side * 0.75 })],
      pictures: [photo],
    };
  },
  'ground, motif and words': (product, _, roll) => {
    const { widthMm, heightMm, surface } = areaOf(product);
    const out = 2 * surface.bleedMm;
    const at = room(product);
    const fill = ['#F3D9B1', '#274060', '#B5202B', '#E8E8E0'][Math.floor(roll() * 4)] ?? '#274060';
    const side = Math.min(at.widthMm, at.heightMm) * 0.5;
    return {
      layers: [
        shape({
          xMm: widthMm / 2,
          yMm: heightMm / 2,
          widthMm: widthMm + out,
          heightMm: heightMm + out,
          fill,
        }),
        image(sticker, { xMm: at.xMm, yMm: at.yMm - side * 0.3, widthMm: side, heightMm: side }),
        text('春风十里', {
          ...at,
          yMm: at.yMm + side * 0.5,
          heightMm: side * 0.4,
          fontSizeMm: side * 0.25,
          colour: isDark(fill) || fill === '#B5202B' ? '#FFFFFF' : '#222222',
        }),
      ],
      pictures: [sticker],
      bleed: true,
    };
  },
  'motif with wide clear margins, its box over the edge': (product) => {
    const { widthMm, heightMm } = areaOf(product);
    const at = room(product);
    const side = Math.min(widthMm, heightMm) * 1.1;
    return {
      layers: [image(margins, { xMm: at.xMm, yMm: at.yMm, widthMm: side, heightMm: side })],
      pictures: [margins],
    };
  },
  'artwork on a white ground': (product) => {
    const at = room(product);
    const side = Math.min(at.widthMm, at.heightMm);
    return {
      layers: [image(onWhite, { xMm: at.xMm, yMm: at.yMm, widthMm: side, heightMm: side })],
      pictures: [onWhite],
    };
  },
};

/** What sellers make every day, on every product and colour: nothing in it is worth a warning. */
export function ordinaryDesigns(): SampleDesign[] {
  const roll = dice(17);
  const general = [...templates].flatMap(([product, template]) =>
    Object.entries(KINDS).map(([kind, make], index) => {
      const colour = template.colours[index % template.colours.length] as (typeof template.colours)[number];
      return design(`${product}: ${kind} (${colour.id})`, {
        product,
        colourId: colour.id,
        ...make(product, colour, roll),
      });
    }),
  );
  return [...general, ...byHand()];
}

function byHand(): SampleDesign[] {
  const shirt = areaOf('tshirt');
  const poster = areaOf('poster');
  const phone = areaOf('phone');
  return [
    design('a pocket print of 90 mm', {
      product: 'tshirt',
      layers: [image(sticker, { xMm: 220, yMm: 70, widthMm: 90, heightMm: 90 })],
      pictures: [sticker],
    }),
    design('a chest logo of 60 mm', {
      product: 'tshirt',
      colourId: 'black',
      layers: [image(whiteLogo, { xMm: 220, yMm: 60, widthMm: 60, heightMm: 60 })],
      pictures: [whiteLogo],
    }),
    design('words round a picture', {
      product: 'coaster',
      layers: [
        image(sticker, { xMm: 50, yMm: 50, widthMm: 40, heightMm: 40 }),
        text('SLOW COFFEE', {
          xMm: 50,
          yMm: 34,
          widthMm: 80,
          heightMm: 40,
          fontSizeMm: 6,
          arcDeg: 100,
          fontId: 'anton-400',
        }),
      ],
      pictures: [sticker],
    }),
    design('four photographs over the whole poster', {
      product: 'poster',
      layers: [0, 1, 2, 3].map((index) =>
        image(square, {
          xMm: poster.widthMm * (index % 2 ? 0.75 : 0.25),
          yMm: poster.heightMm * (index < 2 ? 0.25 : 0.75),
          widthMm: poster.widthMm / 2,
          heightMm: poster.heightMm / 2,
        }),
      ),
      pictures: [square],
    }),
    design('a photograph above, words on white below', {
      product: 'poster',
      layers: [
        image(photo, { xMm: 150, yMm: 140, widthMm: 300, heightMm: 280 }),
        text('海边的一天', { xMm: 150, yMm: 335, widthMm: 240, heightMm: 60, fontSizeMm: 36 }),
      ],
      pictures: [photo],
    }),
    design('a poster with a wide white border', {
      product: 'poster',
      layers: [image(square, { xMm: 150, yMm: 190, widthMm: 260, heightMm: 330 })],
      pictures: [square],
    }),
    design('a full phone case of another model', {
      product: 'phone',
      sizeId: 'ip13-mini',
      bleed: true,
      layers: [image(square, { xMm: 33.9, yMm: 67.6, widthMm: 140, heightMm: 140 })],
      pictures: [square],
    }),
    design('a band across a phone case', {
      product: 'phone',
      layers: [shape({ xMm: phone.widthMm / 2, yMm: 100, widthMm: phone.widthMm + 4, heightMm: 22 })],
      bleed: true,
    }),
    design('a shirt in heather with white words and a black outline', {
      product: 'tshirt',
      colourId: 'heather-grey',
      layers: [
        text('生日快乐', {
          xMm: shirt.widthMm / 2,
          yMm: 120,
          widthMm: 260,
          heightMm: 90,
          fontSizeMm: 55,
          colour: '#FFFFFF',
          stroke: { colour: '#111111', widthMm: 1.2 },
        }),
      ],
    }),
    design('small but legible print on a card', {
      product: 'card',
      layers: [text('With love, 2024', { xMm: 63, yMm: 150, widthMm: 90, heightMm: 10, fontSizeMm: 3.2 })],
    }),
  ];
}
