import type { Property } from '../../../../testing/isolation/build-property.ts';
import type { Attempt, IsolationRow } from '../../../../testing/isolation/isolation-row.ts';

const MAPPING = { profile: 'generic@1', columns: {}, personalisation: [] };

const plain = (
  field: string,
  real: (victim: Property) => string,
  more: object | ((thief: Property) => object) = {},
): Attempt => ({
  field,
  real,
  input: (id, thief) => ({ ...(typeof more === 'function' ? more(thief) : more), [field]: id }),
});

const ids = (real: (victim: Property) => string, more: object = {}): Attempt[] => [
  { field: 'ids', how: 'array', real, input: (id) => ({ ...more, ids: ['nobody', id] }) },
  { field: 'ids', how: 'comma list', real, input: (id) => ({ ...more, ids: `nobody, ${id}` }) },
];

const upload = (victim: Property) => victim.orders.uploadId;
const log = (victim: Property) => victim.orders.importId;
const line = (victim: Property) => victim.orders.lineId;
/** Only limits which of the account's own lines count as equal. */
const QUEUE = { orders_log_id: 'limits the equal lines, which are the caller’s own' };
const design = (victim: Property) => victim.designId;

/** Calls of orders. */
export const orderRows: Record<string, IsolationRow> = {
  'POST /saas/diy/user/orders/upload': {
    valid: (own) => ({ upload_id: own.orders.uploadId }),
    attempts: [plain('upload_id', upload)],
  },
  'GET /saas/diy/user/orders/upload/item': {
    valid: (own) => ({ upload_id: own.orders.uploadId }),
    attempts: [plain('upload_id', upload)],
  },
  'POST /saas/diy/user/orders/check': {
    valid: (own) => ({ upload_id: own.orders.uploadId, mapping: MAPPING }),
    attempts: [plain('upload_id', upload, { mapping: MAPPING })],
  },
  'POST /saas/diy/user/orders/correct': {
    valid: (own) => ({ upload_id: own.orders.uploadId, reset: true }),
    attempts: [plain('upload_id', upload, { rows: [{ row: 2, field: 'sku', value: 'x' }] })],
  },
  'POST /saas/diy/user/orders/bind': {
    valid: (own) => ({ bindings: [{ sku: 'X', design_id: own.designId }] }),
    attempts: [
      {
        field: 'bindings',
        how: 'design',
        real: design,
        input: (id) => ({ bindings: [{ sku: 'X', design_id: id }] }),
      },
    ],
  },
  // Meanings name products, which all accounts share or own: a foreign one of somebody's own is no template of mine.
  'POST /saas/diy/user/orders/meanings': {
    valid: () => ({ meanings: [{ scope: 'status', word: 'X', meaning: 'wait' }] }),
    attempts: [
      {
        field: 'meanings',
        how: 'template',
        real: (victim) => victim.ownTemplateId,
        input: (id) => ({
          meanings: [{ scope: 'variation', template_id: id, word: 'X', meaning: 'nothing' }],
        }),
      },
    ],
  },
  'POST /saas/diy/user/orders/daoru': {
    valid: (own) => ({ upload_id: own.orders.uploadId }),
    attempts: [plain('upload_id', upload)],
    ownerless: { idempotency_key: 'counts within one account; tested by itself' },
  },
  'POST /saas/diy/user/orders/create': {
    valid: (own) => ({
      orders: [{ order_no: 'X', lines: [{ design_id: own.designId, quantity: 1 }] }],
      without_address: true,
    }),
    attempts: [
      {
        field: 'orders',
        how: 'design',
        real: design,
        input: (design_id) => ({ orders: [{ order_no: 'X', lines: [{ design_id, quantity: 1 }] }] }),
      },
    ],
  },
  'GET /saas/diy/user/orders/review/list': { valid: () => ({}), attempts: [plain('orders_log_id', log)] },
  'GET /saas/diy/user/orders/review/item': {
    valid: (own) => ({ id: own.orders.lineId }),
    attempts: [plain('id', line)],
    ownerless: QUEUE,
  },
  'GET /saas/diy/user/orders/review/picture': {
    valid: (own) => ({ id: own.orders.lineId, surface_id: 'wrap' }),
    attempts: [plain('id', line, () => ({ surface_id: 'wrap' }))],
    ownerless: { surface_id: 'names a surface of the product' },
  },
  'POST /saas/diy/user/orders/review/accept': {
    valid: (own) => ({ id: own.orders.lineId, version: 'x', seen: [] }),
    attempts: [plain('id', line, () => ({ version: 'x', seen: [] }))],
    ownerless: QUEUE,
  },
  'POST /saas/diy/user/orders/review/hold': {
    valid: (own) => ({ id: own.orders.lineId, version: 'x' }),
    attempts: [plain('id', line, () => ({ version: 'x' }))],
  },
  'POST /saas/diy/user/orders/review/edit': {
    valid: (own) => ({ id: own.orders.lineId, version: 'x', fields: [] }),
    attempts: [plain('id', line, () => ({ version: 'x', fields: [] }))],
    ownerless: { colour_id: 'colour of the product', size_id: 'size of the product' },
  },
  'POST /saas/diy/user/orders/review/undo': {
    valid: (own) => ({ review_id: own.orders.reviewId }),
    attempts: [plain('review_id', (victim) => victim.orders.reviewId)],
  },
  'GET /saas/diy/user/orders/template': { valid: () => ({}), attempts: [] },
  'GET /saas/diy/user/orders/list': { valid: () => ({}), attempts: [plain('orders_log_id', log)] },
  'GET /saas/diy/user/orders/item': {
    valid: (own) => ({ id: own.orders.lineId }),
    attempts: [plain('id', line)],
  },
  'GET /saas/diy/user/orders/findings': {
    valid: (own) => ({ id: own.orders.lineId }),
    attempts: [plain('id', line)],
  },
  'POST /saas/diy/user/orders/accept': {
    valid: (own) => ({ id: own.orders.lineId, keys: ['low-resolution/wrap/picture/0'] }),
    attempts: [plain('id', line, () => ({ keys: ['low-resolution/wrap/picture/0'] }))],
  },
  'POST /saas/diy/user/orders/delete': {
    valid: (own) => ({ ids: [own.orders.lineId] }),
    attempts: ids(line),
  },
  'POST /saas/diy/user/orders/state': {
    valid: (own) => ({ ids: [own.orders.lineId], state: 'ready' }),
    attempts: ids(line, { state: 'shipped' }),
  },
  'GET /saas/diy/user/orders/log': { valid: () => ({}), attempts: [] },
  'POST /saas/diy/user/orders/log/undo': {
    valid: (own) => ({ id: own.orders.importId }),
    attempts: [plain('id', log)],
  },
  'POST /saas/diy/user/orders/log/delete': {
    valid: (own) => ({ ids: [own.orders.importId] }),
    attempts: ids(log),
  },
  'GET /saas/diy/user/orders/design': {
    valid: (own) => ({ design_id: own.designId }),
    attempts: [plain('design_id', design)],
  },
  'POST /saas/diy/user/orders/upgrade': {
    valid: (own) => ({ ids: [own.orders.lineId] }),
    attempts: [...ids(line), plain('design_id', design), plain('orders_log_id', log)],
  },
  'GET /saas/diy/user/orders/cover/preview': {
    valid: (own) => ({ id: own.orders.lineId }),
    attempts: [plain('id', line)],
  },
  'POST /saas/diy/user/orders/cover': {
    valid: (own) => ({ id: own.orders.lineId }),
    attempts: [plain('id', line)],
  },
};
