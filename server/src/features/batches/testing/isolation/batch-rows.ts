import type { Property } from '../../../../testing/isolation/build-property.ts';
import type { Attempt, IsolationRow } from '../../../../testing/isolation/isolation-row.ts';

const byId = (more: (thief: Property) => object = () => ({})): Attempt => ({
  field: 'id',
  real: (victim) => victim.batchId,
  input: (id, thief) => ({ ...more(thief), id }),
});

/** Settings of another account's making, with one foreign id in place. */
function foreignSettings(field: 'settings'): Attempt[] {
  const columnOf = (thief: Property) => thief.batchSettings.columns[0]!;
  return [
    {
      field,
      how: 'image',
      real: (victim) => victim.imageId,
      input: (id, thief) => ({ name: '偷', settings: { ...thief.batchSettings, image_ids: [id] } }),
    },
    {
      field,
      how: 'category',
      real: (victim) => victim.categoryId,
      input: (id, thief) => ({
        name: '偷',
        settings: { ...thief.batchSettings, image_ids: [], image_tids: [id] },
      }),
    },
    {
      field,
      how: 'AI group',
      real: (victim) => victim.ai.groupId,
      input: (id, thief) => ({
        name: '偷',
        settings: { ...thief.batchSettings, image_ids: [], ai_group_ids: [id] },
      }),
    },
    {
      field,
      how: 'template',
      real: (victim) => victim.ownTemplateId,
      input: (id, thief) => ({
        name: '偷',
        settings: { ...thief.batchSettings, columns: [{ ...columnOf(thief), template_id: id }] },
      }),
    },
  ];
}

const justId = (path: string): [string, IsolationRow] => [
  path,
  { valid: (own) => ({ id: own.batchId }), attempts: [byId()] },
];
const KEYS = { keys: 'cells of the batch, looked for only in it' };

/** Rows of the calls of batches. */
export const batchRows: Record<string, IsolationRow> = {
  'POST /saas/diy/user/piliangSave/check': {
    valid: (own) => ({ settings: own.batchSettings }),
    attempts: foreignSettings('settings').map((attempt) => ({
      ...attempt,
      input: (id, thief) => ({ ...attempt.input(id, thief) }),
    })),
  },
  'POST /saas/diy/user/piliangSave/save': {
    valid: (own) => ({ name: '再来一批', settings: own.batchSettings, start: false }),
    attempts: [
      byId((thief) => ({ name: '偷', settings: thief.batchSettings })),
      ...foreignSettings('settings'),
    ],
    ownerless: { idempotency_key: 'counts within one account; tested by itself' },
  },
  'GET /saas/diy/user/piliangSave/list': { valid: () => ({}), attempts: [] },
  ...Object.fromEntries([
    justId('GET /saas/diy/user/piliangSave/item'),
    justId('GET /saas/diy/user/piliangSave/cells'),
    justId('POST /saas/diy/user/piliangSave/pause'),
    justId('POST /saas/diy/user/piliangSave/resume'),
    justId('POST /saas/diy/user/piliangSave/cancel'),
  ]),
  'GET /saas/diy/user/piliangSave/changes': {
    valid: (own) => ({ id: own.batchId, cursor: '0' }),
    attempts: [byId(() => ({ cursor: '0' }))],
  },
  'POST /saas/diy/user/piliangSave/start': {
    valid: (own) => ({ id: own.batchId }),
    attempts: [byId()],
    ownerless: KEYS,
  },
  'POST /saas/diy/user/piliangSave/retry': {
    valid: (own) => ({ id: own.batchId }),
    attempts: [byId()],
    ownerless: KEYS,
  },
  'POST /saas/diy/user/piliangSave/append': {
    valid: (own) => ({ id: own.batchId, image_ids: [own.imageId] }),
    attempts: [
      byId((thief) => ({ image_ids: [thief.imageId] })),
      {
        field: 'image_ids',
        real: (victim) => victim.imageId,
        input: (id, thief) => ({ id: thief.batchId, image_ids: [id] }),
      },
    ],
  },
  'POST /saas/diy/user/piliangSave/decide': {
    valid: (own) => ({ id: own.batchId, keys: [own.batchCellKey], decision: 'approved' }),
    attempts: [byId((thief) => ({ keys: [thief.batchCellKey], decision: 'rejected' }))],
    ownerless: KEYS,
  },
  'POST /saas/diy/user/piliangSave/delete': {
    valid: (own) => ({ ids: [own.batchId] }),
    attempts: [
      {
        field: 'ids',
        real: (victim) => victim.batchId,
        input: (id) => ({ ids: ['nobody', id], with_designs: true }),
      },
    ],
  },
  'POST /saas/diy/user/piliangSave/restore': {
    valid: (own) => ({ ids: [own.deletedBatchId] }),
    attempts: [
      { field: 'ids', real: (victim) => victim.deletedBatchId, input: (id) => ({ ids: ['nobody', id] }) },
    ],
  },
};
