import { expect, it } from 'vitest';
import { buildDesign, buildImageLayer, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { DESIGN_FORMAT } from '../design-document.ts';
import { openDesign } from '../open-design.ts';

it('format 5 to 6: an older design changes nothing but its number', () => {
  const layers = [
    buildImageLayer(),
    buildTextLayer({ fallbackFontIds: ['noto-sans-400'], text: '你好，“世界” 👋' }),
    buildShapeLayer(),
  ];
  const { format: _, ...before } = buildDesign(layers);
  const design = openDesign(structuredClone({ format: 5, ...before }));
  expect(design).toEqual({ ...before, format: DESIGN_FORMAT });
});
