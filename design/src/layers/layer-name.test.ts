import { expect, it } from 'vitest';
import { buildImageLayer, buildShapeLayer, buildTextLayer } from '../testing/index.ts';
import { DEFAULT_NAMES } from './default-names.ts';
import { isNamedByWords, isUnnamed, type NameSource, nameLayer } from './layer-name.ts';

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

it.each([
  ['a new shape', buildShapeLayer({ shape: 'star', name: '星形' }), true],
  ['a shape that was made in English', buildShapeLayer({ shape: 'star', name: 'Star' }), true],
  ['a text without words, made in Arabic', buildTextLayer({ text: '', name: DEFAULT_NAMES.ar.text }), true],
  ['a renamed shape', buildShapeLayer({ shape: 'star', name: '星星' }), false],
  ['a shape with the name of another', buildShapeLayer({ shape: 'star', name: '心形' }), false],
  ['a text without words', buildTextLayer({ text: ' ', name: '文字' }), true],
  ['a text whose words are its name', buildTextLayer({ text: '文字', name: '文字' }), false],
  ['an image, whatever its file was called', buildImageLayer({ name: '图片' }), false],
])('%s', (_, layer, expected) => {
  expect(isUnnamed(layer)).toBe(expected);
});

it.each([
  ['rect', 'en-US', 'Rectangle'],
  ['rect', 'zh-CN', '矩形'],
  ['heart', 'he', DEFAULT_NAMES.he.heart],
] as const)('names a %s in %s %s', (shape, language, expected) => {
  expect(nameLayer({ kind: 'shape', shape }, language)).toBe(expected);
});

it.each([
  ['by its words', buildTextLayer({ text: '你好', name: '你好' }), true],
  ['by none', buildTextLayer({ text: '', name: 'Text' }), true],
  ['by a person', buildTextLayer({ text: '你好', name: '标题' }), false],
])('a text that is named %s', (_, layer, expected) => {
  expect(isNamedByWords(layer)).toBe(expected);
});
