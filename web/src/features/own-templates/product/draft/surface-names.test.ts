import { expect, it } from 'vitest';
import { freeName, nextUsualName } from './surface-names.ts';

const USUAL = ['正面', '背面', '左袖', '右袖'];

it.each([
  [['正面'], '背面'],
  [['正面', '右袖'], '背面'],
  [['背面'], '正面'],
  [['正面', '背面', '左袖', '右袖'], '正面 2'],
  [['正面', '背面', '左袖', '右袖', '正面 2'], '正面 3'],
])('beside %j the next surface is called %s', (names, name) => {
  expect(nextUsualName(USUAL, names)).toBe(name);
});

it.each([
  ['Design', [], 'Design'],
  ['Design', ['design'], 'Design 2'],
  ['Design', ['DESIGN', 'Design 2'], 'Design 3'],
  ['a'.repeat(60), [], 'a'.repeat(40)],
  ['a'.repeat(60), ['a'.repeat(40)], `${'a'.repeat(38)} 2`],
  ['', ['印刷面'], ''],
])('the name %j beside %j becomes %j', (wanted, names, name) => {
  expect(freeName(wanted, names)).toBe(name);
});
