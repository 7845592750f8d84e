import { type IsolationRow, nothing, plain } from '../../../../testing/isolation/isolation-row.ts';

/** The isolation test's rows for own fonts. */
export const ownFontRows: Record<string, IsolationRow> = {
  'GET /saas/diy/user/font/list': nothing,
  'POST /saas/diy/user/font/add': {
    valid: (own) => ({ key: own.uploadKey, licence_confirmed: true }),
    attempts: [
      plain(
        'key',
        (victim) => victim.uploadKey,
        () => ({ licence_confirmed: true }),
      ),
    ],
  },
  'POST /saas/diy/user/font/rename': {
    valid: (own) => ({ id: own.ownFontId, name: '新名' }),
    attempts: [
      plain(
        'id',
        (victim) => victim.ownFontId,
        () => ({ name: '偷' }),
      ),
    ],
  },
  'POST /saas/diy/user/font/delete': {
    valid: (own) => ({ id: own.ownFontId }),
    attempts: [plain('id', (victim) => victim.ownFontId)],
  },
};
