// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DesignerContext } from '../session/designer-context.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import type { Layout } from '../view/choose-layout.ts';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

it('what is typed in it stays when the telephone is turned', async () => {
  const session = buildSession();
  const sheet = (layout: Layout) => (
    <Sheet layout={layout} shows="images" onClose={vi.fn()}>
      <input aria-label="搜索" />
    </Sheet>
  );
  const { rerender } = await showInSession(session, sheet('below'));
  expect(screen.queryByRole('separator')).not.toBeNull();
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '海边');
  for (const layout of ['side', 'below', 'one', 'both'] as const) {
    rerender(<DesignerContext value={session}>{sheet(layout)}</DesignerContext>);
    expect(screen.getByRole('textbox')).toBe(field);
    expect(screen.queryByRole('separator') !== null).toBe(layout === 'below');
  }
  expect((field as HTMLInputElement).value).toBe('海边');
});

it('takes the keyboard when it opens or holds something else, and gives it back', async () => {
  const session = buildSession();
  const page = (shows: string | null, layout: Layout = 'below') => (
    <DesignerContext value={session}>
      <button type="button">图片</button>
      {shows ? (
        <Sheet layout={layout} shows={shows} onClose={vi.fn()}>
          <button type="button">加入</button>
        </Sheet>
      ) : null}
    </DesignerContext>
  );
  const { rerender } = await showInSession(session, page(null));
  rerender(page(null));
  const opener = screen.getByRole('button', { name: '图片' });
  for (const shows of ['images', 'text']) {
    opener.focus();
    rerender(page(shows));
    expect(document.activeElement).toBe(screen.getByTestId('sheet'));
  }
  screen.getByRole('button', { name: '加入' }).focus();
  rerender(page(null));
  expect(document.activeElement).toBe(opener);
  // Next to the stage it leaves the keyboard where it is.
  rerender(page('text', 'one'));
  expect(document.activeElement).toBe(opener);
});
