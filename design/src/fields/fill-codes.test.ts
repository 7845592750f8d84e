import { describe, expect, it } from 'vitest';
import type { DesignField } from '../document/design-field.ts';
import { buildCodeLayer, buildDesign } from '../testing/build-layers.ts';
import { fillFields } from './fill-fields.ts';
import type { FieldValue } from './read-value.ts';

const value = (text: string, name: string): FieldValue => ({ name, value: text });

describe('a code', () => {
  const serial: DesignField = { id: 'f-serial', kind: 'text', name: '编号', whenEmpty: 'stop' };
  const layer = buildCodeLayer({ id: 'code', name: '编号', bindings: { text: 'f-serial' } });
  const valueIn = (fields: DesignField[], values: FieldValue[]) => {
    const { document, findings } = fillFields(buildDesign([layer], { fields }), values);
    const [filled] = document.surfaces[0]!.layers;
    return [filled?.kind === 'code' ? filled.value : '', findings.map(({ id }) => id)];
  };

  it('shows the order’s value to the letter', () => {
    expect(valueIn([serial], [value(' A-007 ', '编号')])).toEqual([' A-007 ', []]);
    expect(valueIn([serial], [])).toEqual(['https://example.com', ['empty-field']]);
  });

  it('is filled by its field only, never by its name', () => {
    const { document, findings } = fillFields(buildDesign([{ ...layer, bindings: {} }]), [
      value('A-007', '编号'),
    ]);
    expect(document.surfaces[0]!.layers[0]).toMatchObject({ value: 'https://example.com' });
    expect(findings.map(({ id }) => id)).toEqual(['unknown-field']);
  });

  it('takes a colour', () => {
    const colour: DesignField = { id: 'f-c', kind: 'colour', name: '颜色', whenEmpty: 'stop', choices: [] };
    const bound = buildCodeLayer({ bindings: { colour: 'f-c' } });
    const { document } = fillFields(buildDesign([bound], { fields: [colour] }), [value('#123456', '颜色')]);
    expect(document.surfaces[0]!.layers[0]).toMatchObject({ colour: '#123456', value: bound.value });
  });
});
