import { placeLayers } from '@diy/design/editing';
import { buildGroupedDesign, groupedLine } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { dropPlace, panelRows } from './list-rows.ts';

function listOf(line: string, folded = '') {
  const design = buildGroupedDesign(line);
  const [surface] = design.surfaces;
  if (!surface) throw new Error('a surface');
  return { design, surface, rows: panelRows(surface, (id) => folded.includes(id)) };
}

describe('panelRows', () => {
  it.each([
    ['', '', ''],
    ['abc', '', 'c b a'],
    ['a(bc)gd', '', 'd [g c b a'],
    ['a(bc)gd', 'g', 'd ]g a'],
    ['(ab)g(cd)h', 'h', ']h [g b a'],
  ])('%s with %s folded: %s', (line, folded, expected) => {
    const { rows } = listOf(line, folded);
    const shown = rows.map((row) => (row.group ? `${row.isFolded ? ']' : '['}${row.group.id}` : row.key));
    expect(shown.join(' ')).toBe(expected);
  });
});

describe('what dragging over a line does', () => {
  it.each<[string, string, string, string, number, string, string]>([
    // line, folded, dragged, over, share of the line, mark, after
    ['abc', '', 'c', 'a', 0.2, 'a above', 'acb'],
    ['abc', '', 'c', 'a', 0.8, 'a below', 'cab'],
    ['abc', '', 'a', 'c', 0.2, 'c above', 'bca'],
    ['abc', '', 'a', 'b', 0.8, 'b below', 'abc'],
    ['ab(cd)g', '', 'a', 'c', 0.2, 'c above', 'b(cad)g'],
    ['ab(cd)g', '', 'a', 'c', 0.8, 'c below', 'b(acd)g'],
    ['ab(cd)g', '', 'a', 'd', 0.2, 'd above', 'b(cda)g'],
    ['ab(cd)g', '', 'a', 'g', 0.1, 'g above', 'b(cd)ga'],
    ['ab(cd)g', '', 'a', 'g', 0.8, 'g into', 'b(cda)g'],
    ['ab(cd)g', 'g', 'a', 'g', 0.5, 'g into', 'b(cda)g'],
    ['(ab)gcd', 'g', 'd', 'g', 0.9, 'g below', 'd(ab)gc'],
    ['a(bcd)g', '', 'd', 'a', 0.8, 'a below', 'da(bc)g'],
    ['a(bcd)g', '', 'b', 'a', 0.2, 'a above', 'ab(cd)g'],
    ['a(bcd)g', '', 'b', 'd', 0.2, 'd above', 'a(cdb)g'],
    ['a(bcd)g', '', 'b', 'g', 0.1, 'g above', 'a(cd)gb'],
    ['(ab)gc', '', 'a', 'c', 0.2, 'c above', 'bca'],
    // groups go next to groups
    ['(ab)g(cd)h', '', 'ab', 'h', 0.9, 'h above', '(cd)h(ab)g'],
    ['(ab)g(cd)h', '', 'cd', 'b', 0.6, 'a below', '(cd)h(ab)g'],
    ['(ab)g(cd)h', '', 'cd', 'a', 0.6, 'a below', '(cd)h(ab)g'],
    ['(ab)gc(de)h', 'gh', 'de', 'g', 0.9, 'g below', '(de)h(ab)gc'],
    ['c(ab)g', '', 'ab', 'c', 0.9, 'c below', '(ab)gc'],
    // below the last line
    ['a(bc)g', '', 'b', '', 0, 'a below', 'bac'],
    ['(ab)gc', '', 'c', '', 0, 'a below', 'c(ab)g'],
    ['(abd)gc', '', 'b', '', 0, 'a below', 'b(ad)gc'],
  ])(
    '%s (%s folded): %s over %s at %s marks %s and gives %s',
    (line, folded, ids, over, share, mark, after) => {
      const { design, surface, rows } = listOf(line, folded);
      const row = rows.find((one) => one.key === over || one.group?.id === over) ?? null;
      const moving = surface.layers.filter((layer) => ids.includes(layer.id));
      const drop = dropPlace(rows, row, share, { layers: moving, all: surface.layers });
      expect(`${drop?.mark.key.replace('group ', '')} ${drop?.mark.edge}`).toBe(mark);
      const changed = placeLayers(design, {
        layerIds: ids.split(''),
        place: drop?.place ?? -1,
        groupId: drop?.groupId ?? null,
      });
      expect(groupedLine(changed)).toBe(after);
    },
  );

  it('is nothing over an empty list', () => {
    expect(dropPlace([], null, 0, { layers: [], all: [] })).toBeNull();
  });
});
