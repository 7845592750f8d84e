import { expect, it } from 'vitest';
import { buildTemplate } from '../testing/build-template.ts';
import { createDesign } from './create-design.ts';
import { openDesign } from './open-design.ts';

it('starts with one empty entry per surface, in the template’s order', () => {
  const design = createDesign(buildTemplate(), { colourId: 'black', sizeId: 'xl' });
  expect(design).toEqual({
    format: 10,
    print: { bleed: false },
    colourId: 'black',
    sizeId: 'xl',
    surfaces: [
      { surfaceId: 'front', layers: [] },
      { surfaceId: 'back', layers: [] },
    ],
  });
  expect(openDesign(design)).toEqual(design);
});

it('takes the first colour and size without a choice', () => {
  expect(createDesign(buildTemplate())).toMatchObject({ colourId: 'white', sizeId: 'm' });
});

it.each([{ colourId: 'pink' }, { sizeId: 'xxxxl' }, { colourId: '' }])('refuses %o', (choice) => {
  expect(() => createDesign(buildTemplate(), choice)).toThrow(RangeError);
});
