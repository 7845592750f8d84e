import type { Endpoint } from '@diy/contract/endpoint';
import { mugDocument } from '../build-design.ts';
import { aiImageRows } from './ai-image-rows.ts';
import { batchRows } from './batch-rows.ts';
import { mugWith, type Property } from './build-property.ts';
import { orderRows } from './order-rows.ts';
import { ownTemplateRows } from './own-template-rows.ts';
import { sheetRows } from './sheet-rows.ts';

/** One way to reach for something of another account. */
export interface Attempt {
  /** Field of the input that carries the foreign id. */
  field: string;
  /** Where inside the field, when that is not plain. */
  how?: string;
  /** The real id of the victim. */
  real(victim: Property): string;
  /** The whole input with an id in place, made by `thief`. */
  input(id: string, thief: Property): object;
  /** True when even the owner gets the answer for an unknown id. */
  hiddenFromOwner?: true;
}

/** What the isolation test knows of one endpoint. */
export interface IsolationRow {
  /** Input the owner could call it with. */
  valid(own: Property): object;
  attempts: Attempt[];
  /** Fields that look like ids but name nothing of an account, each with the reason. */
  ownerless?: Record<string, string>;
}

const plain = (field: string, real: Attempt['real'], more: (thief: Property) => object = () => ({})) => ({
  field,
  real,
  input: (id: string, thief: Property) => ({ ...more(thief), [field]: id }),
});

/** Ids as an array, and comma-separated among ids that do not exist. */
const idList = (real: Attempt['real'], more: (thief: Property) => object = () => ({})): Attempt[] => [
  { field: 'ids', how: 'array', real, input: (id, thief) => ({ ...more(thief), ids: ['nobody', id] }) },
  { field: 'ids', how: 'comma list', real, input: (id, thief) => ({ ...more(thief), ids: `nobody, ${id}` }) },
];

/** Calls that refuse the whole list where one id is unknown. */
const strictIdList = (real: Attempt['real']): Attempt[] => [
  { field: 'ids', how: 'array', real, input: (id) => ({ ids: [id] }) },
  { field: 'ids', how: 'comma list', real, input: (id) => ({ ids: `${id},` }) },
  { field: 'ids', how: 'beside an own one', real, input: (id, thief) => ({ ids: [thief.designId, id] }) },
];

const saving = (thief: Property) => ({ template_id: thief.templateId, name: 'x', design: mugDocument('偷') });
const nothing: IsolationRow = { valid: () => ({}), attempts: [] };
const CATEGORY = { pid: 'category of the shared catalogue' };

