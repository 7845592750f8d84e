import type { Property } from '../../../../testing/isolation/build-property.ts';
import {
  CATEGORY,
  type IsolationRow,
  idList,
  nothing,
  plain,
} from '../../../../testing/isolation/isolation-row.ts';
import { mugDocument } from '../build-design.ts';
import { mugWith } from '../mug-with.ts';

const saving = (thief: Property) => ({ template_id: thief.templateId, name: 'x', design: mugDocument('偷') });

/** Saved designs and what is shared of them. */
export const designRows: Record<string, IsolationRow> = {
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
  'GET /saas/diy/user/save/version/list': {
    valid: (own) => ({ id: own.designId }),
    attempts: [plain('id', (victim) => victim.designId)],
  },
  'GET /saas/diy/user/save/version/item': {
    valid: (own) => ({ id: own.designId, version: 1 }),
    attempts: [
      plain(
        'id',
        (victim) => victim.designId,
        () => ({ version: 1 }),
      ),
    ],
  },
  'POST /saas/diy/user/save/version/name': {
    valid: (own) => ({ id: own.designId, version: 1, name: '定稿' }),
    attempts: [
      plain(
        'id',
        (victim) => victim.designId,
        () => ({ version: 1, name: '偷' }),
      ),
    ],
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

  'POST /saas/diy/user/save/accept': {
    valid: (own) => ({ id: own.failedDesignId, version: 1, keys: ['low-resolution/wrap/picture/0'] }),
    attempts: [
      plain(
        'id',
        (victim) => victim.designId,
        () => ({ version: 1, keys: ['low-resolution/wrap/picture/0'] }),
      ),
    ],
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
};
