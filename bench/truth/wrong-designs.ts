import { areaOf, image, type Plan, shape, text } from './sample-designs.ts';
import { samplePicture } from './sample-pictures.ts';
import { softPrints, unseenPrints } from './unseen-prints.ts';
import { middle, mug, type WrongPrint, words, wrong } from './wrong-print.ts';

function dpi(
  pixels: number,
  mm: number,
  name: string,
  expected: WrongPrint['expected'],
  statedPx?: number,
): WrongPrint {
  const picture = samplePicture('photo', { widthPx: pixels, heightPx: pixels });
  const lie = statedPx ? { sourceWidthPx: statedPx, sourceHeightPx: statedPx } : {};
  const layers = [image(picture, { ...middle, widthMm: mm, heightMm: mm, ...lie })];
  return wrong(name, expected, { product: 'tshirt', layers, pictures: [picture] });
}

/** The table of the review, section 4, row by row, and the siblings of each. */
export function wrongPrints(): WrongPrint[] {
  return [
    ...resolutions(),
    ...places(),
    ...outlines(),
    ...holes(),
    ...unseenPrints(),
    ...softPrints(),
    ...fine(),
    ...strips(),
  ];
}

function resolutions(): WrongPrint[] {
  return [
    dpi(150, 100, '38 dpi', 'low-resolution error'),
    dpi(800, 100, '203 dpi of 300', 'below-print-resolution warning'),
    dpi(150, 100, 'source size in the document 20× too large', 'low-resolution error', 3000),
    dpi(6000, 100, 'source size in the document 20× too small', 'none', 300),
  ];
}

function places(): WrongPrint[] {
  const photo = samplePicture('photo');
  const beside = image(photo, { ...middle, widthMm: 100, heightMm: 100 });
  const pictures = [photo];
  return [
    wrong('no layers', 'empty-design error', { product: 'tshirt', layers: [] }),
    wrong('all hidden', 'empty-design error', {
      product: 'tshirt',
      layers: [{ ...beside, hidden: true }],
      pictures,
    }),
    wrong('all outside', 'empty-design error', {
      product: 'tshirt',
      layers: [{ ...beside, xMm: -300 }],
      pictures,
    }),
    wrong('opacity 0', 'fully-transparent warning', {
      product: 'tshirt',
      layers: [{ ...beside, opacity: 0 }, beside],
      pictures,
    }),
    wrong('text wholly outside beside a picture', 'outside-print-area error', {
      product: 'tshirt',
      layers: [beside, text('春天', { ...words, yMm: 480 })],
      pictures,
    }),
    wrong('a picture wholly outside beside a text', 'outside-print-area error', {
      product: 'tshirt',
      layers: [text('春天', words), { ...beside, xMm: 420 }],
      pictures,
    }),
    wrong('a shape wholly outside beside a text', 'outside-print-area error', {
      product: 'tshirt',
      layers: [text('春天', words), shape({ xMm: 420 })],
    }),
    wrong('missing glyphs', 'missing-glyph error', {
      product: 'tshirt',
      layers: [text('春天', { ...words, fontId: 'anton-400' })],
    }),
    wrong('fixed text that overflows', 'text-overflow error', {
      product: 'tshirt',
      layers: [text('春风又绿江南岸明月何时照我还', { ...words, heightMm: 42 })],
    }),
    wrong('a picture the library lacks', 'missing-image error', { product: 'tshirt', layers: [beside] }),
  ];
}

