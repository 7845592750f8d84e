import { describe, expect, it, test } from 'vitest';
import { changedEnd, createTypingSteps, type Typed } from './typing-steps.ts';

const typed = (words: string): Typed[] => [...words].map((data) => ({ inputType: 'insertText', data }));
const one = (inputType: string, data: string | null = null): Typed => ({ inputType, data });

describe('createTypingSteps', () => {
  test.each<[string, Typed[], number[]]>([
    ['a word with its blanks', typed('ab  cd e'), [1, 1, 1, 1, 2, 2, 2, 3]],
    [
      'letters that are deleted',
      [...typed('ab'), one('deleteContentBackward'), one('deleteContentBackward'), ...typed('c')],
      [1, 1, 2, 2, 3],
    ],
    ['what is pasted', [...typed('a'), one('insertFromPaste'), ...typed('b')], [1, 2, 3]],
    ['composed words', [one('insertCompositionText', '你好'), one('insertCompositionText', '世界')], [1, 2]],
    ['lines', [...typed('a'), one('insertLineBreak'), ...typed('b'), one('insertLineBreak')], [1, 2, 3, 4]],
    ['words deleted at once', [one('deleteWordBackward'), one('deleteWordBackward')], [1, 2]],
    [
      'words put in by a keyboard on the screen',
      [one('insertText', 'hello'), one('insertText', 'you')],
      [1, 2],
    ],
  ])('%s', (_, all, expected) => {
    const steps = createTypingSteps();
    expect(all.map((each) => steps.next(each))).toEqual(expected);
  });

  it('keeps selected words that are deleted apart from single letters', () => {
    const steps = createTypingSteps();
    const back = one('deleteContentBackward');
    expect([steps.next(back), steps.next(back, true), steps.next(back), steps.next(back)]).toEqual([
      1, 2, 3, 3,
    ]);
  });

  it('begins a step once the caret has moved', () => {
    const steps = createTypingSteps();
    expect(steps.next(one('insertText', 'a'))).toBe(1);
    steps.close();
    expect(steps.next(one('insertText', 'b'))).toBe(2);
    expect(steps.current).toBe(2);
  });
});

test.each([
  ['abc', 'ab', 2],
  ['ab', 'abc', 3],
  ['one two', 'one', 3],
  ['ac', 'abc', 2],
  ['aaa', 'aa', 2],
  ['', 'x', 1],
  ['x', '', 0],
  ['😀', '😁', 2],
])('from %j to %j the caret goes to %i', (before, after, expected) => {
  expect(changedEnd(before, after)).toBe(expected);
});
