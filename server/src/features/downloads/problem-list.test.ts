import { describe, expect, it } from 'vitest';
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

describe('with accepted errors', () => {
  const accepted = {
    sku: 'A-2',
    name: '狗',
    text: '只有 32 dpi',
    by: '小王',
    at: '2026-11-23T02:30:00.000Z',
  };
  const paragraph =
    '以下 1 个错误已有人同意仍然打印，文件在压缩包内。\r\n\r\n' +
    '1. A-2  狗\r\n   错误：只有 32 dpi\r\n   同意：小王，2026-11-23 10:30\r\n';

  it('names design, error, who wanted it and when, by the clock of the factory', () => {
    expect(problemList([], [accepted]).toString()).toBe(`\uFEFF${paragraph}`);
    expect(problemList([problem], [accepted]).toString()).toMatch(/原因：缺少图片\r\n\r\n以下 1 个错误/);
  });

  it('says so beside the finished download', () => {
    expect(packMessage(1, [], [accepted])).toBe('带着 1 个已同意的错误打印，见压缩包内的问题清单');
    expect(packMessage(1, [problem], [accepted])).toBe('2 件中 1 件未打包，原因见压缩包内的问题清单');
  });
});
