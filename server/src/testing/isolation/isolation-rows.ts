import type { Endpoint } from '@diy/contract/endpoint';
import { aiImageRows } from './ai-image-rows.ts';
import { batchRows } from './batch-rows.ts';
import { designRows } from './design-rows.ts';
import { imageRows } from './image-rows.ts';
import { imageWorkRows } from './image-work-rows.ts';
import { type Attempt, CATEGORY, type IsolationRow, idList, nothing, plain } from './isolation-row.ts';
import { orderRows } from './order-rows.ts';
import { ownTemplateRows } from './own-template-rows.ts';
import { sheetRows } from './sheet-rows.ts';

/** Calls that refuse the whole list where one id is unknown. */
const strictIdList = (real: Attempt['real']): Attempt[] => [
  { field: 'ids', how: 'array', real, input: (id) => ({ ids: [id] }) },
  { field: 'ids', how: 'comma list', real, input: (id) => ({ ids: `${id},` }) },
  { field: 'ids', how: 'beside an own one', real, input: (id, thief) => ({ ids: [thief.designId, id] }) },
];

/** By `METHOD path`. An endpoint of the contract without a row fails the test. */
export const isolationRows: Record<string, IsolationRow> = {
  'GET /saas/diy/verif': nothing,
  'POST /saas/diy/verif/work': {
    valid: () => ({ username: 'a', randomKey: 'd' }),
    attempts: [],
    ownerless: { randomKey: 'captcha, belongs to nobody yet' },
  },
  'POST /saas/diy/user/login': {
    valid: () => ({ username: 'a', password: 'b', verif: 'c', randomKey: 'd' }),
    attempts: [],
    ownerless: { randomKey: 'captcha, belongs to nobody yet' },
  },
  'POST /saas/diy/user/logout': nothing,
  'GET /saas/diy/user/item': nothing,
  'GET /saas/diy/user/budget/list': nothing,
  'POST /saas/diy/user/update': {
    valid: () => ({ nickname: '新名' }),
    attempts: [plain('avatar_image_id', (victim) => victim.imageId)],
  },
  'POST /saas/diy/user/password': {
    valid: (own) => ({ old_password: own.account.password, new_password: 'another horse' }),
    attempts: [],
  },
  'GET /saas/diy/user/brandColour/list': nothing,
  // It names no row: the list is the caller's own.
  'POST /saas/diy/user/brandColour/save': { valid: () => ({ version: 0, list: [] }), attempts: [] },
  'GET /saas/diy/user/session/list': nothing,
  'POST /saas/diy/user/session/delete': {
    valid: () => ({ ids: ['nobody'] }),
    attempts: idList((victim) => victim.sessionId),
  },
  'POST /saas/diy/user/token/add': {
    valid: (own) => ({ name: '脚本', days: 7, password: own.account.password }),
    attempts: [],
  },
  'GET /saas/diy/user/security/list': nothing,
  'GET /saas/diy/user/security/unseen': nothing,
  'POST /saas/diy/user/security/seen': nothing,
  'GET /saas/diy/user/totp/item': nothing,
  'POST /saas/diy/user/totp/begin': { valid: (own) => ({ password: own.account.password }), attempts: [] },
  'POST /saas/diy/user/totp/confirm': { valid: () => ({ code: '000000' }), attempts: [] },
  'POST /saas/diy/user/totp/recovery': {
    valid: (own) => ({ password: own.account.password, code: '000000' }),
    attempts: [],
  },
  'POST /saas/diy/user/totp/off': {
    valid: (own) => ({ password: own.account.password, code: '000000' }),
    attempts: [],
  },

  'GET /saas/diy/template': { ...nothing, ownerless: CATEGORY },
  'GET /saas/diy/template/item': {
    valid: (own) => ({ id: own.templateId }),
    attempts: [plain('id', (victim) => victim.ownTemplateId)],
  },
  ...ownTemplateRows,

  ...designRows,
  ...batchRows,

  ...imageRows,
  ...imageWorkRows,

  'GET /browser/qiniu/token': nothing,

  ...aiImageRows,
  ...orderRows,

  'GET /saas/operations': nothing,
  'GET /saas/operations/item': {
    valid: (own) => ({ id: own.doneOperationId }),
    attempts: [plain('id', (victim) => victim.doneOperationId)],
  },
  'POST /saas/operations/cancel': {
    valid: (own) => ({ id: own.openOperationId }),
    attempts: [
      plain('id', (victim) => victim.openOperationId),
      { ...plain('id', (victim) => victim.doneOperationId), how: 'finished' },
    ],
  },

  'POST /saas/diy/user/saveDown/preview': {
    valid: (own) => ({ ids: [own.designId] }),
    attempts: [...strictIdList((victim) => victim.designId), plain('piliang_id', (victim) => victim.batchId)],
  },
  'POST /saas/diy/user/saveDown/save': {
    valid: (own) => ({ ids: [own.designId] }),
    attempts: [
      ...strictIdList((victim) => victim.designId),
      plain('piliang_id', (victim) => victim.batchId),
      plain('orders_log_id', (victim) => victim.orders.importId),
    ],
  },
  'GET /saas/diy/user/saveDown/list': nothing,
  'POST /saas/diy/user/saveDown/delete': {
    valid: (own) => ({ ids: [own.downloadId] }),
    attempts: idList((victim) => victim.downloadId),
  },

  ...sheetRows,
};

export const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** The row of an endpoint; a test has checked that there is one. */
export const rowOf = (endpoint: Endpoint): IsolationRow => isolationRows[nameOf(endpoint)] ?? nothing;
