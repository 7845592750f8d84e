import { type IsolationRow, idList, nothing, plain } from '../../../../testing/isolation/isolation-row.ts';

/** The image library and its categories. */
export const imageRows: Record<string, IsolationRow> = {
  'GET /saas/diy/user/image/list': { ...nothing, attempts: [plain('tid', (victim) => victim.categoryId)] },
  'POST /saas/diy/user/image/delete': {
    valid: (own) => ({ ids: [own.imageId] }),
    attempts: idList((victim) => victim.imageId),
  },
  'POST /saas/diy/user/image/restore': {
    valid: (own) => ({ ids: [own.deletedImageId] }),
    attempts: idList((victim) => victim.deletedImageId),
  },
  'POST /saas/diy/user/image/move': {
    valid: (own) => ({ ids: [own.imageId], tid: own.categoryId }),
    attempts: [
      ...idList(
        (victim) => victim.imageId,
        (thief) => ({ tid: thief.categoryId }),
      ),
      plain(
        'tid',
        (victim) => victim.categoryId,
        (thief) => ({ ids: [thief.imageId] }),
      ),
    ],
  },
  'GET /saas/diy/user/image/similar': {
    valid: (own) => ({ id: own.imageId }),
    attempts: [plain('id', (victim) => victim.imageId)],
  },
  'POST /saas/diy/user/image/filtered': {
    valid: (own) => ({ id: own.imageId, filter: { contrast: 40 } }),
    attempts: [
      plain(
        'id',
        (victim) => victim.imageId,
        () => ({ filter: { contrast: 40 } }),
      ),
      plain('id', (victim) => victim.imageId),
    ],
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
  'GET /saas/diy/user/image/ids': { ...nothing, attempts: [plain('tid', (victim) => victim.categoryId)] },
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
  'POST /saas/diy/user/image/facts': {
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
    valid: (own) => ({ ids: [own.categoryId] }),
    attempts: idList((victim) => victim.categoryId).map((attempt) => ({
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
    valid: (own) => ({ id: own.categoryId, name: '改名' }),
    attempts: [
      plain(
        'id',
        (victim) => victim.categoryId,
        () => ({ name: '改名' }),
      ),
    ],
  },
  'POST /browser/diy/image/type/delete': {
    valid: (own) => ({ id: own.categoryId }),
    attempts: [plain('id', (victim) => victim.categoryId)],
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
        (victim) => victim.categoryId,
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
};
