import type { Endpoint } from '@diy/contract/endpoint';
import { accountRows } from '../../features/accounts/testing/isolation/account-rows.ts';
import { aiImageRows } from '../../features/ai-images/testing/isolation/ai-image-rows.ts';
import { batchRows } from '../../features/batches/testing/isolation/batch-rows.ts';
import { designRows } from '../../features/designs/testing/isolation/design-rows.ts';
import { downloadRows } from '../../features/downloads/testing/isolation/download-rows.ts';
import { imageRows } from '../../features/images/testing/isolation/image-rows.ts';
import { imageWorkRows } from '../../features/images/testing/isolation/image-work-rows.ts';
import { operationRows } from '../../features/operations/testing/isolation/operation-rows.ts';
import { orderRows } from '../../features/orders/testing/isolation/order-rows.ts';
import { ownFontRows } from '../../features/own-fonts/testing/isolation/own-font-rows.ts';
import { ownTemplateRows } from '../../features/own-templates/testing/isolation/own-template-rows.ts';
import { sheetRows } from '../../features/sheets/testing/isolation/sheet-rows.ts';
import { CATEGORY, type IsolationRow, nothing, plain } from './isolation-row.ts';

/** By `METHOD path`. An endpoint of the contract without a row fails the test. */
export const isolationRows: Record<string, IsolationRow> = {
  ...accountRows,
  'GET /saas/diy/user/budget/list': nothing,
  'GET /saas/diy/user/brandColour/list': nothing,
  // It names no row: the list is the caller's own.
  'POST /saas/diy/user/brandColour/save': { valid: () => ({ version: 0, list: [] }), attempts: [] },

  'GET /saas/diy/template': { ...nothing, ownerless: CATEGORY },
  'GET /saas/diy/template/item': {
    valid: (own) => ({ id: own.templateId }),
    attempts: [plain('id', (victim) => victim.ownTemplateId)],
  },
  ...ownTemplateRows,
  ...ownFontRows,
  ...designRows,
  ...batchRows,
  ...imageRows,
  ...imageWorkRows,

  'GET /browser/qiniu/token': nothing,

  ...aiImageRows,
  ...orderRows,
  ...operationRows,
  ...downloadRows,
  ...sheetRows,
};

export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** The row of an endpoint; a test has checked that there is one. */
export const rowOf = (endpoint: Endpoint): IsolationRow => isolationRows[nameOf(endpoint)] ?? nothing;
