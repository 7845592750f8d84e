// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import { renderPart } from '../../../testing/render-app.tsx';
import { UnprovenDialog } from './unproven-dialog.tsx';

afterEach(cleanup);

const psds = [{ imageId: 'bag', name: 'bag.psd', ownUrl: '/own.jpg', mockupUrl: '/mockup.webp' }];

async function show() {
  if (!texts.isInitialized) await startTexts(['own-templates'], 'zh-CN');
  const [onAlike, onClose] = [vi.fn(), vi.fn()];
  await renderPart(<UnprovenDialog psds={psds} onAlike={onAlike} onClose={onClose} />);
  return { dialog: within(await screen.findByRole('dialog', { name: '核对样机' })), onAlike, onClose };
}

it('shows both pictures, and does what is said of them', async () => {
  const { dialog, onAlike, onClose } = await show();
  expect(dialog.getByText('bag.psd')).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'PSD 自带的图（可能是空白或旧的）' }).getAttribute('src')).toBe(
    '/own.jpg',
  );
  expect(dialog.getByRole('img', { name: '按图层画出的样机' }).getAttribute('src')).toBe('/mockup.webp');
  await userEvent.click(dialog.getByRole('button', { name: '返回查看' }));
  expect([onAlike.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(dialog.getByRole('button', { name: '两张图一样，保存' }));
  expect(onAlike).toHaveBeenCalledOnce();
});
