// @vitest-environment happy-dom
import { DESIGN_FORMAT, findSurface } from '@diy/design/document';
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildUser } from '../../../testing/builders.ts';
import type { DesignerSession } from '../session/designer-session.ts';
import { buildSession } from '../testing/build-session.ts';

const PLACE = `diy-clipboard:${buildUser().id}`;
type Module = typeof import('./clipboard.ts');
let clipboard: Module;
let kept: typeof import('../../../shared/private-storage/private-storage.ts')['privateStorage'];
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  // As those that the new module will use.
  const { storeSession } = await import('../../../shared/session/session.ts');
  const storage = await import('../../../shared/private-storage/private-storage.ts');
  const user = buildUser();
  storeSession('token-1', user);
  storage.unlockStorage(user.id, new Uint8Array(32).fill(7));
  kept = storage.privateStorage;
  clipboard = await import('./clipboard.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const layersOn = (session: DesignerSession, surfaceId = 'front') =>
  findSurface(session.editor.getState().design, surfaceId)?.layers ?? [];
const open = () => buildSession([buildShapeLayer({ id: 'a', xMm: 20, yMm: 20 })]);

test('without a copy there is nothing to paste', () => {
  const session = open();
  expect(clipboard.hasClipboard()).toBe(false);
  expect(clipboard.readClipboardText()).toBeNull();
  expect(clipboard.pasteClipboard(session)).toBe(false);
  clipboard.copySelection(session);
  expect(clipboard.hasClipboard()).toBe(false);
});

test('each further copy lies five millimetres on; copying again begins anew', () => {
  const session = open();
  session.editor.select(['a']);
  clipboard.copySelection(session);
  clipboard.pasteClipboard(session);
  clipboard.pasteClipboard(session);
  expect(layersOn(session).map(({ xMm }) => xMm)).toEqual([20, 25, 30]);
  session.editor.select(['a']);
  clipboard.copySelection(session);
  clipboard.pasteClipboard(session);
  expect(layersOn(session).map(({ xMm }) => xMm)).toEqual([20, 25, 30, 25]);
});

test('another design gets the layers under new ids, with the address of their pictures', () => {
  const from = buildSession([buildImageLayer({ id: 'p', imageId: 'img' })]);
  from.pictures.add({ id: 'img', url: '/img.jpg', widthPx: 400, heightPx: 400 });
  from.editor.select(['p']);
  clipboard.copySelection(from);
  const to = buildSession();
  expect(clipboard.pasteClipboard(to)).toBe(true);
  expect(layersOn(to)).toMatchObject([{ kind: 'image', imageId: 'img' }]);
  expect(layersOn(to)[0]?.id).not.toBe('p');
  expect(to.pictures.known('img')?.url).toBe('/img.jpg');
});

test.each([
  ['words of anybody', '你好'],
  ['a number', '7'],
  ['an empty list of layers', '{"surfaceId":"front","layers":[],"pictures":[]}'],
  ['layers of another program', '{"surfaceId":"front","layers":[{"kind":"video"}],"pictures":[]}'],
  ['half a text', '{"surfaceId":"front","lay'],
])('%s on the clipboard are passed over for our own last copy', (_, text) => {
  const session = open();
  session.editor.select(['a']);
  clipboard.copySelection(session);
  expect(clipboard.pasteClipboard(session, text)).toBe(true);
  expect(layersOn(session)).toHaveLength(2);
  kept.setItem(PLACE, text);
  expect(clipboard.hasClipboard()).toBe(false);
  expect(clipboard.pasteClipboard(session, text)).toBe(false);
});

test('a text copied in another tab wins over the last copy here', () => {
  const session = open();
  session.editor.select(['a']);
  clipboard.copySelection(session);
  const ours = JSON.parse(clipboard.readClipboardText() ?? '') as { layers: object[] };
  const theirs = { ...ours, layers: [{ ...ours.layers[0], name: '别处' }] };
  clipboard.pasteClipboard(session, JSON.stringify(theirs));
  expect(layersOn(session)[1]?.name).toBe('别处');
});

test('what a newer version has copied is neither pasted nor passed over: a warning asks for a reload', async () => {
  const { notify } = await import('../../../lib/notifications.ts');
  const { startTexts, texts } = await import('../../../lib/text/translate.ts');
  await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['designer']);
  const said = vi.spyOn(notify, 'warning').mockReturnValue(undefined as never);
  const session = open();
  session.editor.select(['a']);
  clipboard.copySelection(session);
  const ours = JSON.parse(clipboard.readClipboardText() ?? '') as { format: number; layers: object[] };
  expect(ours.format).toBe(DESIGN_FORMAT);
  const newer = JSON.stringify({
    ...ours,
    format: DESIGN_FORMAT + 1,
    layers: [{ ...ours.layers[0], shape: 'spiral' }],
  });
  expect(clipboard.pasteClipboard(session, newer)).toBe(false);
  kept.setItem(PLACE, newer);
  expect(clipboard.hasClipboard()).toBe(true);
  expect(clipboard.pasteClipboard(session)).toBe(false);
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('请重新加载页面后再粘贴'),
    expect.stringContaining('请重新加载页面后再粘贴'),
  ]);
  expect(layersOn(session)).toHaveLength(1);
  // It waits for the page that can read it.
  expect(kept.getItem(PLACE)).toBe(newer);
});

test('a copy from before formats were noted is pasted', () => {
  const session = open();
  session.editor.select(['a']);
  clipboard.copySelection(session);
  const { format: _, ...before } = JSON.parse(clipboard.readClipboardText() ?? '') as { format: number };
  expect(clipboard.pasteClipboard(session, JSON.stringify(before))).toBe(true);
  expect(layersOn(session)).toHaveLength(2);
});

test('after signing out nothing of a copy can be read or pasted, also one that only the page held', async () => {
  const { endSession } = await import('../../../shared/session/session.ts');
  const session = open();
  session.editor.select(['a']);
  clipboard.copySelection(session);
  expect(localStorage.getItem(PLACE)).not.toContain('layers');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  clipboard.copySelection(session);
  expect(clipboard.hasClipboard()).toBe(true);
  endSession('signed-out');
  expect(clipboard.hasClipboard()).toBe(false);
  expect(clipboard.readClipboardText()).toBeNull();
});

test('a full storage does not break copying within the page', () => {
  const session = open();
  session.editor.select(['a']);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  clipboard.copySelection(session);
  expect(clipboard.pasteClipboard(session)).toBe(true);
  expect(layersOn(session)).toHaveLength(2);
});
