import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import type { DamagedCell } from '../reading/table-facts.ts';
import { type Corrections, NO_CORRECTIONS } from './corrections.ts';
import { createRowWalker } from './walk-rows.ts';

const HEADERS = ['订单号', 'SKU', '数量', '规格属性', '订单状态'];
const mapping = { ...proposeMapping(HEADERS).mapping, without_address: true };
const walk = (
  rows: string[][],
  more: { corrections?: Corrections; damaged?: DamagedCell[]; shop?: string } = {},
) => {
  const next = createRowWalker({
    mapping,
    corrections: more.corrections ?? NO_CORRECTIONS,
    shop: more.shop ?? '',
    damaged: more.damaged ?? [],
  });
  return rows.flatMap((cells, index) => next(index + 2, cells));
};
const outcomes = (rows: string[][], more?: Parameters<typeof walk>[1]) =>
  walk(rows, more).map(({ outcome }) => outcome);

describe('walking through rows', () => {
  it('gives each row one status', () => {
    expect(
      outcomes([
        ['A1', 'S', '1', '红', ''],
        ['', '', '', '', ''],
        ['A2', 'S', '0', '', ''],
        ['A3', 'S', '1', '', '已取消'],
      ]),
    ).toEqual(['open', 'blank', 'wrong', 'cancelled']);
  });

  it('tells equal lines of an order apart by their ordinal, the same way every time', () => {
    const rows = [
      ['A1', 'S', '1', '红', ''],
      ['A1', 'S', '1', '红', ''],
      ['A1', 'S', '1', '蓝', ''],
    ];
    const keys = walk(rows).map(({ lineKey }) => lineKey);
    expect(new Set(keys).size).toBe(3);
    expect(walk(rows).map(({ lineKey }) => lineKey)).toEqual(keys);
    expect(walk(rows, { shop: '另一家' })[0]!.lineKey).not.toBe(keys[0]);
  });

  it('fills a country for all without parting a row from the address its order has above it', () => {
    const headers = ['订单号', 'SKU', '数量', '收货人姓名', '国家二字码', '收货人城市', '地址1', '邮编'];
    const known = proposeMapping(headers).mapping;
    const bulk = [{ field: 'country' as const, from: '', to: 'FR' }];
    const next = createRowWalker({ mapping: known, corrections: { rows: {}, bulk }, shop: '', damaged: [] });
    const rows = [
      ['A1', 'S', '1', 'Eva', 'DE', 'Berlin', 'Weg 1', '10115'],
      ['A1', 'T', '1', '', '', '', '', ''],
      ['A2', 'S', '1', 'Léa', '', 'Paris', 'Rue 2', '75001'],
    ].flatMap((cells, index) => next(index + 2, cells));
    expect(rows.map(({ outcome }) => outcome)).toEqual(['open', 'open', 'open']);
    expect(rows.map(({ line }) => `${line.address.name} ${line.address.country}`)).toEqual([
      'Eva DE',
      'Eva DE',
      'Léa FR',
    ]);
    expect(rows.map(({ corrected }) => corrected)).toEqual([[], [], ['country']]);
  });

  it('corrects what is wrong', () => {
    const rows = [['A2', 'S', '', '', '']];
    expect(outcomes(rows)).toEqual(['wrong']);
    const corrected = walk(rows, { corrections: { rows: { 2: { quantity: '3' } }, bulk: [] } })[0]!;
    expect(corrected).toMatchObject({ outcome: 'open', corrected: ['quantity'], line: { quantity: 3 } });
  });

  it('names damaged order numbers until they are corrected', () => {
    const damaged: DamagedCell[] = [{ row: 2, column: 0, code: 'long-number' }];
    const rows = [
      ['576461413038000000', 'S', '1', '', ''],
      ['576461413038785752', 'S', '1', '', ''],
    ];
    const walked = walk(rows, { damaged });
    expect(walked.map(({ outcome }) => outcome)).toEqual(['wrong', 'open']);
    expect(walked[0]!.problems).toMatchObject([{ field: 'externalOrderNo', code: 'ORDER_NO_DAMAGED' }]);
    const corrections: Corrections = { rows: { 2: { externalOrderNo: '576461413038785751' } }, bulk: [] };
    expect(outcomes(rows, { damaged, corrections })).toEqual(['open', 'open']);
  });

  it('goes on naming them where the list of damaged cells ends', () => {
    const damaged = Array.from({ length: 1000 }, (_, index) => ({
      row: index + 2,
      column: 0,
      code: 'long-number' as const,
    }));
    const next = createRowWalker({ mapping, corrections: NO_CORRECTIONS, shop: '', damaged });
    expect(next(5000, ['576461413038000000', 'S', '1'])).toMatchObject([{ outcome: 'wrong' }]);
    expect(next(5001, ['A-17', 'S', '1'])).toMatchObject([{ outcome: 'open' }]);
  });
});

