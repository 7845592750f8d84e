import type { Property } from '../../../../testing/isolation/build-property.ts';
import type { Attempt, IsolationRow } from '../../../../testing/isolation/isolation-row.ts';

type Input = (thief: Property) => object;

const by = (field: string, real: Attempt['real'], more: Input = () => ({})): Attempt => ({
  field,
  real,
  input: (id, thief) => ({ ...more(thief), [field]: id }),
});
const byList = (field: string, real: Attempt['real'], more: Input = () => ({})): Attempt[] => [
  { field, how: 'array', real, input: (id, thief) => ({ ...more(thief), [field]: ['nobody', id] }) },
  { field, how: 'comma list', real, input: (id, thief) => ({ ...more(thief), [field]: `nobody,${id}` }) },
];
const nothing: IsolationRow = { valid: () => ({}), attempts: [] };
const KEY = { idempotency_key: 'counts within one account; tested by itself' };
const small = { n: 1, size: '64x64' };

/** The isolation test's rows for AI images. */
export const aiImageRows: Record<string, IsolationRow> = {
  'GET /saas/ai/group/list': { ...nothing, attempts: [by('type_id', ({ ai }) => ai.categoryId)] },
  'GET /saas/ai/group/item': {
    valid: ({ ai }) => ({ id: ai.groupId }),
    attempts: [
      by('id', ({ ai }) => ai.groupId),
      { ...by('id', ({ ai }) => ai.deletedGroupId), how: 'deleted', hiddenFromOwner: true },
    ],
  },
  'POST /saas/ai/group/update': {
    valid: () => ({ name: '新组' }),
    attempts: [
      by(
        'id',
        ({ ai }) => ai.groupId,
        () => ({ name: '改名' }),
      ),
      by(
        'type_id',
        ({ ai }) => ai.categoryId,
        () => ({ name: '新组' }),
      ),
      by(
        'yuantu',
        (victim) => victim.imageId,
        () => ({ name: '新组' }),
      ),
      {
        field: 'yuantu',
        how: 'upload key',
        real: (victim) => victim.uploadKey,
        input: (yuantu) => ({ name: '新组', yuantu }),
        // Of a file that is no picture: it is refused to its owner too, in other words.
        hiddenFromOwner: true,
      },
    ],
  },
  'POST /saas/ai/group/updates': {
    valid: ({ ai }) => ({ ids: [ai.groupId], type_id: '' }),
    attempts: [
      ...byList(
        'ids',
        ({ ai }) => ai.groupId,
        ({ ai }) => ({ type_id: ai.categoryId }),
      ),
      by(
        'type_id',
        ({ ai }) => ai.categoryId,
        ({ ai }) => ({ ids: [ai.groupId] }),
      ),
    ],
  },
  'POST /saas/ai/group/textToImage': {
    valid: ({ ai }) => ({ id: ai.groupId, ...small }),
    attempts: [
      by(
        'id',
        ({ ai }) => ai.groupId,
        () => small,
      ),
    ],
    ownerless: KEY,
  },
  'POST /saas/ai/group/again': {
    valid: ({ ai }) => ({ id: ai.groupId }),
    attempts: [
      by('id', ({ ai }) => ai.groupId),
      ...byList(
        'image_ids',
        ({ ai }) => ai.imageId,
        ({ ai }) => ({ id: ai.groupId }),
      ).map((attempt) => ({ ...attempt, hiddenFromOwner: true as const })),
    ],
    ownerless: KEY,
  },
  'POST /saas/ai/group/cancel': {
    valid: ({ ai }) => ({ id: ai.groupId }),
    attempts: [by('id', ({ ai }) => ai.groupId), ...byList('image_ids', ({ ai }) => ai.openImageId)],
  },
  'POST /saas/ai/group/retry': {
    valid: ({ ai }) => ({ id: ai.groupId }),
    attempts: [by('id', ({ ai }) => ai.groupId), ...byList('image_ids', ({ ai }) => ai.failedImageId)],
  },
  'POST /saas/ai/group/delete': {
    valid: ({ ai }) => ({ ids: [ai.groupId] }),
    attempts: [
      ...byList('ids', ({ ai }) => ai.groupId),
      ...byList('image_ids', ({ ai }) => ai.secondImageId),
    ],
  },
  'POST /saas/ai/group/restore': {
    valid: ({ ai }) => ({ ids: [ai.deletedGroupId] }),
    attempts: [
      ...byList('ids', ({ ai }) => ai.deletedGroupId),
      ...byList('image_ids', ({ ai }) => ai.deletedImageId),
    ],
  },
  'POST /saas/ai/group/toImage': {
    valid: ({ ai }) => ({ ids: [ai.imageId] }),
    attempts: [
      ...byList('ids', ({ ai }) => ai.imageId),
      by(
        'tid',
        (victim) => victim.categoryId,
        ({ ai }) => ({ ids: [ai.secondImageId] }),
      ),
    ],
  },
  'POST /saas/ai/group/favourite': {
    valid: ({ ai }) => ({ image_ids: [ai.imageId], favourite: true }),
    attempts: byList(
      'image_ids',
      ({ ai }) => ai.imageId,
      () => ({ favourite: true }),
    ),
  },
  'GET /saas/ai/group/type/list': nothing,
  'POST /saas/ai/group/type/add': { valid: () => ({ name: '新类' }), attempts: [] },
  'POST /saas/ai/group/type/update': {
    valid: ({ ai }) => ({ id: ai.categoryId, name: '改名' }),
    attempts: [
      by(
        'id',
        ({ ai }) => ai.categoryId,
        () => ({ name: '改名' }),
      ),
    ],
  },
  'POST /saas/ai/group/type/delete': {
    valid: ({ ai }) => ({ id: ai.categoryId }),
    attempts: [by('id', ({ ai }) => ai.categoryId)],
  },
  'GET /saas/ai/provider/list': nothing,
};
