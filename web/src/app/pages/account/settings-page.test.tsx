// @vitest-environment happy-dom
import { changePassword, getProfile, updateProfile } from '@diy/contract/accounts/accounts';
import { type BudgetRow, listBudgets } from '@diy/contract/accounts/budgets';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
} from '@diy/contract/accounts/second-factor';
import {
  confirmSignIns,
  listNewSignIns,
  listSecurityEvents,
  type SecurityEvent,
} from '@diy/contract/accounts/security-log';
import { addToken, endSessions, listSessions, type SessionRow } from '@diy/contract/accounts/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readToken, readUser } from '../../../shared/session/session.ts';
import { buildProfile, buildUser } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

const AT = '2026-03-04T05:06:07.000Z';
const buildSession = (part: Partial<SessionRow>): SessionRow => ({
  id: 's1',
  kind: 'session',
  name: '',
  user_agent: 'Chrome/130 Windows',
  ip: '203.0.113.9',
  is_current: false,
  created_at: AT,
  last_used_at: AT,
  expires_at: '2099-01-01T00:00:00.000Z',
  ...part,
});

const GB = 1024 ** 3;
const BUDGETS: BudgetRow[] = [
  { measure: 'storage', per: 'now', used: 19 * GB, most: 20 * GB, currency: '' },
  { measure: 'images', per: 'now', used: 1234, most: null, currency: '' },
  { measure: 'ai_money', per: '30-days', used: 6.5, most: 100, currency: 'CNY' },
];

const buildEvent = (part: Partial<SecurityEvent>): SecurityEvent => ({
  id: '1',
  kind: 'sign-in',
  at: AT,
  times: 1,
  ip: '203.0.113.9',
  user_agent: 'Chrome/130 Windows',
  detail: '',
  by_operator: false,
  is_here: false,
  ...part,
});

/** Ids that two elements of the page have: a label with one of them names the wrong thing. */
function sharedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

