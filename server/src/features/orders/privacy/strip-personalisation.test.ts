import { expect, it } from 'vitest';
import { stripPersonalisation } from './strip-personalisation.ts';

it.each([
  [
    'Color: Black, Size: M, Personalization: Ashley',
    [['Personalization', 'Ashley']],
    'Color: Black, Size: M',
  ],
  ['名字：王小明\n颜色：白色', [['名字', '王小明']], '颜色：白色'],
  ['颜色：白色；刻字：第一行\n第二行', [['刻字', '第一行\n第二行']], ''],
  ['名字：A+B (x)', [['名字', 'A+B (x)']], ''],
  ['颜色: 黑色', [['名字', '王小明']], '颜色: 黑色'],
  ['Ashley in gold', [['定制内容', 'Ashley']], ''],
  ['', [['名字', 'x']], ''],
  ['颜色：白色\n名字：王小明', [], '颜色：白色'],
  ['Color: Black / M', [], 'Color: Black / M'],
])('%j', (variation, texts, expected) => {
  expect(
    stripPersonalisation(
      variation,
      texts.map(([name = '', value = '']) => ({ name, value })),
    ),
  ).toBe(expected);
});
