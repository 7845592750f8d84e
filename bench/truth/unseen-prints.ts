import { image, type Plan, shape, text } from './sample-designs.ts';
import { samplePicture } from './sample-pictures.ts';
import { middle, mug, onShirt, type WrongPrint, words, wrong } from './wrong-print.ts';

/** Designs with layers that would print nothing that anybody sees. */
export function unseenPrints(): WrongPrint[] {
  const photo = samplePicture('photo');
  const white = { ...words, colour: '#FFFFFF' };
  const cover = image(photo, { ...middle, widthMm: 240, heightMm: 200 });
  const shirt = (
    layers: Plan['layers'],
    name: string,
    expected: WrongPrint['expected'],
    colourId = 'white',
  ) => wrong(name, expected, { product: 'tshirt', colourId, layers, pictures: [photo] });
  return [
    onShirt('clear', 'fully transparent PNG', 'invisible-picture error'),
    onShirt('alpha-8', 'picture of alpha 8', 'invisible-picture error'),
    onShirt('photo', 'an opaque picture at 5 % opacity', 'invisible-picture error', {
      layers: [image(photo, { ...middle, widthMm: 100, heightMm: 100, opacity: 0.05 })],
    }),
    shirt([text('春天', white)], 'white text on white', 'same-as-product warning'),
    shirt(
      [text('春天', { ...words, colour: '#1E1E20' })],
      'black text on black',
      'same-as-product warning',
      'black',
    ),
    onShirt('white-logo', 'white picture on white shirt', 'same-as-product warning'),
    onShirt('white-page', 'white page on white shirt', 'same-as-product warning'),
    onShirt('white-logo', 'white picture on black shirt', 'none', { colourId: 'black' }),
    onShirt('black-logo', 'black picture on black shirt', 'same-as-product warning', { colourId: 'black' }),
    onShirt('photo', 'a picture made white by its filter', 'same-as-product warning', {
      layers: [
        image(samplePicture('black-logo'), {
          ...middle,
          widthMm: 100,
          heightMm: 100,
          filter: { invert: true, brightness: 100 },
        }),
      ],
      pictures: [samplePicture('black-logo')],
    }),
    shirt([text('春天', { ...words, colour: '#FFFF00' })], 'yellow on white', 'low-contrast warning'),
    shirt([text('春天', { ...words, colour: '#FFF6CC' })], 'cream on white', 'low-contrast warning'),
    shirt([text('春天', { ...words, colour: '#FFFF00' })], 'yellow on black', 'none', 'black'),
    shirt(
      [shape({ ...middle, widthMm: 240, heightMm: 90, fill: '#FFFFFF' }), text('春天', white)],
      'white text on a white bar, black shirt',
      'low-contrast warning',
      'black',
    ),
    shirt([text('春天', words), cover], 'text covered by a picture', 'covered error'),
    shirt(
      [text('春天', words), shape({ ...middle, widthMm: 240, heightMm: 100 })],
      'text covered by a shape',
      'covered error',
    ),
    wrong('picture covered by a solid picture', 'covered warning', {
      product: 'tshirt',
      layers: [image(samplePicture('sticker'), { ...middle, widthMm: 90, heightMm: 90 }), cover],
      pictures: [photo, samplePicture('sticker')],
    }),
    wrong('text below a sticker’s clear corner', 'none', {
      product: 'tshirt',
      layers: [
        text('春天', { ...words, xMm: 75, yMm: 110, widthMm: 40, heightMm: 20, fontSizeMm: 12 }),
        image(samplePicture('sticker'), { ...middle, widthMm: 230, heightMm: 230 }),
      ],
      pictures: [samplePicture('sticker')],
    }),
    shirt([shape({ ...middle, widthMm: 200, heightMm: 150 }), cover], 'a ground below a picture', 'none'),
  ];
}

/** Designs with half-transparent pixels above the shirt's white underprint. */
export function softPrints(): WrongPrint[] {
  const photo = samplePicture('photo');
  return [
    onShirt('alpha-250', 'whole picture at alpha 250', 'semi-transparent warning'),
    onShirt('soft-3', 'soft pixels 3 %', 'semi-transparent warning'),
    onShirt('soft-30', 'soft pixels 30 %', 'semi-transparent warning'),
    onShirt('photo', 'opacity 50 %', 'semi-transparent warning', {
      layers: [image(photo, { ...middle, widthMm: 100, heightMm: 100, opacity: 0.5 })],
    }),
    wrong('soft shadow', 'soft-shadow warning', {
      product: 'tshirt',
      layers: [
        text('春天', { ...words, shadow: { colour: '#888888', opacity: 0.6, dxMm: 2, dyMm: 2, blurMm: 3 } }),
      ],
    }),
    wrong('soft pixels where nothing is underbased', 'none', {
      product: 'mug',
      layers: [image(samplePicture('soft-30'), { ...mug, widthMm: 60, heightMm: 60 })],
      pictures: [samplePicture('soft-30')],
    }),
  ];
}
