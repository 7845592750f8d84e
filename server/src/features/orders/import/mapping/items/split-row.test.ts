import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../model/mapping.ts';
import { findProfile } from '../profiles/all-profiles.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { cellsOfItems, splitRow } from './split-row.ts';

const HEADERS = ['订单号', 'SKU', '商品明细', '商品明细2'];
const plain = proposeMapping(HEADERS).mapping;

/** What a row of a layout that nobody knows comes to: SKU and pieces of each line, or why it stops. */
function split(cells: string[], items: number[], joined?: Mapping['joined']): string[] {
  const columns = { ...plain.columns, sku: [1], items };
  const mapping: Mapping = { ...plain, columns, ...(joined ? { joined } : {}) };
  return partsOf(mapping, cells);
}

function partsOf(mapping: Mapping, cells: string[]): string[] {
  return splitRow(findProfile(mapping.profile), mapping, cells).map((part) => {
    if (part.problems.length > 0) return part.problems.map(({ code }) => code).join();
    const text = (field: 'sku' | 'quantity') =>
      (part.mapping.columns[field] ?? []).map((at) => part.cells[at] ?? '').find((one) => one !== '') ?? '';
    return `${text('sku')} x ${text('quantity')}`;
  });
}

describe('a row of a layout that nobody knows', () => {
  it.each<[string, string[], number[], string[]]>([
    ['one item', ['1', '', 'MUG-1*2', ''], [2], ['MUG-1 x 2']],
    ['two items', ['1', '', 'MUG-1*2;TEE-1*1', ''], [2], ['MUG-1 x 2', 'TEE-1 x 1']],
    ['the same SKU beside it', ['1', 'MUG-1', 'MUG-1*2', ''], [2], ['MUG-1 x 2']],
    ['another SKU beside it', ['1', 'TEE-9', 'MUG-1*1', ''], [2], ['ITEMS_UNREAD']],
    ['a SKU beside two items', ['1', 'TEE-9', 'MUG-1*1;TEE-9*1', ''], [2], ['ITEMS_UNREAD']],
    ['a size that looks like pieces', ['1', '', 'Poster 30*40', ''], [2], ['ITEMS_UNREAD']],
    ['two columns with other items', ['1', '', 'MUG-1*1', 'TEE-1*2'], [2, 3], ['ITEMS_UNREAD']],
    ['two columns with the same', ['1', '', 'MUG-1*1', 'MUG-1*1'], [2, 3], ['MUG-1 x 1']],
    ['two columns, one of them blank', ['1', '', '', 'TEE-1*2'], [2, 3], ['TEE-1 x 2']],
  ])('%s', (_name, cells, items, expected) => {
    expect(split(cells, items)).toEqual(expected);
  });

  it('takes all of several columns that a person joined', () => {
    expect(split(['1', '', 'MUG-1*1', 'TEE-1*2'], [2, 3], ['items'])).toEqual(['MUG-1 x 1', 'TEE-1 x 2']);
  });
});

describe('items in columns of their own', () => {
  const headers = 'Order ID|SKU 1|Qty 1|SKU 2|Qty 2|Item 3|Variation'.split('|');
  const { mapping } = proposeMapping(headers);
  it.each<[string, string[]]>([
    ['1|A|1||||', ['A x 1']],
    ['1|A|1||||Black', ['A x 1']],
    ['1|A|1|B|2||', ['A x 1', 'B x 2']],
    ['1|||B|2||', ['B x 2']],
    ['1|A|1|B|2|Mug|', ['ITEMS_UNREAD']],
    ['1|A|1|B|||', ['ITEMS_UNREAD']],
    ['1|A|1||2||', ['ITEMS_UNREAD']],
    ['1|A||B|2||', ['ITEMS_UNREAD']],
    ['1|A|1|B|2||Black', ['ITEMS_UNREAD']],
  ])('%s', (cells, expected) => expect(partsOf(mapping, cells.split('|'))).toEqual(expected));

  it('are items only while they are columns of items', () => {
    const cleared = { ...mapping, columns: { ...mapping.columns, items: [] } };
    expect(partsOf(cleared, '1|A|1|B|2||'.split('|'))).toEqual(['A x 1']);
  });

  it('are left in a sheet of what was not imported only where they are wanted', () => {
    const cells = '1|A|1|B|2||'.split('|');
    const left = (wanted: number[]) =>
      cellsOfItems(findProfile(mapping.profile), mapping, cells, new Set(wanted)).join('|');
    expect(left([1])).toBe('1|A|1||||');
    expect(left([2])).toBe('1|||B|2||');
    expect(partsOf(mapping, left([2]).split('|'))).toEqual(['B x 2']);
  });
});
