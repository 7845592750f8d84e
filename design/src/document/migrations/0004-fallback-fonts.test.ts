import { expect, it } from 'vitest';
import { buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { DESIGN_FORMAT } from '../design-document.ts';
import { openDesign } from '../open-design.ts';
import { usedFontIds } from '../used-assets.ts';

it('format 4 to 5: texts of older designs fall back to nothing', () => {
  const before = { ...buildDesign([buildTextLayer({ fontId: 'anton-400' })]), format: 4 };
  const design = openDesign(structuredClone(before));
  expect(design.format).toBe(DESIGN_FORMAT);
  expect(JSON.stringify(design)).not.toContain('fallback');
  expect(usedFontIds(design)).toEqual(['anton-400']);
});
