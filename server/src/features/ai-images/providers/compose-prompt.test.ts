import { expect, it } from 'vitest';
import { composePrompt } from './compose-prompt.ts';

it.each<[Parameters<typeof composePrompt>, string]>([
  [['a fox', 'none', 'picture', false], 'a fox'],
  [[' a fox ', 'pixel', 'picture', false], 'a fox, pixel art'],
  [['狐狸', 'pixel', 'picture', false], '狐狸，像素画'],
  [['fox 狐狸', 'none', 'picture', true], 'fox 狐狸，背景透明'],
  [['a fox', 'none', 'tile', false], 'a fox, seamless repeating pattern, all edges match'],
  [['狐狸', 'flat', 'motif', true], '狐狸，扁平插画，色块干净，无渐变，单个主体，居中完整，背景透明'],
  [['', 'none', 'tile', false], 'seamless repeating pattern, all edges match'],
])('%j', (input, expected) => expect(composePrompt(...input)).toBe(expected));
