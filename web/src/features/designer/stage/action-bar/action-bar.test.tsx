// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { ActionBar } from './action-bar.tsx';

const WINDOW = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
afterEach(() => {
  cleanup();
  Object.assign(window, WINDOW);
});

it('goes with what it deletes, and leaves the keyboard to the stage', async () => {
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
  const session = buildSession([buildShapeLayer({ id: 'a' })]);
  session.editor.select(['a']);
  await showInSession(
    session,
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as the stage itself
    <div role="application" tabIndex={0}>
      <ActionBar />
    </div>,
  );
  await userEvent.click(screen.getByTestId('bar-delete'));
  expect(screen.queryByTestId('action-bar')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('application'));
});