let api: FakeApi;
let sessions: SessionRow[];
beforeEach(() => {
  api = createFakeApi();
  sessions = [
    buildSession({ is_current: true }),
    buildSession({ id: 's2', user_agent: 'Firefox/130 Linux' }),
    buildSession({ id: 't1', kind: 'token', name: '每日批量' }),
  ];
  api.on(getProfile, () => buildProfile());
  api.on(getSecondFactor, () => ({ is_on: false, since: null, recovery_left: 0 }));
  api.on(listBudgets, () => ({ list: BUDGETS }));
  api.on(listSessions, ({ kind }) => ({ list: sessions.filter((one) => one.kind === kind) }));
  api.on(endSessions, ({ ids }) => {
    sessions = sessions.filter((one) => !ids.includes(one.id));
    return { deleted: ids.length, session_token: 'token-2' };
  });
  signIn();
  return serve(api);
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Gives the password in the open dialog and confirms. */
async function endWith(password: string, action: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('密码'), password);
  await userEvent.click(dialog.getByRole('button', { name: action }));
}

test('a nickname is changed here and in the top bar', async () => {
  api.on(updateProfile, ({ nickname }) => buildUser({ nickname: nickname ?? '' }));
  await renderApp('/auth/user/settings');
  const profile = await section('资料');
  const field = profile.getByLabelText('昵称');
  await userEvent.clear(field);
  await userEvent.click(profile.getByRole('button', { name: '保存' }));
  expect(await profile.findByText('请输入昵称')).toBeTruthy();
  await userEvent.type(field, '海边小店');
  await userEvent.click(profile.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(readUser()?.nickname).toBe('海边小店'));
  expect(api.inputsOf(updateProfile)).toEqual([{ nickname: '海边小店' }]);
});

test('a wrong old password is said at its field', async () => {
  api.on(changePassword, () => {
    throw new FakeRefusal('accounts.wrong-password', '原密码不正确', [
      { field: 'old_password', msg: '原密码不正确' },
    ]);
  });
  await renderApp('/auth/user/settings');
  const password = await section('修改密码');
  await userEvent.type(password.getByLabelText('原密码'), 'guess');
  await userEvent.type(password.getByLabelText('新密码'), 'another horse');
  await userEvent.type(password.getByLabelText('再输一次'), 'another hors');
  await userEvent.click(password.getByRole('button', { name: '修改密码' }));
  expect(await password.findByText('两次输入的新密码不一样')).toBeTruthy();
  expect(api.inputsOf(changePassword)).toEqual([]);
  await userEvent.type(password.getByLabelText('再输一次'), 'e');
  await userEvent.click(password.getByRole('button', { name: '修改密码' }));
  expect(await password.findByText('原密码不正确')).toBeTruthy();
});

test('other places are ended, this one stays', async () => {
  await renderApp('/auth/user/settings');
  const places = await section('已登录的设备');
  expect(await places.findByText('Chrome · Windows')).toBeTruthy();
  expect(places.getByText('当前')).toBeTruthy();
  await userEvent.click(places.getByRole('button', { name: '退出其他全部登录' }));
  await endWith('correct horse', '退出其他全部登录');
  await waitFor(() => expect(places.queryByText('Firefox · Linux')).toBeNull());
  expect(api.inputsOf(endSessions)).toEqual([{ ids: ['s2'], password: 'correct horse' }]);
  expect(readToken()).toBe('token-2');
});

test('one place is ended by the password; a wrong one is said at its field and ends nothing', async () => {
  api.on(endSessions, ({ ids, password }) => {
    if (password !== 'correct horse')
      throw new FakeRefusal('accounts.wrong-password', '密码不正确', [
        { field: 'password', msg: '密码不正确' },
      ]);
    sessions = sessions.filter((one) => !ids.includes(one.id));
    return { deleted: ids.length, session_token: 'token-2' };
  });
  await renderApp('/auth/user/settings');
  const places = await section('已登录的设备');
  await userEvent.click(await places.findByRole('button', { name: '结束' }));
  const dialog = within(await screen.findByRole('dialog'));
  await endWith('guess', '结束这处登录');
  expect(await dialog.findByText('密码不正确')).toBeTruthy();
  expect(readToken()).toBe('token-1');
  expect(places.getByText('Firefox · Linux')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('密码'));
  await endWith('correct horse', '结束这处登录');
  await waitFor(() => expect(places.queryByText('Firefox · Linux')).toBeNull());
});

test('who fears for the password is led to changing it, which ends the others as well', async () => {
  await renderApp('/auth/user/settings');
  const places = await section('已登录的设备');
  await userEvent.click(await places.findByRole('button', { name: '退出其他全部登录' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
  const password = await section('修改密码');
  await waitFor(() => expect(document.activeElement).toBe(password.getByLabelText('原密码')));
  expect(api.inputsOf(endSessions)).toEqual([]);
});

test('a token is made with name and life, shown once, and revoked', async () => {
  api.on(addToken, ({ name }) => {
    sessions.push(buildSession({ id: 't2', kind: 'token', name }));
    return { id: 't2', token: 'the-token', expires_at: AT, session_token: 'token-2' };
  });
  await renderApp('/auth/user/settings');
  const tokens = await section('程序令牌');
  await userEvent.click(tokens.getByRole('button', { name: '新建令牌' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('名称'), 'ERP');
  await userEvent.type(dialog.getByLabelText('密码'), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: '生成' }));
  expect((await dialog.findByTestId('new-token')).textContent).toBe('the-token');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByTestId('new-token').textContent).toBe('the-token');
  expect(api.inputsOf(addToken)).toEqual([{ name: 'ERP', days: 90, password: 'correct horse' }]);
  await userEvent.click(dialog.getByRole('button', { name: '已保存' }));
  expect(await tokens.findByText('ERP')).toBeTruthy();
  await userEvent.click(tokens.getAllByRole('button', { name: '撤销' })[0]!);
  await waitFor(() => expect(tokens.queryByText('每日批量')).toBeNull());
});

test('two-step sign-in: password, the first code, recovery codes shown once; off again with password and code', async () => {
  let isOn = false;
  api.on(getSecondFactor, () => ({ is_on: isOn, since: isOn ? AT : null, recovery_left: isOn ? 2 : 0 }));
  api.on(beginSecondFactor, () => ({
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/x?secret=ABCDEFGH',
    session_token: 'token-2',
  }));
  api.on(confirmSecondFactor, ({ code }) => {
    if (code === '000000') {
      throw new FakeRefusal('accounts.code-wrong', '不正确', [{ field: 'code', msg: '动态码不正确' }]);
    }
    isOn = true;
    return { recovery_codes: ['AAAAA-CCCCC', 'DDDDD-EEEEE'], session_token: 'token-3' };
  });
  api.on(endSecondFactor, () => {
    isOn = false;
    return { session_token: 'token-4' };
  });
  await renderApp('/auth/user/settings');
  const card = await section('两步验证');
  await userEvent.click(await card.findByRole('button', { name: '开启两步验证' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sharedIds()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('密码'), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
  expect((await dialog.findByTestId('factor-secret')).textContent).toBe('ABCD EFGH');
  await userEvent.type(dialog.getByLabelText('6 位动态码'), '000000');
  await userEvent.click(dialog.getByRole('button', { name: '确认开启' }));
  expect(await dialog.findByText('动态码不正确')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('6 位动态码'));
  await userEvent.type(dialog.getByLabelText('6 位动态码'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: '确认开启' }));
  expect((await dialog.findByTestId('recovery-codes')).textContent).toContain('AAAAA-CCCCC');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByTestId('recovery-codes').textContent).toContain('AAAAA-CCCCC');
  await userEvent.click(dialog.getByRole('button', { name: '已保存' }));
  expect(await card.findByText('恢复码快用完了')).toBeTruthy();
  expect((await section('修改密码')).getByLabelText('动态码或恢复码')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: '关闭两步验证' }));
  const proof = within(await screen.findByRole('dialog'));
  expect(sharedIds()).toEqual([]);
  await userEvent.type(proof.getByLabelText('密码'), 'correct horse');
  await userEvent.type(proof.getByLabelText('动态码或恢复码'), '654321');
  await userEvent.click(proof.getByRole('button', { name: '关闭两步验证' }));
  expect(await card.findByRole('button', { name: '开启两步验证' })).toBeTruthy();
  expect(api.inputsOf(endSecondFactor)).toEqual([{ password: 'correct horse', code: '654321' }]);
});

test('what is used stands beside what may be used, where there is a limit', async () => {
  await renderApp('/auth/user/settings');
  const budget = await section('用量与额度');
  const lines = await waitFor(() => {
    const found = budget.getAllByRole('listitem');
    expect(found).toHaveLength(3);
    return found;
  });
  expect(lines.map((line) => line.textContent)).toEqual([
    '存储空间（含删除未满 30 天的图片）19 GB / 20 GB',
    '图库图片1,234',
    '最近 30 天生成图片的花费¥6.50 / ¥100.00',
  ]);
  expect(budget.getAllByRole('meter')).toHaveLength(2);
});

test('the security log says what happened, how often and from where, and ends the other sessions', async () => {
  const list = [
    buildEvent({ is_here: true }),
    buildEvent({ id: '2', kind: 'code-failed', times: 7 }),
    buildEvent({ id: '3', kind: 'token-revoked', detail: 'ERP' }),
    buildEvent({ id: '4', kind: 'factor-off', by_operator: true, ip: '', user_agent: '' }),
  ];
  api.on(listSecurityEvents, () => ({ list, curPage: 1, rowCount: 4, totalPage: 1 }));
  await renderApp('/auth/user/settings');
  const log = await section('安全记录');
  const rows = (await log.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('登录当前');
  expect(rows[0]).toContain('203.0.113.9 · Chrome · Windows');
  expect(rows[1]).toContain('密码正确，动态码错误7 次');
  expect(rows[2]).toContain('撤销程序令牌 ERP');
  expect(rows[3]).toContain('关闭两步验证管理员操作');
  await userEvent.click(log.getByRole('button', { name: '退出其他全部登录' }));
  await endWith('correct horse', '退出其他全部登录');
  await waitFor(() =>
    expect(api.inputsOf(endSessions)).toEqual([{ ids: ['s2'], password: 'correct horse' }]),
  );
});

test('a sign-in from a new place is said on every page until it is confirmed', async () => {
  api.on(listNewSignIns, () => ({
    list: [buildEvent({ ip: '198.51.100.66' }), buildEvent({ id: '2', ip: '198.51.100.67' })],
  }));
  api.on(confirmSignIns, () => ({}));
  const router = await renderApp('/auth/goods');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Chrome · Windows · 198.51.100.66');
  expect(notice.textContent).toContain('另有 1 次');
  await userEvent.click(within(notice).getByRole('button', { name: '不是我' }));
  await waitFor(() => expect(router.state.location.hash).toBe('#security-log'));
  await userEvent.click(screen.getByRole('button', { name: '是我本人' }));
  await waitFor(() => expect(screen.queryByText(/198.51.100.66/)).toBeNull());
  expect(api.inputsOf(confirmSignIns)).toHaveLength(1);
});
