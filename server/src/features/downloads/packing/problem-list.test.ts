import type { StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { nothingPackedMessage, type PackProblem, packingMessage, problemFiles } from './problem-list.ts';

const inBothLanguages = (said: StoredMessage) => ({
  zh: messageText(said, 'zh'),
  en: messageText(said, 'en'),
});
const missing = { zh: '缺少图片', en: 'A picture is missing' };
const problem: PackProblem = { sku: 'A-1', name: '猫', reason: missing };
const gone: PackProblem = { sku: '', name: '', reason: { zh: '作品已被删除', en: 'Deleted' } };
const order = { orderNo: 'PO-7', lineNo: 'L2', shop: '旗舰店', sku: 'A-1-M', row: 14 };
const line: PackProblem = { ...problem, order };

const file = (at: number) => (problems: PackProblem[], locale: 'zh' | 'en') =>
  problemFiles(problems, [], locale)[at]!.body.toString();
const [text, table] = [file(0), file(1)];

describe('the list of problems', () => {
  it('has one line for each, for Notepad', () => {
    expect(text([problem, gone], 'zh')).toBe(
      '\uFEFF以下 2 件作品没有打包。处理后可以重新下载。\r\n\r\n1. 作品 猫 (A-1)：缺少图片\r\n2. 作品已被删除\r\n',
    );
  });

  it('names order, line, SKU, row of the file and design of an order line', () => {
    expect(text([line], 'zh').split('\r\n')[2]).toBe(
      '1. 订单 PO-7 · 子订单 L2 · SKU A-1-M · 源文件第 14 行 · 作品 猫 (A-1)：缺少图片',
    );
    expect(text([line], 'en').split('\r\n')[2]).toBe(
      '1. Order PO-7 · line L2 · SKU A-1-M · row 14 of the file · design 猫 (A-1): A picture is missing',
    );
    const bare = { ...gone, order: { ...order, lineNo: '', sku: '' } };
    expect(text([bare], 'zh').split('\r\n')[2]).toBe('1. 订单 PO-7 · 源文件第 14 行：作品已被删除');
  });

  it('is a table too, with the same columns whatever it is about', () => {
    expect(table([line, problem], 'zh')).toBe(
      '\uFEFF序号,订单号,子订单号,店铺,SKU,源文件行号,作品,作品 SKU,原因\r\n' +
        '1,PO-7,L2,旗舰店,A-1-M,14,猫,A-1,缺少图片\r\n2,,,,A-1,,猫,A-1,缺少图片\r\n',
    );
    expect(table([line], 'en')).toContain('No.,Order,Line,Shop,SKU,Row in file,Design,Design SKU,Reason');
  });

  it.each([
    ['576461413038785752', '="576461413038785752"'],
    ['00123', '="00123"'],
    ['1e5', '="1e5"'],
    ['1-2', '="1-2"'],
    ['3/4', '="3/4"'],
    ['2024-11-28', '="2024-11-28"'],
    ['12:30', '="12:30"'],
    ['1,234', '="1,234"'],
    ['MAR-01', '="MAR-01"'],
    ['sept 5', '="sept 5"'],
    ['5 Dec 24', '="5 Dec 24"'],
    ['TRUE', '="TRUE"'],
    ['12345', '12345'],
    ['4294967295', '4294967295'],
    ['PO-7', 'PO-7'],
    ['MARBLE-01', 'MARBLE-01'],
    ['7-ELEVEN', '7-ELEVEN'],
    ['-1', "'-1"],
  ])('shows order number %s to the letter in a spreadsheet', (orderNo, cell) => {
    const odd = { ...line, order: { ...order, orderNo } };
    const row = table([odd], 'zh').split('\r\n')[1]!;
    expect(parse(row)[0]?.[1]).toBe(cell);
  });

  it('stays one line for a reason of several, and runs nothing in a spreadsheet', () => {
    const odd = { ...line, name: '=1+1', reason: { zh: '第一行\r\n第二行', en: 'a\nb' } };
    expect(text([odd], 'zh').trimEnd().split('\r\n')).toHaveLength(3);
    expect(table([odd], 'zh')).toContain(",'=1+1,A-1,第一行 第二行");
  });

  it('is named in its language, and reads what an older version noted', () => {
    expect(problemFiles([problem], [], 'zh').map(({ path }) => path)).toEqual([
      '问题清单.txt',
      '问题清单.csv',
    ]);
    expect(problemFiles([problem], [], 'en').map(({ path }) => path)).toEqual([
      'Problems.txt',
      'Problems.csv',
    ]);
    expect(text([{ ...problem, reason: '缺少图片' }], 'en')).toContain('缺少图片');
  });
});

it.each([
  ['all is well', 3, [], '', ''],
  [
    'some failed',
    2,
    [problem],
    '3 件中 1 件未打包，原因见压缩包内的问题清单',
    '1 of 3 were left out; the list of problems in the archive says why',
  ],
])('says when %s', (_name, packed, problems, zh, en) => {
  const reported = packingMessage(packed, problems, []);
  expect(reported ? inBothLanguages(reported) : { zh: '', en: '' }).toEqual({ zh, en });
});

it('says how many were packed before, beside what was left out', () => {
  expect(inBothLanguages(packingMessage(3, [problem], [], 2)!)).toEqual({
    zh: '其中 2 件以前打包过，请勿重复打印 · 4 件中 1 件未打包，原因见压缩包内的问题清单',
    en: expect.stringContaining('2 of them were packed before: do not print them twice · 1 of 4'),
  });
});

it.each([
  ['one', [problem], '作品 猫 (A-1)：缺少图片', 'design 猫 (A-1): A picture is missing'],
  [
    'several',
    [line, gone],
    '2 件都没有打包成功。订单 PO-7 · 子订单 L2 · SKU A-1-M · 源文件第 14 行 · 作品 猫 (A-1)：缺少图片',
    'None of 2 could be packed. Order PO-7 · line L2 · SKU A-1-M · row 14 of the file · design 猫 (A-1): A picture is missing',
  ],
  ['a deleted one', [gone], '作品：作品已被删除', 'design: Deleted'],
])('says why nothing was packed of %s', (_name, problems, zh, en) => {
  expect(inBothLanguages(nothingPackedMessage(problems))).toEqual({ zh, en });
});

it('keeps a long reason short', () => {
  const reported = nothingPackedMessage([{ ...problem, reason: '长'.repeat(900) }]);
  expect(messageText(reported, 'zh')).toHaveLength(200);
});

describe('with accepted errors', () => {
  const accepted = {
    sku: 'A-2',
    name: '狗',
    text: '只有 32 dpi',
    by: '小王',
    at: '2026-11-23T02:30:00.000Z',
  };
  const inZh =
    '以下 1 个错误已有人同意仍然打印，文件在压缩包内。\r\n\r\n' +
    '1. 作品 狗 (A-2)：只有 32 dpi（小王 于 2026-11-23 10:30 同意）\r\n';
  const listed = (problems: PackProblem[], locale: 'zh' | 'en') =>
    problemFiles(problems, [accepted], locale).map(({ body }) => body.toString());

  it('names design, error, who wanted it and when, by the clock of the factory', () => {
    expect(listed([], 'zh')).toEqual([`\uFEFF${inZh}`]);
    expect(listed([], 'en')[0]).toContain(
      '1. Design 狗 (A-2): 只有 32 dpi (accepted by 小王, 2026-11-23 10:30)',
    );
    const order = { orderNo: 'PO-7', lineNo: 'L2', shop: '', sku: 'A-2-M', row: 14 };
    expect(problemFiles([], [{ ...accepted, order }], 'en')[0]!.body.toString()).toContain(
      '1. Order PO-7 · line L2 · SKU A-2-M · row 14 of the file · design 狗 (A-2): 只有',
    );
    const [both, left] = listed([problem], 'zh');
    expect(both).toMatch(/缺少图片\r\n\r\n以下 1 个错误/);
    expect(left).not.toContain('小王');
  });

  it('says so beside the finished download', () => {
    const all = packingMessage(1, [], [accepted])!;
    expect(messageText(all, 'zh')).toBe('带着 1 个已同意的错误打印，见压缩包内的问题清单');
    expect(messageText(all, 'en')).toContain('1 accepted error;');
    const some = packingMessage(1, [problem], [accepted])!;
    expect(messageText(some, 'zh')).toBe('2 件中 1 件未打包，原因见压缩包内的问题清单');
  });
});
