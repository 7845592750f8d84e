import { expect, it } from 'vitest';
import { type NameSource, nameLayer } from './layer-name.ts';

it.each<[NameSource, string]>([
  [{ kind: 'image', fileName: '小猫.png' }, '小猫'],
  [{ kind: 'image', fileName: 'photo.final.v2.jpeg' }, 'photo.final.v2'],
  [{ kind: 'image', fileName: 'C:\\图\\海.webp' }, '海'],
  [{ kind: 'image', fileName: '.png' }, '图片'],
  [{ kind: 'image', fileName: '' }, '图片'],
  [{ kind: 'text', text: '  春\n夏  秋 ' }, '春 夏 秋'],
  [{ kind: 'text', text: ' \n ' }, '文字'],
  [{ kind: 'text', text: '😀'.repeat(30) }, `${'😀'.repeat(23)}…`],
  [{ kind: 'shape', shape: 'heart' }, '心形'],
  [{ kind: 'shape', shape: 'line' }, '直线'],
])('names %o %s', (source, expected) => {
  expect(nameLayer(source)).toBe(expected);
});
