import { expect, it } from 'vitest';
import { nothingPackedMessage, packMessage, problemList } from './problem-list.ts';

const problem = { sku: 'A-1', name: '猫', reason: '缺少图片' };
const gone = { sku: '', name: '', reason: '作品已被删除' };

it('lists every design with its reason, for Notepad', () => {
  const text = problemList([problem, gone]).toString();
  expect(text).toBe(
    '\uFEFF以下 2 件作品没有打包。处理后可以只选这些作品重新下载。\r\n\r\n' +
      '1. A-1  猫\r\n   原因：缺少图片\r\n\r\n2. \r\n   原因：作品已被删除\r\n',
  );
});

it.each([
  ['all is well', 3, [], ''],
  ['some failed', 2, [problem], '3 件中 1 件未打包，原因见压缩包内的问题清单'],
])('says when %s', (_name, packed, problems, text) => {
  expect(packMessage(packed, problems)).toBe(text);
});

it.each([
  ['one', [problem], 'A-1：缺少图片'],
  ['several', [problem, gone], '2 件作品都没有打包成功。A-1：缺少图片'],
  ['a deleted one', [gone], '作品：作品已被删除'],
])('says why nothing was packed of %s', (_name, problems, text) => {
  expect(nothingPackedMessage(problems)).toBe(text);
});

it('keeps a long reason short', () => {
  expect(nothingPackedMessage([{ ...problem, reason: '长'.repeat(900) }])).toHaveLength(200);
});
