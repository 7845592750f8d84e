// @vitest-environment happy-dom
import { getCaptcha, login } from '@diy/contract/accounts/accounts';
import { getWork, type WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import type { InputOf } from '@diy/contract/endpoint';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readToken, readUser } from '../../../shared/session/session.ts';
import { buildUser } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { renderApp, serve } from '../../../testing/render-app.tsx';

let api: FakeApi;
let captchas = 0;
beforeEach(() => {
  api = createFakeApi();
  captchas = 0;
  api.on(getCaptcha, () => {
    captchas += 1;
    return { key: `key-${captchas}`, verif: 'data:image/png;base64,AAAA' };
  });
  return serve(api);
});

async function fillIn(verif: string) {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('用户名'), 'lin');
  await person.type(screen.getByLabelText('密码'), 'correct horse');
  await screen.findByAltText('验证码图片');
  await person.type(screen.getByLabelText('验证码'), verif);
  await person.click(screen.getByRole('button', { name: '登录' }));
  return person;
}

test('signing in keeps token and user and goes where the person wanted to go', async () => {
  api.on(login, () => ({ token: 'fresh', user: buildUser(), must_first: null }));
  const router = await renderApp('/login?redirect=%2Fauth%2Fuser%2Fpiliang%3Fp%3D2');
  await fillIn('AB12');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/user/piliang'));
  expect(router.state.location.search).toBe('?p=2');
  expect(readToken()).toBe('fresh');
  expect(readUser()).toEqual(buildUser());
  expect(api.inputsOf(login)).toEqual([
    { username: 'lin', password: 'correct horse', verif: 'AB12', randomKey: 'key-1' },
  ]);
  await waitFor(() => expect(document.title).toBe('批量任务 - 在线定制系统'));
});

test('a wrong captcha is said at its field, and a new picture comes', async () => {
  api.on(login, () => {
    throw new FakeRefusal('accounts.wrong-captcha', '验证码不对', [
      { field: 'verif', msg: '验证码不对，请看新的图片' },
    ]);
  });
  await renderApp('/login');
  await fillIn('XXXX');
  expect(await screen.findByText('验证码不对，请看新的图片')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('验证码');
  expect(field.value).toBe('');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(captchas).toBe(2));
  expect(readToken()).toBeNull();
});

test('wrong credentials are said once, without telling which field', async () => {
  api.on(login, () => {
    throw new FakeRefusal('accounts.wrong-credentials', '用户名或密码不对');
  });
  await renderApp('/login');
  await fillIn('AB12');
  expect((await screen.findByRole('alert')).textContent).toBe('用户名或密码不对');
  expect(screen.getByLabelText('用户名').getAttribute('aria-invalid')).toBeNull();
});

test('empty fields are named and nothing is sent', async () => {
  await renderApp('/login');
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  expect(await screen.findByText('请输入用户名')).toBeTruthy();
  expect(screen.getByText('请输入图中的字符')).toBeTruthy();
  expect(api.inputsOf(login)).toEqual([]);
});

test('an account with two-step sign-in asks for a code, with the same captcha; back leads to the password', async () => {
  const about = (id: string, msg: string) => new FakeRefusal(id, msg, [{ field: 'code', msg }]);
  api.on(login, ({ code }) => {
    if (!code) throw about('accounts.code-needed', '请输入动态码');
    if (code !== '123456') throw about('accounts.code-wrong', '动态码不对');
    return { token: 'fresh', user: buildUser(), must_first: null };
  });
  await renderApp('/login');
  // A button that was waiting keeps its icon here, since nothing moves.
  const submit = async () => person.click(screen.getByRole('button', { name: /登录$/ }));
  let person = await fillIn('AB12');
  await person.click(await screen.findByRole('button', { name: '返回' }));
  await waitFor(() => expect(captchas).toBe(2));
  expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('');
  await person.clear(screen.getByLabelText('用户名'));
  await person.clear(screen.getByLabelText('密码'));
  person = await fillIn('CD34');
  const field = await screen.findByLabelText<HTMLInputElement>('动态码或恢复码');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByText('请输入动态码')).toBeNull();
  await person.type(field, '000000');
  await submit();
  expect(await screen.findByText('动态码不对')).toBeTruthy();
  await person.type(screen.getByLabelText('动态码或恢复码'), '123456');
  await submit();
  await waitFor(() => expect(readToken()).toBe('fresh'));
  expect(api.inputsOf(login).at(-1)).toEqual({
    username: 'lin',
    password: 'correct horse',
    verif: 'CD34',
    randomKey: 'key-2',
    code: '123456',
  });
});

