import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindOrderSkus, rowStatus } from '@diy/contract/orders/order-uploads';
import type { RowStatusCounts } from '@diy/contract/orders/row-status-counts';
import type { DesignDocument } from '@diy/design/document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildDesign } from '../../../designs/testing/build-design.ts';
import { NO_CORRECTIONS } from '../rows/corrections.ts';
import { createRowWalker } from '../rows/walk-rows.ts';
import { corpus } from '../testing/corpus/all-files.ts';
import { KNOWN_SKU, readCorpusFile } from '../testing/corpus/read-corpus-file.ts';
import { countRow, noCounts } from './count-row-statuses.ts';
import { createRowResolver } from './resolve-rows.ts';

/** Files that end in rows, not in a refusal. */
const readable = corpus.filter(({ expect: outcome }) => typeof outcome !== 'string');
const ROW_STATUSES = rowStatus.options;
const table: string[] = [];
let app: TestApp;
let seller: TestAccount;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpus-heaps-'));
  app = await buildTestApp();
  seller = await buildAccount(app);
  const document: DesignDocument = {
    format: 10,
    print: { bleed: false },
    colourId: 'black',
    sizeId: 'M',
    surfaces: ['front', 'back'].map((surfaceId) => ({ surfaceId, layers: [] })),
  };
  // A shirt: the samples' variations are `黑色-M` and the like.
  const { id } = await buildDesign(app, seller.token, { name: '猫', template: 'TS-M-180', document });
  const bindings = [{ sku: KNOWN_SKU, design_id: id }];
  await app.ask(bindOrderSkus, { bindings }, { token: seller.token });
}, 300_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
  const head = ['file'.padEnd(60), 'rows', ...ROW_STATUSES].map((name) => name.padStart(10)).join('');
  process.stdout.write(`\n${[head, ...table].join('\n')}\n`);
});

it.each(readable)('$name: rows read are the sum of the statuses', async (file) => {
  const { facts, rows, mapping } = await readCorpusFile(file, folder);
  const walk = createRowWalker({ mapping, corrections: NO_CORRECTIONS, shop: '', damaged: facts.damaged });
  const walked = rows.flatMap((cells, index) => walk(facts.headerRow + 1 + index, cells));
  const counts = noCounts();
  for (const { status } of await createRowResolver(seller.id).resolve(app.services.db, walked))
    countRow(counts, status);
  const cells = [facts.rowCount, ...ROW_STATUSES.map((status) => counts[status])];
  table.push(`${file.name.padEnd(60)}${cells.map((count) => String(count).padStart(10)).join('')}`);
  expect(ROW_STATUSES.reduce((sum, status) => sum + counts[status], 0)).toBe(facts.rowCount);
  const read = file.expect as Exclude<typeof file.expect, string>;
  const { ready = 0, held = 0, wrong = 0, cancelled = 0, blank = 0, skip = 0 } = read;
  expect([counts.cancelled, counts.blank]).toEqual([cancelled, blank + skip]);
  // Cells whose digits the spreadsheet lost make rows wrong that read well.
  expect(counts.wrong).toBeGreaterThanOrEqual(wrong);
  expect(counts.ready + counts.duplicate + counts.unknown).toBeLessThanOrEqual(ready + held);
  if (file.statuses)
    expect(counts).toEqual({
      ...noCounts(),
      rows: facts.rowCount,
      ...file.statuses,
    } satisfies RowStatusCounts);
});
