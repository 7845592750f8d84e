import { expect, test } from 'vitest';
import { buildImageLayer, buildSurface } from '../testing/index.ts';
import { printSize } from './print-size.ts';
import { snappedPictures } from './snapped-pictures.ts';

const size = printSize(
  buildSurface({ resolutionDpi: 300, printArea: { xMm: 0, yMm: 0, widthMm: 200, heightMm: 82 } }),
  'm',
);
const own = { widthMm: 25.4, heightMm: 25.4, sourceWidthPx: 300, sourceHeightPx: 300 };

test.each([
  ['its own size', {}, true],
  ['0.1 % larger', { widthMm: 25.425, heightMm: 25.425 }, true],
  ['a quarter turn', { rotationDeg: 90 }, true],
  ['1 % larger', { widthMm: 25.654, heightMm: 25.654 }, false],
  ['turned by 5°', { rotationDeg: 5 }, false],
  ['hidden', { hidden: true }, false],
])('a picture of %s', (_, changes, isSnapped) => {
  const layer = buildImageLayer({ id: 'a', xMm: 60, yMm: 40, ...own, ...changes });
  expect(snappedPictures([layer], size)).toEqual(isSnapped ? ['a'] : []);
});
