import { encodeText } from '../../reading/text/encode-text.ts';
import { csv } from '../make-tables.ts';
import { orderRows } from '../order-rows.ts';
import type { CorpusFile } from './corpus-file.ts';
import { asCsv, asXlsx, profile } from './layout-files.ts';

/** One file per layout of ERPs, plants and ourselves, and lines that come twice. */
export const erpFiles: CorpusFile[] = [
  {
    name: 'dxm-67-columns-key-value-lines.xlsx',
    bytes: asXlsx('dxm67', 2, () => ({
      产品规格: '颜色: 黑色\n尺码: M\n刻字内容: 我爱你\n第二行',
      国家二字码: '',
      收货人国家: 'United States',
    })),
    expect: { ready: 2 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'dxm-export@1'],
      ['country', lines[0]?.address.country, 'US'],
      ['engraving', lines[0]?.personalisation, [{ name: '刻字内容', value: '我爱你\n第二行' }]],
    ],
  },
  {
    name: 'dxm-other-order-with-warehouse-sku.csv',
    bytes: encodeText(csv(orderRows('dxmWarehouse', 2, (n) => ({ SKU: n ? '' : 'P-1' }))), 'gb18030'),
    expect: { ready: 2 },
    check: profile('dxm-export'),
  },
  {
    name: 'dxm-sub-order-numbers-beside-transaction-numbers.csv',
    bytes: encodeText(
      csv(
        orderRows('dxmWarehouse', 3, () => ({ 订单号: 'PO-1', 交易号: 'T-1' })).map((row, n) => [
          ...row,
          n === 0 ? '子订单号' : `PO-1-0${n}`,
        ]),
      ),
      'gb18030',
    ),
    expect: { ready: 3 },
    check: ({ lines }) => [
      ['line ids', lines.map(({ fields }) => fields.externalLineId), ['PO-1-01', 'PO-1-02', 'PO-1-03']],
      ['order', [...new Set(lines.map(({ fields }) => fields.externalOrderNo))], ['PO-1']],
    ],
  },
  {
    name: 'temu-the-same-line-twice.csv',
    bytes: Buffer.from(
      csv(orderRows('temu33', 4, (n) => ({ 订单号: 'PO-1', 子订单号: `S-${Math.min(n, 2)}` }))),
    ),
    expect: { ready: 4 },
    statuses: { ready: 3, duplicate: 1 },
  },
  {
    name: 'equal-lines-without-a-line-number-stay-two.csv',
    bytes: Buffer.from(csv(orderRows('mango', 2, () => ({ 订单号: 'PO-1' })))),
    expect: { ready: 2 },
    statuses: { ready: 2 },
  },
  {
    name: 'one-of-each-heap.csv',
    bytes: Buffer.from(
      csv([
        ...orderRows('temu33', 5, (n) => ({
          子订单号: `S-${Math.max(n, 1)}`,
          SKU货号: n === 2 ? 'NOBODY-KNOWS' : '00123-BLK-M',
          应履约件数: n === 3 ? '两个' : '1',
          订单号: n < 2 ? 'PO-1' : `PO-${n}`,
          订单状态: n === 4 ? '已取消' : '待发货',
        })),
        [''],
        ...orderRows('temu33', 1, () => ({ 子订单号: 'S-9' })).slice(1),
      ]),
    ),
    expect: { ready: 4, wrong: 1, cancelled: 1, blank: 1 },
    statuses: { ready: 2, duplicate: 1, unknown: 1, wrong: 1, cancelled: 1, blank: 1 },
  },
  {
    name: 'dxm-manual-33-decorated.xlsx',
    bytes: asXlsx('dxmManual33', 2),
    expect: { ready: 2 },
    check: profile('dxm-manual'),
  },
  {
    name: 'dxm-manual-43.xlsx',
    bytes: asXlsx('dxmManual43', 2),
    expect: { ready: 2 },
    check: profile('dxm-manual'),
  },
  { name: 'mango.xlsx', bytes: asXlsx('mango', 2), expect: { ready: 2 }, check: profile('mango') },
  {
    name: 'erp-hand-over-sheet.xlsx',
    bytes: asXlsx('handOver', 2),
    expect: { ready: 2 },
    check: profile('generic'),
  },
  { name: 'gerpgo.xlsx', bytes: asXlsx('gerpgo', 2), expect: { ready: 2 }, check: profile('gerpgo') },
  {
    name: 'rouzao.csv',
    bytes: asCsv('rouzao', 1, () => ({ 国家: 'HK' })),
    expect: { ready: 1 },
    check: profile('generic'),
  },
  {
    name: 'pod-plant-template.xlsx',
    bytes: asXlsx('podPlant', 2),
    expect: { ready: 2 },
    check: profile('generic'),
  },
  {
    name: 'our-template-starred-headers.xlsx',
    bytes: asXlsx(
      'ours',
      3,
      (n) => ({ 定制内容: '名字：安娜；日期：5月3日', 电话: n === 2 ? '' : '123' }),
      '导入模板',
    ),
    expect: { ready: 2, wrong: 1 },
    check: ({ mapping, lines }) => [
      ['profile', mapping.profile, 'ours@2'],
      [
        'personalisation',
        lines[0]?.personalisation.map(({ name, value }) => ({ name, value })),
        [
          { name: '名字', value: '安娜' },
          { name: '日期', value: '5月3日' },
        ],
      ],
    ],
  },
  {
    name: 'columns-named-after-layers.csv',
    bytes: Buffer.from(
      csv(
        orderRows('mango', 1).map((row, n) => [
          ...row,
          ...[
            ['定制-名字', '刻字', 'Personalization: Date'],
            ['安娜', '我爱你', 'May 3'],
          ][n]!,
        ]),
      ),
    ),
    expect: { ready: 1 },
    check: ({ lines }) => [
      [
        'texts',
        lines[0]?.personalisation,
        [
          { name: '名字', value: '安娜' },
          { name: '刻字', value: '我爱你' },
          { name: 'Date', value: 'May 3' },
        ],
      ],
    ],
  },
  {
    name: 'headers-nobody-knows.csv',
    bytes: Buffer.from(
      csv([
        ['甲', '乙', '丙'],
        ['1', '2', '3'],
      ]),
    ),
    expect: { wrong: 1 },
    check: ({ mapping }) => [['profile', mapping.profile, 'generic@2']],
  },
];
