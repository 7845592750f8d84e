import { type OrderField, type OrderMapping, orderField } from '@diy/contract/orders/order-fields';
import { expect, test } from 'vitest';
import { platformName } from '../../platform-name.ts';
import {
  FIELD_GROUPS,
  isOpenOption,
  isUndecidedAtAddress,
  missingFields,
  NEEDED_FIELDS,
  unmappedColumns,
  withColumnAtAddress,
  withColumns,
  withCompanyColumn,
  withOptionColumn,
} from './field-groups.ts';

test('every field of the contract is on the screen, once', () => {
  const shown = FIELD_GROUPS.flatMap(({ fields }) => fields);
  expect(new Set(shown).size).toBe(shown.length);
  expect([...shown].sort()).toEqual([...orderField.options].sort());
});

test('a column is left over that nothing reads, prints or asks about, and that holds something', () => {
  const column = (index: number, header: string, samples: string[] = []) => ({ index, header, samples });
  const columns = [
    column(0, '单号', ['A1']),
    column(1, '要印的字', ['阿芳']),
    column(2, '名称'),
    column(3, 'Custom'),
    column(4, ''),
    column(5, '', ['', '42']),
    column(6, '几件', ['2']),
  ];
  const mapping: OrderMapping = {
    profile: 'generic@1',
    columns: { externalOrderNo: [0] },
    personalisation: [{ column: 1, name: '名字', name_column: 2 }],
  };
  expect(unmappedColumns({ columns, offered: [3] }, mapping).map(({ index }) => index)).toEqual([5, 6]);
});

test('what is needed stands in the first group', () => {
  const [first] = FIELD_GROUPS;
  for (const field of NEEDED_FIELDS) expect(first?.fields).toContain(field);
});

test.each<[string, OrderMapping['columns'], string[]]>([
  ['nothing', {}, ['externalOrderNo', 'sku', 'quantity']],
  ['empty lists of columns', { sku: [], quantity: [] }, ['externalOrderNo', 'sku', 'quantity']],
  ['all', { externalOrderNo: [0], sku: [1], quantity: [2] }, []],
  ['the warehouse’s SKU alone', { externalOrderNo: [0], warehouseSku: [1], quantity: [2] }, []],
  ['a title in place of a SKU', { externalOrderNo: [0], productTitle: [1], quantity: [2] }, []],
  ['an empty warehouse’s SKU', { externalOrderNo: [0], warehouseSku: [], quantity: [2] }, ['sku']],
  ['the first column only, which is column 0', { externalOrderNo: [0] }, ['sku', 'quantity']],
])('with %s these are missing', (_, columns, missing) => expect(missingFields(columns)).toEqual(missing));

const mapping: OrderMapping = {
  profile: 'generic@1',
  columns: { sku: [1], quantity: [2] },
  personalisation: [{ column: 3, name: '名字' }],
};

test.each<[string, number[], OrderMapping['columns']]>([
  ['other columns', [5, 0], { quantity: [2], sku: [5, 0] }],
  ['no columns', [], { quantity: [2] }],
])('a field with %s', (_, chosen, columns) => {
  const next = withColumns(mapping, 'sku', chosen);
  expect(next).toEqual({ ...mapping, columns });
  expect(mapping.columns).toEqual({ sku: [1], quantity: [2] });
});

test('taking away the columns of a field that has none changes nothing', () => {
  expect(withColumns(mapping, 'phone', [])).toEqual(mapping);
});

test.each<[string, OrderMapping['columns'], number, boolean, Partial<OrderMapping>]>([
  ['that belongs to the address', {}, 5, true, { columns: { address2: [5] }, joined: ['address2'] }],
  [
    'that belongs to an address of two lines',
    { address2: [4] },
    5,
    true,
    { columns: { address2: [4], address3: [5] }, joined: ['address3'] },
  ],
  [
    'that is the second of a field and belongs to the address',
    { district: [4, 5] },
    5,
    true,
    { columns: { district: [4], address2: [5] }, joined: ['address2'] },
  ],
  [
    'that is the second of a field and no part of it',
    { district: [4, 5] },
    5,
    false,
    { columns: { district: [4] } },
  ],
  ['that is no part of it', { address2: [4] }, 5, false, { columns: { address2: [4] } }],
  ['that is the number of the house', { houseNo: [5] }, 5, true, { columns: { houseNo: [5] } }],
  ['that is the province', { province: [5] }, 5, true, { columns: { province: [5] } }],
  ['that is the status', { province: [5] }, 5, false, { columns: { orderStatus: [5] } }],
  ['that is no number of a house', { houseNo: [5] }, 5, false, { columns: {} }],
])('a column beside the address %s', (_, columns, column, belongs, expected) => {
  const asked = { ...mapping, columns, beside_address: [5, 7] };
  expect(withColumnAtAddress(asked, column, belongs)).toEqual({ ...asked, beside_address: [7], ...expected });
});