/** A task as the server gives them out, with next to no memory; counter 3 solves it. */
const taskOf = (username: string, captcha: string, tries: number): WorkChallenge => ({
  parameters: {
    algorithm: 'SCRYPT',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
    cost: 2,
    memoryCost: 1,
    parallelism: 1,
    keyLength: 32,
    keyPrefix: '6cf87fd8',
    keySignature: 'ab',
    expiresAt: 4_000_000_000,
    data: { captcha, name: Buffer.from(username).toString('hex'), tries, keyId: 0 },
  },
  signature: 'cd',
});
const sentSignIns = () => api.inputsOf(login) as InputOf<typeof login>[];
const solvedOf = (work: string | undefined) =>
  JSON.parse(atob(work ?? '')) as { challenge: WorkChallenge; solution: { counter: number } };

test('the work of a sign-in is done beside the typing and goes along with it', async () => {
  api.on(getWork, ({ username, randomKey }) => ({ challenge: taskOf(username, randomKey, 6) }));
  api.on(login, () => ({ token: 'fresh', user: buildUser(), must_first: null }));
  await renderApp('/login');
  await fillIn('AB12');
  await waitFor(() => expect(readToken()).toBe('fresh'));
  expect(api.inputsOf(getWork).at(-1)).toEqual({ username: 'lin', randomKey: 'key-1' });
  const { challenge, solution } = solvedOf(sentSignIns()[0]?.work);
  expect(challenge).toEqual(taskOf('lin', 'key-1', 6));
  expect(solution.counter).toBe(3);
});

test('when the work was too cheap it is done again, and nothing is typed again', async () => {
  let tries = 6;
  api.on(getWork, ({ username, randomKey }) => ({ challenge: taskOf(username, randomKey, tries) }));
  api.on(login, ({ work }) => {
    tries = 48;
    if (solvedOf(work).challenge.parameters.data.tries < 48)
      throw new FakeRefusal('accounts.work-needed', '请重试');
    return { token: 'fresh', user: buildUser(), must_first: null };
  });
  await renderApp('/login');
  await fillIn('AB12');
  await waitFor(() => expect(readToken()).toBe('fresh'));
  expect(captchas).toBe(1);
  expect(sentSignIns().map(({ verif, randomKey }) => [verif, randomKey])).toEqual([
    ['AB12', 'key-1'],
    ['AB12', 'key-1'],
  ]);
});

test('where the work cannot be done the server decides, and its reason is shown', async () => {
  api.on(login, () => {
    throw new FakeRefusal('accounts.work-needed', '请换一个浏览器');
  });
  await renderApp('/login');
  await fillIn('AB12');
  expect((await screen.findByRole('alert')).textContent).toBe('请换一个浏览器');
  expect(sentSignIns().map((input) => input.work)).toEqual([undefined, undefined]);
});

test('whoever waits longer than a second for the work is told why, as long as it lasts', async () => {
  const releases: (() => void)[] = [];
  class HeldWorker {
    onmessage: (event: { data: unknown }) => void = () => {};
    postMessage() {
      releases.push(() => this.onmessage({ data: { solution: { counter: 3 } } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', HeldWorker);
  try {
    api.on(getWork, ({ username, randomKey }) => ({ challenge: taskOf(username, randomKey, 192) }));
    api.on(login, () => {
      throw new FakeRefusal('accounts.wrong-credentials', '密码不对');
    });
    await renderApp('/login');
    await fillIn('AB12');
    expect(screen.queryByText(/安全计算/)).toBeNull();
    const note = await screen.findByText(/安全计算/, {}, { timeout: 15_000 });
    expect(note.getAttribute('role')).toBe('status');
    expect(sentSignIns()).toEqual([]);
    for (const release of releases) release();
    expect((await screen.findByRole('alert')).textContent).toBe('密码不对');
    expect(note.textContent).toBe('');
    expect(solvedOf(sentSignIns()[0]?.work).solution.counter).toBe(3);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a task that does not come within three seconds is done without', async () => {
  api.on(login, () => ({ token: 'fresh', user: buildUser(), must_first: null }));
  const fetchOthers = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/verif/work')
      ? new Promise((_, fail) => {
          init.signal?.addEventListener('abort', () => fail(init.signal?.reason), { once: true });
        })
      : fetchOthers(url, init),
  );
  try {
    await renderApp('/login');
    await fillIn('AB12');
    await waitFor(() => expect(readToken()).toBe('fresh'), { timeout: 15_000 });
    expect(sentSignIns().map(({ work }) => work)).toEqual([undefined]);
  } finally {
    vi.unstubAllGlobals();
  }
});