function outlines(): WrongPrint[] {
  const cushion = samplePicture('photo');
  const coaster = (layers: Plan['layers'], name: string, expected: WrongPrint['expected']) =>
    wrong(name, expected, { product: 'coaster', layers, pictures: [cushion] });
  const line = { xMm: 50, yMm: 50, widthMm: 96, heightMm: 14, fontSizeMm: 11, fontId: 'anton-400' };
  return [
    coaster(
      [text('HALF CUT OFF', { ...line, yMm: 7, fontSizeMm: 10 })],
      'text cut by the round outline',
      'cut-off warning',
    ),
    coaster(
      [
        text('1A', { ...line, xMm: 4, yMm: 4, widthMm: 12, heightMm: 8, fontSizeMm: 5 }),
        shape({ xMm: 50, yMm: 50, widthMm: 40, heightMm: 40 }),
      ],
      'text in the corner beyond the circle (06d)',
      'outside-print-area error',
    ),
    coaster(
      [shape({ xMm: 3, yMm: 97, widthMm: 10, heightMm: 10 }), text('MIDDLE', { ...line, widthMm: 60 })],
      'a shape beyond the circle',
      'outside-print-area error',
    ),
    coaster(
      [text('NEAR THE RIM', { ...line, fontSizeMm: 18.5, heightMm: 34, widthMm: 99 })],
      'text inside the circle, over its safe line',
      'crosses-safe-line warning',
    ),
    coaster(
      [shape({ shape: 'ellipse', xMm: 50, yMm: 50, widthMm: 90, heightMm: 90 })],
      'a disc inside the round safe line',
      'none',
    ),
    wrong('text cut by the clock’s outline', 'cut-off warning', {
      product: 'clock',
      layers: [
        text('TWELVE O’CLOCK', {
          xMm: 150,
          yMm: 18,
          widthMm: 290,
          heightMm: 40,
          fontSizeMm: 30,
          fontId: 'anton-400',
        }),
      ],
    }),
    wrong('text in the rounded corner of a mouse mat', 'cut-off warning', {
      product: 'mousemat',
      layers: [
        text('CORNER', {
          xMm: 20,
          yMm: 4.5,
          widthMm: 38,
          heightMm: 9,
          fontSizeMm: 8,
          align: 'left',
          fontId: 'anton-400',
        }),
      ],
    }),
  ];
}

function holes(): WrongPrint[] {
  return [
    wrong('text in the camera hole of the phone', 'cut-by-hole error', {
      product: 'phone',
      layers: [
        text('小猫', { xMm: 22, yMm: 22, widthMm: 30, heightMm: 14, fontSizeMm: 9 }),
        shape({ xMm: 38, yMm: 100, widthMm: 40, heightMm: 40 }),
      ],
    }),
    wrong('text half in the camera hole', 'cut-by-hole warning', {
      product: 'phone',
      layers: [text('春风十里不如你', { xMm: 38, yMm: 30, widthMm: 64, heightMm: 14, fontSizeMm: 8 })],
    }),
    wrong('a motif mostly in the camera hole', 'cut-by-hole warning', {
      product: 'phone',
      layers: [
        image(samplePicture('sticker'), { xMm: 26, yMm: 26, widthMm: 38, heightMm: 38 }),
        text('小猫', { xMm: 38, yMm: 110, widthMm: 50, heightMm: 20, fontSizeMm: 14 }),
      ],
      pictures: [samplePicture('sticker')],
    }),
    wrong('the same place on a model with another camera', 'none', {
      product: 'phone',
      sizeId: 'ip13-mini',
      layers: [text('小猫', { xMm: 33, yMm: 50, widthMm: 40, heightMm: 14, fontSizeMm: 9 })],
    }),
    wrong('text over the cord hole of an ornament', 'cut-by-hole warning', {
      product: 'ornament',
      layers: [
        text('HO', { xMm: 37.5, yMm: 8, widthMm: 30, heightMm: 6, fontSizeMm: 5, fontId: 'anton-400' }),
        shape({ xMm: 37, yMm: 40, widthMm: 30, heightMm: 30 }),
      ],
    }),
  ];
}

