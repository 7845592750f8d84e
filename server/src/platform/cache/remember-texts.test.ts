import { describe, expect, it } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

function counted(result: (text: string) => string | null | undefined) {
  const calls: string[] = [];
  const ask = rememberTexts((text) => {
    calls.push(text);
    return result(text);
  });
  return { ask, calls };
}

describe('texts that come again', () => {
  it.each<[string, string | null | undefined]>([
    ['a result', 'x'],
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
  ])('are computed once: %s', (_, result) => {
    const { ask, calls } = counted(() => result);
    expect([ask('a'), ask('a'), ask(''), ask('')]).toEqual([result, result, result, result]);
    expect(calls).toEqual(['a', '']);
  });

  it('each have a result of their own', () => {
    const { ask } = counted((text) => text.toUpperCase());
    expect(['a', 'A', 'b', 'a'].map(ask)).toEqual(['A', 'A', 'B', 'A']);
  });

  it('are computed again behind many others, and when they are long', () => {
    const { ask, calls } = counted((text) => text);
    const many = Array.from({ length: 1001 }, (_, index) => String(index));
    for (const text of [...many, '0', 'x'.repeat(61), 'x'.repeat(61)]) ask(text);
    expect(calls.length).toBe(1004);
  });
});