/** By `METHOD path`. An endpoint of the contract without a row fails the test. */
export const isolationRows: Record<string, IsolationRow> = {
  'GET /saas/diy/verif': nothing,
  'POST /saas/diy/user/login': {
    valid: () => ({ username: 'a', password: 'b', verif: 'c', randomKey: 'd' }),
    attempts: [],
    ownerless: { randomKey: 'captcha, belongs to nobody yet' },
  },
  'POST /saas/diy/user/logout': nothing,
  'GET /saas/diy/user/item': nothing,
  'POST /saas/diy/user/update': {
    valid: () => ({ nickname: '新名' }),
    attempts: [plain('avatar_image_id', (victim) => victim.imageId)],
  },
  'POST /saas/diy/user/password': {
    valid: (own) => ({ old_password: own.account.password, new_password: 'another horse' }),
    attempts: [],
  },
  'GET /saas/diy/user/session/list': nothing,
  'POST /saas/diy/user/session/delete': {
    valid: () => ({ ids: ['nobody'] }),
    attempts: idList((victim) => victim.sessionId),
  },
  'POST /saas/diy/user/token/add': { valid: () => ({ name: '脚本', days: 7 }), attempts: [] },

  'GET /saas/diy/template': { ...nothing, ownerless: CATEGORY },
  'GET /saas/diy/template/item': {
    valid: (own) => ({ id: own.templateId }),
    attempts: [plain('id', (victim) => victim.ownTemplateId)],
  },
  ...ownTemplateRows,

  'GET /saas/diy/user/save/list': {
    ...nothing,
    attempts: [plain('piliang_id', (victim) => victim.batchId)],
    ownerless: CATEGORY,
  },
  'GET /saas/diy/user/save/item': {
    valid: (own) => ({ id: own.designId }),
    attempts: [
      plain('id', (victim) => victim.designId),
      { ...plain('id', (victim) => victim.deletedDesignId), how: 'deleted', hiddenFromOwner: true },
    ],
  },
  'POST /saas/diy/user/save/save': {
    valid: saving,
    attempts: [
      plain(
        'id',
        (victim) => victim.designId,
        (thief) => ({ ...saving(thief), version: 1 }),
      ),
      plain('template_id', (victim) => victim.ownTemplateId, saving),
      plain('cover_key', (victim) => victim.uploadKey, saving),
      {
        field: 'design',
        how: 'image of a layer',
        real: (victim) => victim.imageId,
        input: (id, thief) => ({ ...saving(thief), design: mugWith(id) }),
      },
    ],
    ownerless: { idempotency_key: 'counts within one account; tested by itself' },
  },
  'POST /saas/diy/user/save/copy': {
    valid: (own) => ({ id: own.designId }),
    attempts: [plain('id', (victim) => victim.designId)],
  },
  'POST /saas/diy/user/save/delete': {
    valid: (own) => ({ ids: [own.designId] }),
    attempts: idList((victim) => victim.designId),
  },
  'POST /saas/diy/user/save/restore': {
    valid: (own) => ({ ids: [own.deletedDesignId] }),
    attempts: idList((victim) => victim.deletedDesignId),
  },
  'POST /saas/diy/user/save/render': {
    valid: (own) => ({ ids: [own.failedDesignId] }),
    attempts: idList((victim) => victim.failedDesignId),
  },

  'GET /saas/diy/user/save/share': {
    valid: (own) => ({ id: own.designId }),
    attempts: [plain('id', (victim) => victim.designId)],
  },
  'POST /saas/diy/user/save/share': {
    valid: (own) => ({ id: own.designId }),
    attempts: [plain('id', (victim) => victim.designId)],
  },
  'POST /saas/diy/user/save/unshare': {
    valid: (own) => ({ id: own.designId }),
    attempts: [plain('id', (victim) => victim.designId)],
  },
  'GET /saas/diy/show': {
    valid: () => ({ id: 'nobody' }),
    attempts: [],
    ownerless: { id: 'the link itself is the permission; tested by itself' },
  },

  ...batchRows,

  'GET /saas/diy/user/image/list': { ...nothing, attempts: [plain('tid', (victim) => victim.typeId)] },
  'POST /saas/diy/user/image/delete': {
    valid: (own) => ({ ids: [own.imageId] }),
    attempts: idList((victim) => victim.imageId),
  },
  'POST /saas/diy/user/image/restore': {
    valid: (own) => ({ ids: [own.deletedImageId] }),
    attempts: idList((victim) => victim.deletedImageId),
  },
  'POST /saas/diy/user/image/move': {
    valid: (own) => ({ ids: [own.imageId], tid: own.typeId }),
    attempts: [
      ...idList(
        (victim) => victim.imageId,
        (thief) => ({ tid: thief.typeId }),
      ),
      plain(
        'tid',
        (victim) => victim.typeId,
        (thief) => ({ ids: [thief.imageId] }),
      ),
    ],
  },
  'GET /saas/diy/user/image/similar': {
    valid: (own) => ({ id: own.imageId }),
    attempts: [plain('id', (victim) => victim.imageId)],
  },
  'POST /saas/diy/user/image/edit': {
    valid: (own) => ({ id: own.imageId, tool: 'trim', preview: true }),
    attempts: [
      plain(
        'id',
        (victim) => victim.imageId,
        () => ({ tool: 'remove_white' }),
      ),
    ],
  },
  'GET /saas/diy/user/image/ids': { ...nothing, attempts: [plain('tid', (victim) => victim.typeId)] },
  'POST /saas/diy/user/image/rename': {
    valid: (own) => ({ id: own.imageId, name: '新名' }),
    attempts: [
      plain(
        'id',
        (victim) => victim.imageId,
        () => ({ name: '改' }),
      ),
      {
        field: 'images',
        how: 'id in a list',
        real: (victim) => victim.imageId,
        input: (id) => ({ images: [{ id, name: '改' }] }),
      },
    ],
  },
  'GET /saas/diy/user/image/item': {
    valid: (own) => ({ id: own.imageId }),
    attempts: [
      plain('id', (victim) => victim.imageId),
      { ...plain('id', (victim) => victim.deletedImageId), how: 'deleted' },
    ],
  },
  'POST /saas/diy/user/image/usage': {
    valid: (own) => ({ ids: [own.imageId] }),
    attempts: idList((victim) => victim.imageId),
  },
  'POST /saas/diy/user/image/known': {
    valid: () => ({ hashes: ['0'.repeat(64)] }),
    attempts: [
      {
        field: 'hashes',
        real: (victim) => victim.imageSha256,
        input: (hash) => ({ hashes: [hash.replaceAll('g', '0')] }),
      },
    ],
  },
  'POST /saas/diy/user/imageType/sort': {
    valid: (own) => ({ ids: [own.typeId] }),
    attempts: idList((victim) => victim.typeId).map((attempt) => ({
      ...attempt,
      hiddenFromOwner: true as const,
    })),
  },
  'GET /browser/diy/image/type': {
    ...nothing,
    attempts: [plain('user_sku', (victim) => victim.account.sku)],
  },
  'POST /saas/diy/user/imageType/add': { valid: () => ({ name: '新分类' }), attempts: [] },
  'POST /browser/diy/image/type/update': {
    valid: (own) => ({ id: own.typeId, name: '改名' }),
    attempts: [
      plain(
        'id',
        (victim) => victim.typeId,
        () => ({ name: '改名' }),
      ),
    ],
  },
  'POST /browser/diy/image/type/delete': {
    valid: (own) => ({ id: own.typeId }),
    attempts: [plain('id', (victim) => victim.typeId)],
  },
  'POST /browser/diy/image/save': {
    valid: (own) => ({ key: own.uploadKey, name: 'x', tid: '' }),
    attempts: [
      plain(
        'key',
        (victim) => victim.uploadKey,
        () => ({ name: 'x' }),
      ),
      plain(
        'tid',
        (victim) => victim.typeId,
        (thief) => ({ key: thief.uploadKey, name: 'x' }),
      ),
      {
        field: 'images',
        how: 'key in a list',
        real: (victim) => victim.uploadKey,
        input: (key) => ({ images: [{ key, name: 'x' }] }),
      },
    ],
  },

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
      plain('orders_log_id', (victim) => victim.orders.logId),
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
