import { createDesign } from '@diy/design/document';
import { expect, it } from 'vitest';
import { testTemplate } from '../testing/build-session.ts';
import { fitsDesign } from './fits-design.ts';

const { definition } = testTemplate;
const now = createDesign(definition);

it.each([
  ['in another colour', { ...now, colourId: 'navy' }, true],
  ['in a colour that is gone', { ...now, colourId: 'pink' }, false],
  ['in a size that is gone', { ...now, sizeId: 'XXL' }, false],
  ['with a side less', { ...now, surfaces: now.surfaces.slice(1) }, false],
  ['with its sides in another sequence', { ...now, surfaces: [...now.surfaces].reverse() }, false],
])('a state %s', (_, earlier, fits) => {
  expect(fitsDesign(earlier, now, definition)).toBe(fits);
});
