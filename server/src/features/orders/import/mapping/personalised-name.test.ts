import { describe, expect, it } from 'vitest';
import { maybePersonalised, personalisedName } from './personalised-name.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';
import { optionKinds } from './recognise/option-kinds.ts';

it.each<[string, string]>([
  ['定制-名字', '名字'],
  ['*定制：日期', '日期'],
  ['个性化_照片', '照片'],
  ['Personalization: Date', 'Date'],
  ['Personalisation - Name 1', 'Name 1'],
  ['刻字', '刻字'],
  ['刻字内容（必填）', '刻字内容(必填)'],
  ['定制文字', '文字'],
  ['Your Name', 'Your Name'],
  ['Name on Shirt', 'Name on Shirt'],
  ['Engraving text', 'Engraving text'],
  ['Back text', 'Back text'],
  ['Text line 1', 'Text line 1'],
  ['签名', '签名'],
  ['印花内容', '印花内容'],
  ['custom_text', 'custom_text'],
])('“%s” is printed as “%s”', (header, name) => {
  expect(personalisedName(header)).toBe(name);
});

describe('false friends', () => {
  const headers = [
    ...[
      'Customer',
      'Customer Email',
      'Customer ID',
      'Customer Phone',
      'Customer Group',
      'Customer Name',
      'Customer Note',
    ],
    ...[
      'Customs value',
      'Customs Code',
      'Customs description',
      'Custom Label',
      'Custom label (SKU)',
      'Custom SKU',
      'Custom-Label',
    ],
    ...[
      'Customization Fee',
      'Customization-fee',
      'Customization status',
      'Customization: Type',
      'Custom Fields',
      'Custom Duty',
    ],
    ...[
      'Customised?',
      'Is Customized',
      'Customized URL',
      'customized-page',
      'customized-url',
      'Note Attributes',
      'Lineitem properties',
    ],
    ...[
      '定制费',
      '定制费用',
      '定制状态',
      '定制类型',
      '定制备注',
      '定制-费用',
      '定制:状态',
      '定制编号',
      '定制商家',
      '是否定制',
      '定制数量',
    ],
    ...[
      '刻字费',
      '刻字费用',
      '印字工艺',
      '个性化标记',
      '个性化-类型',
      '定制',
      '定制链接',
      '客户姓名',
      '客户留言',
      '客户邮箱',
      '自定义编码',
    ],
    ...[
      'Personalization Fee',
      'Personalization Status',
      'Personalised Items Count',
      'Personalization - Cost',
      'Engraving fee',
    ],
    ...[
      'Name',
      'First name',
      'Full Name',
      'Text',
      'Message',
      'Gift Message',
      'Image',
      'Photo',
      'Note',
      'Notes',
      'Order note',
      'Tags',
    ],
    ...[
      'Shipping Name',
      'Billing Name',
      'Product Name',
      'Item Name',
      'Company Name',
      'File Name',
      'Design',
      'Font',
      'Signature required',
    ],
  ];
  it.each(headers)('“%s” is never taken for words to print', (header) => {
    expect(personalisedName(header)).toBeNull();
    const { mapping } = proposeMapping(['Order ID', 'SKU', 'Quantity', header]);
    expect(mapping.personalisation).toEqual([]);
    expect(mapping.columns.personalization ?? []).toEqual([]);
  });
});

it.each([
  ['Engraving 2', 'Engraving 2'],
  ['Gravur Zeile 2', 'Gravur Zeile 2'],
  ['Personalization #2', 'Personalization #2'],
  ['定制内容2', '定制内容2'],
  ['刻字第2行', '刻字第2行'],
  ['Address 2', null],
  ['Option 2', null],
  ['Customer 2', null],
])('one of several columns of words: “%s” is %s', (header, name) =>
  expect(personalisedName(header)).toBe(name),
);

describe('plain words of what is printed are asked about where nobody reads them', () => {
  const KNOWN = [
    'Order ID',
    'SKU',
    'Quantity',
    'Product Name',
    'Recipient Name',
    'Address',
    'City',
    'Country',
    'Zip',
  ];
  const CELLS = ['1', 'A', '1', 'Best Mug', 'Ann Example', '1 Main St', 'York', 'GB', 'YO1 7HH'];
  const asks = (added: readonly [string, string][]) => {
    const headers = [...added.map(([header]) => header), ...KNOWN];
    const cells = [...added.map(([, text]) => text), ...CELLS];
    const { problems } = readOrderLine(proposeMapping(headers).mapping, cells, {
      options: optionKinds(headers),
    });
    return problems.some(({ severity, columns }) => !severity && columns?.includes(0));
  };

  it.each([
    ...[
      'Text',
      'Text 1',
      'Text #2',
      'Text Zeile 1',
      'Texte ligne 2',
      'Texte',
      'Texto',
      'Testo',
      'Tekst',
      'Tekst 2',
      'Текст',
      '文字',
      '文字1',
      'テキスト',
    ],
    ...[
      '텍스트',
      'Metin',
      'النص',
      'Date on print',
      'Artwork',
      'Artwork 2',
      'Design File',
      'Druckdatei',
      '印刷文件',
    ],
    ...['Name', 'Name 1', 'Nom', 'Nombre', 'Naam', 'Имя', '名字', '名前', 'Prénom', 'Vorname', 'First Name'],
  ])('%s', (header) => {
    expect(asks([[header, 'Bo']])).toBe(true);
    expect(asks([[header, '']])).toBe(false);
  });

  it.each<[string, [string, string][]]>([
    ['the name of the recipient', [['Name', 'ann example']]],
    ['a part of it', [['Prénom', 'Ann']]],
    ['the title', [['Name', 'Best Mug']]],
    ['the order', [['Name', '1']]],
    [
      'both halves of another person',
      [
        ['First Name', 'Bo'],
        ['Last Name', 'Payer'],
      ],
    ],
    [
      'both halves in French',
      [
        ['Prénom', 'Bo'],
        ['Nom', 'Payer'],
      ],
    ],
  ])('but not %s', (_, added) => expect(asks(added)).toBe(false));

  it.each(['Text message', 'Text Color ID', 'Artwork fee', 'Alt text type', 'Design File status', 'Context'])(
    'nor under “%s”',
    (header) => expect(maybePersonalised(header)).toBe(false),
  );
});
