// @vitest-environment happy-dom
import { createDesign } from '@diy/design/document';
import { addLayer } from '@diy/design/editing';
import { buildShapeLayer } from '@diy/design/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Draft } from '../saving/drafts.ts';
import { buildSession, testTemplate } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { RecoverDialog } from './recover-dialog.tsx';

afterEach(cleanup);

const draft: Draft = {
  storageKey: 'diy-draft:user:page',
  designId: 'design',
  templateId: 'template',
  templateVersion: 1,
  version: 3,
  name: '海边',
  design: addLayer(createDesign(testTemplate.definition), { surfaceId: 'back', layer: buildShapeLayer() }),
  keptAt: Date.parse('2026-01-02T03:04:00Z'),
  pictures: [],
};

async function show(isOutdated = false) {
  const [onRestore, onDiscard] = [vi.fn(), vi.fn()];
  await showInSession(
    buildSession(),
    <RecoverDialog draft={draft} isOutdated={isOutdated} onRestore={onRestore} onDiscard={onDiscard} />,
  );
  return { onRestore, onDiscard };
}

it('says what was left behind and does what is chosen', async () => {
  const { onRestore, onDiscard } = await show();
  const text = screen.getByTestId('recover-dialog').textContent;
  expect(text).toContain('“海边”');
  expect(text).toContain('共 1 个图层');
  await userEvent.click(screen.getByTestId('recover-restore'));
  expect([onRestore.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByTestId('recover-discard'));
  expect(onDiscard).toHaveBeenCalledOnce();
});

it('cannot be passed over: neither Escape nor a click outside throws work away', async () => {
  const { onRestore, onDiscard } = await show();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', code: 'Escape', keyCode: 27 });
  const mask = document.querySelector('.ant-modal-wrap');
  if (mask) fireEvent.click(mask);
  expect(screen.getByTestId('recover-dialog')).toBeTruthy();
  expect([onRestore, onDiscard].flatMap((one) => one.mock.calls)).toEqual([]);
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('tells that content of an older version becomes a design of its own', async () => {
  await show(true);
  expect(screen.getByText(/会存为一个新作品/)).toBeTruthy();
});
