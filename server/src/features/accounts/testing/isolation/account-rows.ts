import { type IsolationRow, idList, nothing, plain } from '../../../../testing/isolation/isolation-row.ts';

/** The isolation test's rows for accounts, sessions and signing in. */
export const accountRows: Record<string, IsolationRow> = {
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
  'POST /saas/diy/user/token/add': {
    valid: (own) => ({ name: '脚本', days: 7, password: own.account.password }),
    attempts: [],
  },
  'GET /saas/diy/user/browser-key': nothing,
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
};
