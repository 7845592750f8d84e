// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RowNameField } from './row-name-field.tsx';

afterEach(cleanup);

it.each<[string, (field: HTMLElement) => void, (string | null)[]]>([
  ['takes the name with Enter', (field) => fireEvent.keyDown(field, { key: 'Enter' }), ['新名']],
  ['takes the name when it is left', (field) => fireEvent.blur(field), ['新名']],
  ['takes it back with Escape', (field) => fireEvent.keyDown(field, { key: 'Escape' }), [null]],
  ['goes on with other keys', (field) => fireEvent.keyDown(field, { key: 'a' }), []],
  [
    'leaves Enter to whoever composes a character',
    (field) => fireEvent.keyDown(field, { key: 'Enter', isComposing: true }),
    [],
  ],
])('%s', (_, act, expected) => {
  const done: (string | null)[] = [];
  render(<RowNameField name="旧名" label="名称" onDone={(name) => done.push(name)} />);
  const field = screen.getByLabelText<HTMLInputElement>('名称');
  expect(field.value).toBe('旧名');
  fireEvent.change(field, { target: { value: '新名' } });
  act(field);
  expect(done).toEqual(expected);
});
