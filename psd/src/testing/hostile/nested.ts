import { paintLayer } from '../build-mockup-psd.ts';
import { buildCard, buildWall, INNER_ID, OUTER_ID, uprightLayer } from '../build-nested-psd.ts';
import { buildPsd } from '../build-psd.ts';
import { rawPsd } from '../raw-psd.ts';
import type { Hostile } from './structures.ts';

const size = { width: 80, height: 60 };
const paper = paintLayer(size, () => [250, 250, 250, 255], { name: 'paper' });
const idOf = (index: number): string => `c0ffee00-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A document of the card's size with a smart object for each box, of as many files. */
function sheet(boxes: [number, number, number, number][], files: Uint8Array[]): Uint8Array {
  const layers = boxes.map((box, index) =>
    uprightLayer({ id: idOf(index % files.length), name: `object ${index}`, box, contents: size }),
  );
  const linkedFiles = files.map((data, index) => ({ id: idOf(index), name: 'sheet.psb', data }));
  return buildPsd([paper, ...layers], { ...size, linkedFiles }, true);
}

const spread = (count: number): [number, number, number, number][] =>
  Array.from({ length: count }, (_, index) => [index % 70, index % 50, (index % 70) + 8, (index % 50) + 6]);

/** A document with all of itself in it, as often as it is asked for: what it holds grows with each. */
function deep(levels: number, places: number): Uint8Array {
  return levels === 0 ? buildCard() : sheet(spread(places), [deep(levels - 1, places)]);
}

/** The card, with the channels of its lowest layer packed in a way that there is not. */
function spoiled(): Uint8Array {
  return buildCard().fill(255, 2_916, 3_600);
}

/** Smart objects whose contents hold smart objects, and what is wrong with them. */
export const NESTED: Hostile[] = [
  ['contents that end within their layers', () => buildWall(buildCard().slice(0, 400)), /^baked$/],
  ['contents that are noise', () => buildWall(spoiled()), /^baked \| card: contents that are damaged$/],
  [
    'contents of 900 million pixels',
    () => buildWall(rawPsd({ version: 2, width: 30_000, height: 30_000 })),
    /^baked \| card: contents that are too large to be opened beside the document$/,
  ],
  [
    'contents that name the smart object that they lie in',
    () => {
      const own = uprightLayer({ id: OUTER_ID, name: 'card', box: [0, 0, 80, 60], contents: size });
      return buildWall(buildPsd([paper, own], size, true));
    },
    /^baked \| baked$/,
  ],
  [
    'a smart object of fifty places in each of fifty',
    () => {
      const layers = spread(50).map((box) =>
        uprightLayer({ id: OUTER_ID, name: 'card', box, contents: size }),
      );
      return buildWall(sheet(spread(50), [new Uint8Array(9)]), {}, layers);
    },
    /^.* \| card: more than 200 places$/,
  ],
  ['documents in documents in documents, two places each', () => buildWall(deep(5, 2)), /^baked \|/],
  [
    'an inner smart object of no size',
    () =>
      buildWall(
        buildPsd(
          [paper, uprightLayer({ id: INNER_ID, name: 'art', box: [5, 5, 5, 5], contents: size })],
          size,
          true,
        ),
      ),
    /^baked \| card \/ art: a smart object whose corners lie in one line$/,
  ],
];
