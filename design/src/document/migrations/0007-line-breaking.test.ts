import { expect, it } from 'vitest';
import { buildCodeLayer, buildDesign, buildTextLayer } from '../../testing/build-layers.ts';
import { buildFontFace } from '../../testing/index.ts';
import { layoutText } from '../../text/index.ts';
import { DESIGN_FORMAT } from '../design-document.ts';
import { openDesign } from '../open-design.ts';
import { serialiseForKey } from '../serialise-design.ts';

it('format 7 to 8: lines of older designs end where they did, and their keys stay', () => {
  const { format: _, ...before } = buildDesign([buildTextLayer({ text: 'a (b) “c” -5' }), buildCodeLayer()]);
  const design = openDesign(structuredClone({ format: 7, ...before }));
  expect(design).toEqual({ ...before, format: DESIGN_FORMAT });
  expect(JSON.stringify(design)).not.toContain('lineBreaking');
  expect(serialiseForKey(design)).toBe(serialiseForKey({ ...before, format: DESIGN_FORMAT }));
});

it('what is broken by Unicode’s rules is another print, of format 8', () => {
  const old = buildTextLayer({ text: 'http://a.com' });
  const design = buildDesign([{ ...old, lineBreaking: 'unicode' }]);
  expect(openDesign(structuredClone(design))).toEqual(design);
  expect(design.format).toBeGreaterThanOrEqual(8);
  expect(serialiseForKey(design)).not.toBe(serialiseForKey(buildDesign([old])));
  const linesOf = (layer: typeof old) => layoutText(layer, buildFontFace()).lines.map(({ text }) => text);
  expect(linesOf(old)).toEqual(['http://a', '.com']);
  expect(linesOf({ ...old, lineBreaking: 'unicode' })).toEqual(['http://', 'a.com']);
});
