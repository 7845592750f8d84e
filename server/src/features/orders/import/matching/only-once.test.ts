import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shopKey } from '../../lines/same-order.ts';
import type { KnownLine, RowFacts } from './line-facts.ts';
import { matchOrder } from './match-lines.ts';

/** A line of an order as the marketplace has it. */
interface Ordered {
  sku: string;
  name: string;
  quantity: number;
}

const ordered = fc.array(
  fc.record({
    sku: fc.constantFrom('A', 'A', 'B'),
    name: fc.constantFrom('', 'Ana', 'Bella'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** How a file shows the order: all of its lines, in any order of rows. */
const view = fc.record({
  hasIds: fc.boolean(),
  /** The marketplace gave its lines other ids. */
  hasNewIds: fc.boolean(),
  hasShop: fc.boolean(),
  hasPlatform: fc.boolean(),
  /** One row a piece, where lines have no ids. */
  isSplit: fc.boolean(),
  seed: fc.integer(),
  /** Lines that have a row more, which is wrong: it lacks an address, or its quantity is a word. */
  wrong: fc.array(fc.nat(3), { maxLength: 2 }),
  /** Names corrected since the file before, by line. */
  corrected: fc.array(fc.record({ at: fc.nat(3), name: fc.constantFrom('Cara', 'Dora') }), { maxLength: 2 }),
});
type View = typeof view extends fc.Arbitrary<infer T> ? T : never;

function rowsOf(
  lines: readonly Ordered[],
  { hasIds, hasNewIds, hasShop, hasPlatform, isSplit, seed, wrong }: View,
): RowFacts[] {
  const rows = lines.flatMap(({ sku, name, quantity }, at) => {
    const pieces = isSplit && !hasIds ? Array<number>(quantity).fill(1) : [quantity];
    const row = { sku, personalisation: name, lineNo: hasIds ? `${hasNewIds ? 'M' : 'L'}${at}` : '' };
    const right = pieces.map((count) => ({ ...row, quantity: count, isWrong: false }));
    return wrong.includes(at) ? [{ ...row, quantity, isWrong: true }, ...right] : right;
  });
  const turned = seed % 2 === 0 ? rows : rows.reverse();
  return turned.map((row, at) => ({
    ...row,
    row: String(at + 2),
    number: '1',
    lineKey: `k${at}`,
    idKind: hasIds ? '子订单号' : '',
    platform: hasPlatform ? 'temu' : '',
    shop: hasShop ? '一号店' : '',
    variation: '',
    isCancelled: false,
    stage: 'open',
    place: 'x',
  }));
}

it('any sequence of files of an order makes no more pieces than ordered, and questions only wait', () => {
  let waited = 0;
  let updated = 0;
  const property = fc.property(ordered, fc.array(view, { minLength: 1, maxLength: 5 }), (order, views) => {
    const lines: Ordered[] = order.map((line) => ({ ...line }));
    const known: KnownLine[] = [];
    for (const [n, one] of views.entries()) {
      for (const { at, name } of one.corrected) if (n > 0 && lines[at]) lines[at].name = name;
      const rows = rowsOf(lines, one);
      const taken = new Set<string>();
      const made: KnownLine[] = [];
      for (const [row, match] of matchOrder(rows, known)) {
        const facts = rows.find((own) => own.row === row)!;
        if (facts.isWrong) continue;
        if (match.kind === 'unsure') waited += 1;
        else if (match.kind === 'new')
          made.push({ ...facts, id: `${n}-${row}`, isOpen: true, isFromErrorSheet: false });
        else {
          const line = known.find(({ id }) => id === match.lineId)!;
          if (match.split) continue;
          expect(taken.has(line.id), 'two rows are one line').toBe(false);
          taken.add(line.id);
          if (line.personalisation !== facts.personalisation) updated += 1;
          Object.assign(line, { personalisation: facts.personalisation, quantity: facts.quantity });
        }
      }
      known.push(...made);
      const pieces = (all: readonly { quantity: number }[]) =>
        all.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces(known)).toBeLessThanOrEqual(pieces(lines));
    }
  });
  fc.assert(property, { numRuns: 2000 });
  expect([waited > 50, updated > 50]).toEqual([true, true]);
});

it.each<[string, string, boolean]>([
  ['Ana Shop', 'ANASHOP', true],
  ['ＡＮＡ　Ｓｈｏｐ', 'anashop', true],
  ['ｱﾅ', 'アナ', true],
  ['Cafe\u0301', 'café', true],
  ['小店①', '小店1', false],
  ['小店²', '小店2', false],
  ['Shop Ⓐ', 'Shop A', false],
  ['Shop™', 'ShopTM', false],
  ['Shop 1', 'Shop 2', false],
])('shops %j and %j are one: %s', (one, other, expected) => {
  expect(shopKey(one) === shopKey(other)).toBe(expected);
});
