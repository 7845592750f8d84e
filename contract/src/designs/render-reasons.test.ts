import { expect, it } from 'vitest';
import { renderReasonText } from './render-reasons.ts';

it.each([
  ['rendering.storage-full', {}, '存储空间已满', 'storage is full'],
  ['rendering.blank-surface', { surfaceZh: '正面', surfaceEn: 'Front' }, '“正面”', '“Front”'],
  ['preflight.missing-glyph', { layer: '标题', count: 1, missing: '😀' }, '没有：😀', 'characters: 😀'],
  ['rendering.from-the-future', {}, '生成时出错', 'went wrong'],
  ['preflight.from-the-future', {}, '生成时出错', 'went wrong'],
])('%s in both languages', (id, params, zh, en) => {
  expect(renderReasonText({ id, params }, 'zh')).toContain(zh);
  expect(renderReasonText({ id, params }, 'en')).toContain(en);
});