function fine(): WrongPrint[] {
  const line = shape({ ...mug, shape: 'line', widthMm: 80, heightMm: 2, fill: null });
  return [
    wrong('hairline 0.03 mm', 'thin-line warning', {
      product: 'mug',
      layers: [{ ...line, stroke: { colour: '#000000', widthMm: 0.03 } }],
    }),
    wrong('outline 0.04 mm', 'thin-line warning', {
      product: 'mug',
      layers: [
        text('小猫', {
          ...mug,
          widthMm: 80,
          heightMm: 30,
          fontSizeMm: 20,
          colour: '#CC2222',
          stroke: { colour: '#000000', widthMm: 0.04 },
        }),
      ],
    }),
    wrong('a line of 0.5 mm', 'none', {
      product: 'mug',
      layers: [{ ...line, stroke: { colour: '#000000', widthMm: 0.5 } }],
    }),
    wrong('text 0.8 mm on a mug', 'small-letters error', {
      product: 'mug',
      layers: [text('小猫', { ...mug, widthMm: 40, heightMm: 6, fontSizeMm: 0.8 })],
    }),
    wrong('text 0.6 mm on a T-shirt', 'small-letters error', {
      product: 'tshirt',
      layers: [text('小猫', { ...words, fontSizeMm: 0.6 })],
    }),
    wrong('2,000 characters shrunk into a line’s box', 'small-letters warning', {
      product: 'tshirt',
      layers: [
        text('春风又绿江南岸明月何时照我还。'.repeat(130), {
          ...words,
          widthMm: 200,
          heightMm: 30,
          fit: 'shrink',
        }),
      ],
    }),
    wrong('text shrunk to specks', 'small-letters error', {
      product: 'tshirt',
      layers: [
        text('春风又绿江南岸明月何时照我还。'.repeat(320), {
          ...words,
          widthMm: 200,
          heightMm: 30,
          fit: 'shrink',
        }),
      ],
    }),
    wrong('a speck', 'too-small warning', {
      product: 'mug',
      layers: [
        shape({ ...mug, widthMm: 30, heightMm: 0.2 }),
        text('小猫', { ...mug, yMm: 60, widthMm: 80, heightMm: 20, fontSizeMm: 15 }),
      ],
    }),
  ];
}

function strips(): WrongPrint[] {
  const photo = samplePicture('photo');
  const small = samplePicture('photo', { widthPx: 320, heightPx: 320 });
  const poster = areaOf('poster');
  const phone = { product: 'phone', pictures: [photo] };
  return [
    wrong('a full print of the 13 mini on an iPhone 15', 'bare-strip warning', {
      ...phone,
      layers: [image(photo, { xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2 })],
    }),
    wrong('a photograph fitted to the width of a poster', 'bare-strip warning', {
      product: 'poster',
      layers: [
        image(photo, { xMm: poster.widthMm / 2, yMm: poster.heightMm / 2, widthMm: 300, heightMm: 300 }),
      ],
      pictures: [photo],
    }),
    wrong('a picture turned by 4° that leaves a wedge', 'bare-strip warning', {
      ...phone,
      layers: [image(photo, { xMm: 37.5, yMm: 75.5, widthMm: 76, heightMm: 152, rotationDeg: 4 })],
    }),
    wrong('a ground 0.8 mm short on one side', 'bare-strip warning', {
      ...phone,
      layers: [shape({ xMm: 37.1, yMm: 75.5, widthMm: 74.2, heightMm: 151 })],
      pictures: [],
    }),
    wrong('a lying photograph on a coaster', 'bare-strip warning', {
      product: 'coaster',
      layers: [image(photo, { xMm: 50, yMm: 50, widthMm: 100, heightMm: 66 })],
      pictures: [photo],
    }),
    wrong('a full print that misses its bleed', 'short-of-bleed warning', {
      ...phone,
      bleed: true,
      layers: [image(photo, { xMm: 37.5, yMm: 75.5, widthMm: 75, heightMm: 151 })],
    }),
    wrong('a 27-mm picture on a shirt', 'tiny-artwork warning', {
      product: 'tshirt',
      layers: [image(small, { ...middle, widthMm: 27, heightMm: 27 })],
      pictures: [small],
    }),
    wrong('wide clear margins leave a tiny motif', 'tiny-artwork warning', {
      product: 'tshirt',
      layers: [image(samplePicture('margins'), { ...middle, widthMm: 80, heightMm: 80 })],
      pictures: [samplePicture('margins')],
    }),
  ];
}
