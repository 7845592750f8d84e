import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joinFeature, newFeature, reservedWordOf } from './new-feature.mjs';

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('a feature has a file in the contract, a migration, its server files, a test and its calls in the browser', () => {
  const files = newFeature('gift-cards', '0149');
  expect(Object.keys(files)).toEqual([
    'contract/src/gift-cards.ts',
    'server/migrations/0149-gift-cards.sql',
    'server/src/features/gift-cards/index.ts',
    'server/src/features/gift-cards/gift-cards.queries.ts',
    'server/src/features/gift-cards/gift-cards.service.ts',
    'server/src/features/gift-cards/gift-cards.presenter.ts',
    'server/src/features/gift-cards/gift-cards.routes.ts',
    'server/src/features/gift-cards/gift-cards.http.test.ts',
    'server/src/features/gift-cards/testing/isolation/gift-card-rows.ts',
    'web/src/features/gift-cards/use-gift-cards.ts',
    'web/src/features/gift-cards/use-gift-cards.test.tsx',
  ]);
  expect(files['contract/src/gift-cards.ts']).toContain('export const addGiftCard = defineEndpoint({');
  expect(files['server/migrations/0149-gift-cards.sql']).toContain('create table gift_cards (');
});

test.each([
  ['classes', 'class'],
  ['cases', 'case'],
  ['new', 'new'],
  ['print-classes', null],
  ['gift-cards', null],
])('%s: %s is a reserved word', (name, word) => expect(reservedWordOf(name)).toBe(word));

test.each([
  ['categories', 'addCategory'],
  ['looms', 'addLoom'],
  ['print-shops', 'addPrintShop'],
  ['statuses', 'addStatus'],
  ['order-status', 'addOrderStatus'],
  ['addresses', 'addAddress'],
  ['boxes', 'addBox'],
  ['batches', 'addBatch'],
  ['dishes', 'addDish'],
  ['bonuses', 'addBonus'],
  ['viruses', 'addVirus'],
  ['houses', 'addHouse'],
  ['warehouses', 'addWarehouse'],
  ['uses', 'addUse'],
  ['font-uses', 'addFontUse'],
  ['causes', 'addCause'],
  ['purchases', 'addPurchase'],
  ['cases', 'addCase'],
  ['sizes', 'addSize'],
  ['invoices', 'addInvoice'],
  ['aliases', 'addAlias'],
  ['analyses', 'addAnalysis'],
  ['series', 'addSeries'],
  ['menus', 'addMenu'],
  ['keys', 'addKey'],
  ['trays', 'addTray'],
])('%s: one of them is made by %s', (name, call) => {
  expect(newFeature(name, '0001')[`contract/src/${name}.ts`]).toContain(`export const ${call} =`);
});

test('it is joined to the application, the feature map and what is checked as they are now', () => {
  const before = {
    contract: read('contract/src/index.ts'),
    features: read('server/src/features/index.ts'),
    readme: read('README.md'),
    isolation: read('server/src/testing/isolation/isolation-rows.ts'),
    ranks: read('scripts/arrows/rules.mjs'),
    owners: read('scripts/arrows/table-owners.mjs'),
  };
  const after = joinFeature('gift-cards', before);
  expect(after.contract).toContain("import * as giftCards from './gift-cards.ts';");
  expect(after.contract).toContain('  giftCards,\n];');
  expect(after.features).toContain("import { giftCardRoutes } from './gift-cards/index.ts';");
  expect(after.features).toContain('      giftCardRoutes,\n    ],');
  expect(after.readme).toContain('| Gift cards | `contract/src/gift-cards.ts` |');
  // It has no story yet.
  expect(after.readme).toContain('| `web/src/features/gift-cards` | – | – |');
  expect(after.isolation).toContain(
    "import { giftCardRows } from '../../features/gift-cards/testing/isolation/gift-card-rows.ts';",
  );
  expect(after.isolation).toContain('  ...giftCardRows,');
  expect(after.ranks).toContain(", 'gift-cards'],\n];\n\n/** A feature without a rank");
  expect(after.owners).toContain("  'gift-cards': ['gift_cards'],\n  platform: [");
  expect(() => joinFeature('gift-cards', { ...before, readme: '' })).toThrow('was not found');
});
