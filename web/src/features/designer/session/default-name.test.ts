import { createDesign } from '@diy/design/document';
import { addLayer } from '@diy/design/editing';
import { buildImageLayer, buildTextLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { testTemplate } from '../testing/build-session.ts';
import { defaultName } from './default-name.ts';

const empty = createDesign(testTemplate.definition);
const picture = (name: string, surfaceId = 'front') =>
  addLayer(empty, { surfaceId, layer: buildImageLayer({ name }) });
const words = (text: string) => addLayer(empty, { surfaceId: 'front', layer: buildTextLayer({ text }) });

it.each([
  ['an empty design', empty, '马克杯'],
  ['words alone', words('你好'), '马克杯 · 你好'],
  ['the first line of many words', words(' 生日快乐\n2026 年 5 月'), '马克杯 · 生日快乐'],
  ['a long line', words('愿你走过的每一条路都有风景也有归途'), '马克杯 · 愿你走过的每一条路都有风景也有归…'],
  ['no words yet', words('  \n'), '马克杯'],
  ['a picture', picture('海边'), '马克杯 · 海边'],
  ['a picture with its extension', picture('IMG_2024.final.JPG'), '马克杯 · IMG_2024.final'],
  ['a picture on the back', picture('猫', 'back'), '马克杯 · 猫'],
  ['a picture without a name', picture('.png'), '马克杯'],
])('%s', (_, design, expected) => {
  expect(defaultName('马克杯', design)).toBe(expected);
});

it('stays within what a name may have, whole characters only', () => {
  const name = defaultName('杯'.repeat(60), picture('🌊'.repeat(40)));
  expect(name).toBe(`${'杯'.repeat(60)} · ${'🌊'.repeat(28)}`);
});
