import type { Property } from '../../../../testing/isolation/build-property.ts';
import { type IsolationRow, nothing, plain } from '../../../../testing/isolation/isolation-row.ts';

const steps = [{ tool: 'extend_edge', margin_px: 6 }];
const withSteps = (thief: Property) => ({ ids: [thief.imageId], steps });

/** Runs of the workshop and its recipes. */
export const imageWorkRows: Record<string, IsolationRow> = {
  'POST /saas/diy/user/image/work': {
    valid: (own) => ({ ids: [own.imageId], steps }),
    attempts: [
      {
        field: 'ids',
        how: 'alone',
        real: (victim) => victim.imageId,
        input: (id) => ({ ids: [id], steps }),
      },
      {
        field: 'ids',
        how: 'beside an own one',
        real: (victim) => victim.imageId,
        input: (id, thief) => ({ ids: [thief.imageId, id], steps }),
      },
      plain(
        'tid',
        (victim) => victim.categoryId,
        () => ({ steps }),
      ),
      plain('target_tid', (victim) => victim.categoryId, withSteps),
      plain(
        'recipe_id',
        (victim) => victim.recipeId,
        (thief) => ({ ids: [thief.imageId] }),
      ),
    ],
    ownerless: { idempotency_key: 'counts within one account; tested by itself' },
  },
  'POST /saas/diy/user/image/work/preview': {
    valid: (own) => ({ id: own.imageId, steps }),
    attempts: [
      plain(
        'id',
        (victim) => victim.imageId,
        () => ({ steps }),
      ),
    ],
  },
  'GET /saas/diy/user/image/work/item': {
    valid: (own) => ({ id: own.workId }),
    attempts: [plain('id', (victim) => victim.workId)],
  },
  'GET /saas/diy/user/image/work/list': nothing,
  'POST /saas/diy/user/image/work/mark': {
    valid: (own) => ({ id: own.workId, marks: [{ image_id: own.imageId, mark: 'keep' }] }),
    attempts: [
      plain(
        'id',
        (victim) => victim.workId,
        (thief) => ({ marks: [{ image_id: thief.imageId, mark: 'discard' }] }),
      ),
      {
        field: 'marks',
        how: 'image in a list',
        real: (victim) => victim.imageId,
        input: (id, thief) => ({ id: thief.workId, marks: [{ image_id: id, mark: 'discard' }] }),
        // Only pictures of the run are marked.
        hiddenFromOwner: true,
      },
    ],
  },
  'GET /saas/diy/user/image/recipe/list': nothing,
  'POST /saas/diy/user/image/recipe/save': {
    valid: () => ({ name: '新配方', steps }),
    attempts: [
      plain(
        'id',
        (victim) => victim.recipeId,
        () => ({ name: '改名' }),
      ),
    ],
  },
  'POST /saas/diy/user/image/recipe/delete': {
    valid: (own) => ({ id: own.recipeId }),
    attempts: [plain('id', (victim) => victim.recipeId)],
  },
  'POST /saas/diy/user/imageType/recipe': {
    valid: (own) => ({ id: own.categoryId, recipe_id: '' }),
    attempts: [
      plain(
        'id',
        (victim) => victim.categoryId,
        () => ({ recipe_id: '' }),
      ),
      plain(
        'recipe_id',
        (victim) => victim.recipeId,
        (thief) => ({ id: thief.categoryId }),
      ),
    ],
  },
};
