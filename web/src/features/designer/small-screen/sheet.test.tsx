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
    <Sheet layout={layout} onClose={vi.fn()}>
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
