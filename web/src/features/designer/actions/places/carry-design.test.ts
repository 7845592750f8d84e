import { createDesign } from '@diy/design/document';
import { createEditor } from '@diy/design/editing';
import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import type { DesignerSession } from '../../session/designer-session.ts';
import { buildSession, testTemplate } from '../../testing/build-session.ts';
import { carryToProduct, readCarried } from './carry-design.ts';

/** A new design of a product that has these surfaces, each with one layer if it is said to. */
function sessionOf(ids: readonly string[], isFilled = false): DesignerSession {
  const [surface] = testTemplate.definition.surfaces;
  const definition = {
    ...testTemplate.definition,
    surfaces: ids.map((id) => ({ ...surface!, id, name: { zh: id, en: id } })),
  };
  const empty = createDesign(definition);
  const design = {
    ...empty,
    surfaces: ids.map((surfaceId) => ({
      surfaceId,
      layers: isFilled ? [buildShapeLayer({ id: `on-${surfaceId}`, name: surfaceId })] : [],
    })),
  };
  let lastId = 0;
  const editor = createEditor(design, { newId: () => `new-${++lastId}` });
  return { ...buildSession(), template: { ...testTemplate, definition }, editor };
}

it.each<[string, string[], string[], string[], string[]]>([
  ['ids before places', ['front', 'back'], ['front', 'sleeve', 'back'], ['front', '', 'back'], []],
  ['the same sides in another sequence', ['front', 'back'], ['back', 'front'], ['back', 'front'], []],
  ['places where no id is known', ['front', 'back'], ['one', 'two'], ['front', 'back'], []],
  ['a place that an id has taken', ['top', 'left'], ['left', 'right'], ['left', ''], ['top']],
  ['fewer sides', ['front', 'back', 'sleeve'], ['wrap'], ['front'], ['back', 'sleeve']],
])('surfaces go by %s, each once, and those left behind are named', (_, from, to, expected, left) => {
  carryToProduct(sessionOf(from, true), 'next');
  const next = sessionOf(to);
  expect(readCarried(next, 'next').map(({ en }) => en)).toEqual(left);
  const { surfaces } = next.editor.getState().design;
  expect(surfaces.map(({ layers }) => layers.map(({ name }) => name).join())).toEqual(expected);
});

it('empty surfaces without a place are not named', () => {
  carryToProduct(sessionOf(['front', 'back']), 'next');
  expect(readCarried(sessionOf(['wrap']), 'next')).toEqual([]);
});
