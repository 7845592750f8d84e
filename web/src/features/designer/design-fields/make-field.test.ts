import type { DesignField } from '@diy/design/document';
import { createEditor } from '@diy/design/editing';
import { buildDesign, buildImageLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { addFieldFor, freeName, isFieldLimitReached } from './make-field.ts';

const fieldCalled = (name: string, id = name): DesignField => ({
  id,
  kind: 'picture',
  name,
  whenEmpty: 'stop',
});

it.each<[string, string[], string]>([
  ['名字', [], '名字'],
  ['名字', ['名字'], '名字 2'],
  ['名字', ['名 字', '名字 2'], '名字 3'],
  ['x'.repeat(80), ['x'.repeat(80)], `${'x'.repeat(78)} 2`],
  [`${'x'.repeat(77)}👨‍👩‍👧`, [], 'x'.repeat(77)],
])('%j beside %j becomes %j', (base, taken, name) => {
  expect(freeName(base, taken)).toBe(name);
});

it('leaves no gesture open when no field can be added', () => {
  const fields = Array.from({ length: 60 }, (_, index) => fieldCalled(`f${index}`));
  const layer = buildImageLayer({ id: 'layer' });
  const editor = createEditor(buildDesign([layer], { fields }), { newId: () => 'new' });
  expect(isFieldLimitReached(editor.getState().design)).toBe(true);
  expect(() => addFieldFor(editor, layer, 'picture', 'photo')).toThrow();
  expect(editor.getState().isInGesture).toBe(false);
});