test.each<[string, OrderMapping['columns'], OrderField[], object]>([
  ['is the district', { address1: [4] }, ['district'], { columns: { address1: [4], district: [5] } }],
  [
    'is the district where the province has a column',
    { province: [4] },
    ['province', 'district'],
    { columns: { province: [4], district: [5] } },
  ],
  [
    'is a line where the district has a column',
    { district: [4] },
    ['district'],
    { columns: { district: [4], address2: [5] }, joined: ['address2'] },
  ],
  [
    'is a line where it is the second of the district',
    { district: [4, 5] },
    ['district'],
    { columns: { district: [4], address2: [5] }, joined: ['address2'] },
  ],
])('a column that belongs to the address %s, by its header', (_, columns, places, expected) => {
  const asked = { ...mapping, columns, beside_address: [5, 7] };
  expect(withColumnAtAddress(asked, 5, true, places)).toEqual({
    ...asked,
    beside_address: [7],
    ...expected,
  });
  expect(withColumnAtAddress(asked, 5, false, places).columns).not.toMatchObject(expected);
});

test('a column beside the address becomes the company, and no line of the street', () => {
  const asked = { ...mapping, columns: { address2: [4] }, beside_address: [5, 7] };
  expect(withCompanyColumn(asked, 5)).toEqual({
    ...asked,
    beside_address: [7],
    columns: { address2: [4], company: [5] },
  });
});

test.each<[string, (asked: OrderMapping) => OrderMapping, number[]]>([
  ['personalization', (asked) => withColumns(asked, 'personalization', [5]), [7, 8]],
  ['the variation, beside another column', (asked) => withColumns(asked, 'variation', [4, 5]), [7, 8]],
  ['the picking note', (asked) => withColumns(asked, 'pickNote', [8]), [5, 7]],
  ['a layer', (asked) => ({ ...asked, personalisation: [{ column: 5, name: 'x' }] }), [7, 8]],
  [
    'the name of a layer',
    (asked) => ({ ...asked, personalisation: [{ column: 3, name: 'x', name_column: 8 }] }),
    [5, 7],
  ],
  // The rows say whether a place of the address leaves something open.
  ['a district that has another column', (asked) => withColumns(asked, 'district', [4, 5]), [5, 7, 8]],
  [
    'the status, while the province reads it too',
    (asked) => withColumns(asked, 'orderStatus', [7]),
    [5, 7, 8],
  ],
])(
  'a column beside the address is no question while it is given to %s, and one again afterwards',
  (_, give, open) => {
    const asked = { ...mapping, columns: { ...mapping.columns, province: [7] }, beside_address: [5, 7, 8] };
    const given = give(asked);
    expect([5, 7, 8].filter((column) => isUndecidedAtAddress(given, column))).toEqual(open);
    const cleared = { ...given, columns: asked.columns, personalisation: asked.personalisation };
    expect([5, 7, 8].filter((column) => isUndecidedAtAddress(cleared, column))).toEqual([5, 7, 8]);
  },
);

test('where nobody looked for open columns, the list stays absent', () => {
  expect(withColumns(mapping, 'personalization', [5])).not.toHaveProperty('beside_address');
});

test('a column of a colour joins the variation or is left out, and is no question afterwards', () => {
  const asked = { ...mapping, columns: { variation: [4] }, beside_variation: [5, 7] };
  const part = withOptionColumn(asked, 5, true);
  expect(part).toEqual({
    ...asked,
    columns: { variation: [4, 5] },
    joined: ['variation'],
    beside_variation: [7],
  });
  const leftOut = withOptionColumn(asked, 5, false);
  expect(leftOut).toEqual({ ...asked, beside_variation: [7], no_option: [5] });
  const printed = withColumns(asked, 'personalization', [5]);
  for (const one of [part, leftOut, printed])
    expect([5, 7].filter((column) => isOpenOption(one, column))).toEqual([7]);
});

test.each([
  ['tiktok', 'TikTok Shop'],
  ['temu', 'Temu'],
  ['我的商城', '我的商城'],
  ['', ''],
])('the platform %j is called %j', (platform, name) => expect(platformName(platform)).toBe(name));
