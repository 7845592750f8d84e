// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../lib/notifications.ts';
import { startTexts } from '../lib/text/translate.ts';
import { NotificationHolder } from './notification-holder.tsx';

beforeEach(async () => {
  await startTexts([], 'zh-CN');
  vi.useFakeTimers();
  render(<NotificationHolder />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Whether the text is shown and not already on its way out (its animation never ends without a browser). */
const isOpen = (text: string) => {
  const alert = screen.queryByText(text)?.closest('[role="alert"]');
  return alert != null && !/-leave\b/.test(alert.className);
};

/** How long, in ms and in steps of 100, the text stays after it was said. */
async function stayOf(say: () => void, text: string): Promise<number> {
  await act(async () => say());
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(screen.getByText(text)).toBeTruthy();
  let ms = 50;
  for (; ms < 10_000 && isOpen(text); ms += 100) {
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  return ms;
}

test.each([
  ['a toast', () => notify.error('出错了'), '出错了', 3000],
  ['a notification', () => notify.notification('success', '打包好了'), '打包好了', 4500],
  ['a helper', () => notify.hint('已复制'), '已复制', 1500],
])('%s closes by itself', async (_name, say, text, wanted) => {
  const stay = await stayOf(say, text);
  expect(stay).toBeGreaterThanOrEqual(wanted);
  expect(stay).toBeLessThan(wanted + 300);
});

test('a notification stands top right, 24 px from the edge', async () => {
  await act(async () => notify.notification('info', '任务', '完成'));
  await act(() => vi.advanceTimersByTimeAsync(50));
  const box = screen.getByText('任务').closest<HTMLElement>('[class*="-topRight"]');
  expect(box?.style.getPropertyValue('--notification-top')).toBe('24px');
});

test('a helper stands at top 65, left 50 %', async () => {
  await act(async () => notify.hint('已复制'));
  await act(() => vi.advanceTimersByTimeAsync(50));
  let node = screen.getByText('已复制').parentElement;
  while (node && !node.style.top) node = node.parentElement;
  expect([node?.style.position, node?.style.top, node?.style.left]).toEqual(['fixed', '65px', '50%']);
});
