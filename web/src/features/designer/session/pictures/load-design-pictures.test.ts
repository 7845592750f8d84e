import { buildDesign, buildImageLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { withRecordedSizes } from './load-design-pictures.ts';

it('knows the pictures the library has, and which of them are damaged', () => {
  const layers = ['whole', 'torn', 'gone'].map((imageId) => buildImageLayer({ id: imageId, imageId }));
  const pictures = withRecordedSizes({
    design: buildDesign(layers),
    image_urls: { whole: 'https://files.test/whole.jpg', torn: 'https://files.test/torn.jpg' },
    damaged_images: ['torn'],
  });
  expect(pictures.map(({ id, isDamaged }) => [id, isDamaged])).toEqual([
    ['whole', false],
    ['torn', true],
  ]);
});