describe('rows below one whose cells moved', () => {
  const headers = ['买家留言', '订单号', '付款时间', '下单时间', 'SKU', '数量', '店铺名称'];
  const byRow = (cells: string[][], row = 2) => {
    const next = createRowWalker({
      mapping: { ...proposeMapping(headers).mapping, without_address: true },
      corrections: NO_CORRECTIONS,
      shop: '',
      damaged: [{ row, column: 0, code: 'torn' }],
    });
    return cells
      .flatMap((one, index) => next(index + 2, one))
      .map(({ outcome, problems }) => (problems.some(({ code }) => code === 'ROW_TORN') ? 'torn' : outcome));
  };
  const moved = ['快点', '', 'A1001', '2026-05-03', '2026-05-03', 'S', '1', '甲'];
  it.each<[string, string[][], string[]]>([
    ['go on with it', [moved, ['', 'A1001', '', '', 'S', '2', '']], ['torn', 'torn']],
    [
      'go on with it twice',
      [moved, ['', 'A1001', '', '', 'S', '2', ''], ['', 'A1001', '', '', 'T', '1', '']],
      ['torn', 'torn', 'torn'],
    ],
    ['have its number', [moved, ['', 'A1001', '2026-05-03', '2026-05-03', 'T', '1', '甲']], ['torn', 'torn']],
    [
      'have nothing of an order, where it was cut',
      [['快点'], ['', 'A1001', '', '', 'S', '2', '']],
      ['torn', 'torn'],
    ],
    [
      'are of another order',
      [moved, ['', 'A1002', '2026-05-04', '2026-05-04', 'S', '2', '甲'], ['', 'A1002', '', '', 'T', '1', '']],
      ['torn', 'open', 'open'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(byRow(rows)).toEqual(expected);
  });
});

describe('rows below one in another encoding, of which cells were read together', () => {
  const headers = ['买家留言', '订单号', 'SKU', '数量', '店铺名称'];
  const read = (cells: string[][]) => {
    const next = createRowWalker({
      mapping: { ...proposeMapping(headers).mapping, without_address: true },
      corrections: NO_CORRECTIONS,
      shop: '',
      damaged: [{ row: 2, column: 0, code: 'encoding' }],
    });
    return cells.flatMap((one, index) => next(index + 2, one)).map(({ outcome }) => outcome);
  };
  const joined = ['A1001', 'S', '1', '甲', ''];
  it.each<[string, string[][], string[]]>([
    ['continue it, whose number stands elsewhere', [joined, ['', 'A1001', 'S', '2', '']], ['wrong', 'wrong']],
    [
      'continue it twice',
      [joined, ['', 'A1001', 'S', '2', ''], ['', 'A1001', 'T', '1', '']],
      ['wrong', 'wrong', 'wrong'],
    ],
    ['are of another order', [joined, ['', 'A1002', 'S', '2', '']], ['wrong', 'open']],
    [
      'are of its order, where no cell moved',
      [
        ['', 'A1001', 'S', '1', '甲'],
        ['', 'A1001', 'T', '2', '甲'],
      ],
      ['wrong', 'wrong'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(read(rows)).toEqual(expected);
  });
});

describe('a mapping that was kept when items stood under the title', () => {
  const LEGACY = {
    ...mapping,
    profile: 'woocommerce-line-items@1',
    columns: { externalOrderNo: [0], productTitle: [1] },
  };
  const cell = 'name:Mug|sku:A|quantity:2;name:Cap|sku:?|quantity:1';
  const walkLegacy = (corrections: Corrections) => {
    const next = createRowWalker({ mapping: LEGACY, corrections, shop: '', damaged: [] });
    return [2, 3].flatMap((row) => next(row, [`A${row}`, cell]));
  };
  const skus = (corrections: Corrections) =>
    walkLegacy(corrections).map(({ row, item, line }) => [row, item, line.fields.sku, line.quantity]);
  it.each<[string, Corrections, string | undefined, string | undefined]>([
    ['nothing is corrected', NO_CORRECTIONS, '?', '?'],
    ['an item’s SKU is corrected', { rows: { '2.2': { sku: 'B' } }, bulk: [] }, 'B', '?'],
    [
      'the SKU is corrected in all rows',
      { rows: {}, bulk: [{ field: 'sku', from: '?', to: 'B' }] },
      'B',
      'B',
    ],
    ['a title is corrected', { rows: { '3.1': { productTitle: 'Becher' } }, bulk: [] }, '?', '?'],
    ['a row’s order number is corrected', { rows: { 2: { externalOrderNo: 'B2' } }, bulk: [] }, '?', '?'],
  ])('splits every row when %s', (_what, corrections, second, fourth) => {
    expect(skus(corrections)).toEqual([
      [2, 1, 'A', 2],
      [2, 2, second, 1],
      [3, 1, 'A', 2],
      [3, 2, fourth, 1],
    ]);
  });
});

describe('where a parcel goes', () => {
  const problemsOf = (headers: string[], cells: string[][], more = {}) => {
    const next = createRowWalker({
      mapping: { ...proposeMapping(headers).mapping, ...more },
      corrections: NO_CORRECTIONS,
      shop: '',
      damaged: [],
    });
    return cells.map((row, index) => {
      const { line, outcome, problems } = next(index + 2, row)[0]!;
      return { outcome, codes: problems.map(({ code }) => code), address: line.address };
    });
  };
  const HEAD = ['订单号', 'SKU', '数量'];

  it('is asked for where a file has no column of it, unless somebody says that none is needed', () => {
    const cells = [['A1', 'S', '1']];
    expect(problemsOf(HEAD, cells)[0]).toMatchObject({ outcome: 'wrong', codes: ['ADDRESS_ABSENT'] });
    expect(problemsOf(HEAD, cells, { without_address: true })[0]).toMatchObject({
      outcome: 'open',
      codes: [],
    });
  });

  it('may stand in one cell, and is cut where it is Chinese', () => {
    const [cut, whole, none] = problemsOf(
      [...HEAD, '收件人', '收货地址'],
      [
        ['A1', 'S', '1', '张三', '浙江省杭州市西湖区文三路1号'],
        ['A2', 'S', '1', 'Anna', '1 Main St, Springfield, IL 62704, USA'],
        ['A3', 'S', '1', '李四', ''],
      ],
    );
    expect(cut).toMatchObject({
      outcome: 'open',
      address: {
        country: 'CN',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        lines: ['文三路1号'],
      },
    });
    expect(whole).toMatchObject({
      outcome: 'open',
      address: { country: '', city: '', lines: ['1 Main St, Springfield, IL 62704, USA'] },
    });
    expect(none).toMatchObject({ outcome: 'wrong', codes: ['ADDRESS_MISSING'] });
  });

  it('is reported where one order has two', () => {
    const rows = problemsOf(
      [...HEAD, '收件人', '收货地址'],
      [
        ['A1', 'S', '1', '张三', '浙江省杭州市西湖区文三路1号'],
        ['A1', 'T', '1', '张三', '浙江省杭州市西湖区文三路1号'],
        ['A1', 'U', '1', '李四', '浙江省宁波市海曙区中山路2号'],
        ['A2', 'S', '1', '李四', '浙江省宁波市海曙区中山路2号'],
      ],
    );
    expect(rows.map(({ outcome, codes }) => [outcome, ...codes])).toEqual([
      ['open'],
      ['open'],
      ['open', 'ADDRESS_CONFLICT'],
      ['open'],
    ]);
  });
});
