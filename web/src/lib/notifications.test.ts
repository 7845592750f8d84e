import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Notices = typeof import('./notifications.ts');
let notices: Notices;
beforeEach(async () => {
  vi.resetModules();
  notices = await import('./notifications.ts');
});
afterEach(() => notices.setNotificationOutlet(null));

function outlet(said: string[]) {
  return {
    toast: (tone: string, text: unknown, key: unknown) => said.push(`${tone} ${String(text)} ${String(key)}`),
    notification: (tone: string, title: unknown) => said.push(`${tone}! ${String(title)}`),
    hint: (text: string) => said.push(`hint ${text}`),
    undo: (text: string, onUndo: () => void) => {
      said.push(`undo ${text}`);
      onUndo();
    },
  } as unknown as NonNullable<Parameters<Notices['setNotificationOutlet']>[0]>;
}

test('what was said too early is shown once, in order, when the outlet comes', () => {
  const { notify, outletRequested, setNotificationOutlet } = notices;
  let wanted = 0;
  outletRequested.subscribe(() => wanted++);
  expect(outletRequested.get()).toBe(false);
  notify.error('断网');
  notify.info('二');
  expect(outletRequested.get()).toBe(true);
  expect(wanted).toBe(1);
  const said: string[] = [];
  setNotificationOutlet(outlet(said));
  expect(said).toEqual(['error 断网 断网', 'info 二 二']);
  setNotificationOutlet(null);
  setNotificationOutlet(outlet(said));
  expect(said).toHaveLength(2);
});

test('with an outlet everything is shown at once; without one again it waits', () => {
  const { notify, setNotificationOutlet } = notices;
  const said: string[] = [];
  let undone = 0;
  setNotificationOutlet(outlet(said));
  notify.success('好');
  notify.warning('慢');
  notify.hint('拖');
  notify.notification('error', '完');
  notify.undo('已删', () => undone++);
  expect(said).toEqual(['success 好 好', 'warning 慢 慢', 'hint 拖', 'error! 完', 'undo 已删']);
  expect(undone).toBe(1);
  setNotificationOutlet(null);
  notify.info('later');
  expect(said).toHaveLength(5);
});

test('asking for the outlet twice tells once, and not who has left', () => {
  const { outletRequested, requestNotificationOutlet } = notices;
  let calls = 0;
  const leave = outletRequested.subscribe(() => calls++);
  outletRequested.subscribe(() => calls++);
  leave();
  requestNotificationOutlet();
  requestNotificationOutlet();
  expect(calls).toBe(1);
});
