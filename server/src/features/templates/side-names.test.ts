import { expect, it } from 'vitest';
import { sideNames } from './side-names.ts';

it.each<[string[], string[]]>([
  [
    ['正面', '背面'],
    ['正面', '背面'],
  ],
  [
    ['印刷面', '印刷面'],
    ['印刷面 1', '印刷面 2'],
  ],
  [
    ['Front', 'Sleeve', 'front'],
    ['Front 1', 'Sleeve', 'front 3'],
  ],
  [['印刷面'], ['印刷面']],
])('surfaces called %j are %j in files', (names, expected) => {
  const surfaces = names.map((zh, at) => ({ id: `s${at}`, name: { zh, en: zh } }));
  expect([...sideNames(surfaces, 'zh').values()]).toEqual(expected);
});
