// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import { NumberField } from './number-field.tsx';

beforeAll(async () => {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['designer', 'common']);
});
afterEach(cleanup);

function show(value = 12.5) {
  const onChange = vi.fn();
  const view = render(
    <NumberField label="宽" value={value} unit="mm" min={1} max={100} testId="n" onChange={onChange} />,
  );
  const field = view.getByTestId('n') as HTMLInputElement;
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { field, onChange, type };
}

describe('NumberField', () => {
  it('takes what was typed when it is left or with Enter, within its limits', () => {
    const { field, onChange, type } = show();
    type('20+5');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(onChange).toHaveBeenLastCalledWith(25);
    type('5000');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith(100);
  });

  it('goes back with Escape and with nonsense', () => {
    const { field, onChange, type } = show();
    type('99');
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.blur(field);
    type('十二');
    fireEvent.blur(field);
    expect(onChange).not.toHaveBeenCalled();
    expect(field.value).toBe('12.5');
  });

  it.each([
    [{ key: 'ArrowUp' }, 13.5],
    [{ key: 'ArrowDown', shiftKey: true }, 2.5],
    [{ key: 'ArrowUp', altKey: true }, 12.6],
  ])('steps by %o', (press, expected) => {
    const { field, onChange } = show();
    fireEvent.keyDown(field, press);
    expect(onChange).toHaveBeenLastCalledWith(expected);
  });

  it('keeps a minus before its number in a page from right to left', () => {
    document.documentElement.dir = 'rtl';
    const { field } = show(-14);
    document.documentElement.removeAttribute('dir');
    expect([field.value, field.dir]).toEqual(['-14', 'ltr']);
  });

  it.each([
    ['5000', '最大 100 mm'],
    ['0', '最小 1 mm'],
    ['十二', '请输入数字'],
    ['1,000', '逗号后有三位数'],
    ['30°', '这里的单位是 mm'],
    ['50%', '12.5 的 50% = 6.25 mm'],
  ])('says why %s is not taken as it stands, for long enough to be read', (text, reason) => {
    vi.useFakeTimers();
    const { field, type } = show();
    type(text);
    fireEvent.blur(field);
    const said = () => document.querySelector('[role="status"]')?.textContent ?? '';
    expect(said()).toContain(reason);
    act(() => vi.advanceTimersByTime(3500));
    expect(said()).toContain(reason);
    act(() => vi.advanceTimersByTime(1000));
    expect(said()).toBe('');
    vi.useRealTimers();
  });

  it('says nothing when it was only visited', () => {
    const { field, onChange } = show(33.33333);
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each<[string, (field: HTMLInputElement) => void, number | null]>([
    ['ArrowUp', (field) => fireEvent.keyDown(field, { key: 'ArrowUp' }), null],
    ['50%', (field) => leave(field, '50%'), null],
    ['a drag of its name', (field) => drag(field, 30), null],
    ['a press on its name', (field) => drag(field, 1), null],
    ['a value', (field) => leave(field, '20'), 20],
    ['the value of the first', (field) => leave(field, '10'), 10],
  ])('of different values takes only what is meant for all of them: %s', (how, perform, expected) => {
    const onChange = vi.fn();
    const view = render(
      <NumberField label="大小" value={10} unit="mm" isMixed testId="n" onChange={onChange} />,
    );
    perform(view.getByTestId('n') as HTMLInputElement);
    expect(onChange.mock.calls).toEqual(expected === null ? [] : [[expected]]);
    const hint = document.querySelector('[role="status"]')?.textContent ?? '';
    expect(hint.includes('各图层数值不同')).toBe(expected === null && how !== 'a press on its name');
  });
});

function leave(field: HTMLInputElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

function drag(field: HTMLInputElement, px: number): void {
  const name = field.parentElement?.querySelector<HTMLElement>('[title]');
  if (!name) throw new Error('The field has no name to drag');
  name.setPointerCapture = () => {};
  fireEvent.pointerDown(name, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(name, { clientX: 100 + px, pointerId: 1 });
  fireEvent.pointerUp(name, { pointerId: 1 });
}
