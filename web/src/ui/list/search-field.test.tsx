// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

let asked: string[];
let showText: (text: string) => void;

/** A list whose address holds what was asked for, `lateMs` after it was. */
function List({ start = '', lateMs = 0 }: { start?: string; lateMs?: number }) {
  const [value, setValue] = useState(start);
  showText = setValue;
  const onSearch = (text: string) => {
    asked.push(text);
    setTimeout(() => setValue(text), lateMs);
  };
  return <SearchField value={value} onSearch={onSearch} label="搜索" clearLabel="清除" />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks once, when typing pauses, without the blanks around', () => {
  render(<List />);
  for (const text of ['红', '红色', ' 红色 ']) {
    type(text);
    pass(200);
  }
  expect(asked).toEqual([]);
  pass(100);
  expect(asked).toEqual(['红色']);
});

it('leaves a blank at the end where it was typed, for the word that follows it', () => {
  render(<List />);
  type('red ');
  pass(400);
  expect(asked).toEqual(['red']);
  expect(field().value).toBe('red ');
  type(`${field().value}mug`);
  pass(400);
  expect(asked).toEqual(['red', 'red mug']);
});

it('keeps what is typed while a slow list still shows the last answer', () => {
  render(<List lateMs={900} />);
  type('猫');
  pass(300);
  type('猫咪');
  pass(100);
  expect(asked).toEqual(['猫']);
  pass(2000);
  expect(field().value).toBe('猫咪');
  expect(asked).toEqual(['猫', '猫咪']);
});

it('takes another search from outside, and drops what was typed before it', () => {
  render(<List start="杯子" />);
  expect(field().value).toBe('杯子');
  type('杯子 蓝');
  act(() => showText(''));
  expect(field().value).toBe('');
  pass(1000);
  expect(asked).toEqual([]);
});

it('asks for nothing while an input method composes', () => {
  render(<List />);
  fireEvent.compositionStart(field());
  type('hai');
  pass(1000);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(asked).toEqual([]);
  type('海');
  fireEvent.compositionEnd(field());
  pass(300);
  expect(asked).toEqual(['海']);
});

it('asks at once on Enter, and not again when the pause is over', () => {
  render(<List />);
  type('T恤');
  fireEvent.keyDown(field(), { key: 'Enter' });
  pass(1000);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(asked).toEqual(['T恤']);
});

it.each([
  ['Escape', () => fireEvent.keyDown(field(), { key: 'Escape' })],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: '清除' }))],
])('%s empties it at once; blanks alone are no search', (_, empty) => {
  render(<List start="杯子" />);
  empty();
  pass(0);
  expect([field().value, asked]).toEqual(['', ['']]);
  expect(screen.queryByRole('button')).toBeNull();
  type('   ');
  pass(1000);
  expect(asked).toEqual(['']);
});

it('asks for nothing after it is gone', () => {
  const { unmount } = render(<List />);
  type('红');
  unmount();
  pass(1000);
  expect(asked).toEqual([]);
});
