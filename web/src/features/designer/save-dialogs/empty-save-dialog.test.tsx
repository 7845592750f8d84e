// @vitest-environment happy-dom
import { buildShapeLayer } from '@diy/design/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { actions } from '../actions/actions.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { EmptySaveDialog } from './empty-save-dialog.tsx';

afterEach(cleanup);

async function show(...args: Parameters<typeof buildSession>) {
  const session = buildSession(...args);
  await showInSession(session, <EmptySaveDialog />);
  const save = () => act(async () => actions.save.perform(session));
  /** The saver has no server here: a try is known by what became of it. */
  const wasTried = () => session.saver.state.get().problem !== null;
  return { session, save, wasTried };
}

it('asks once before it saves a design with nothing on it', async () => {
  const { save, wasTried } = await show();
  await save();
  await userEvent.click(screen.getByTestId('empty-back'));
  expect(wasTried()).toBe(false);
  await save();
  await waitFor(() => expect(wasTried()).toBe(true));
});

it('saves all the same where that is wanted', async () => {
  const { save, wasTried } = await show();
  await save();
  expect(wasTried()).toBe(false);
  await userEvent.click(screen.getByTestId('empty-save'));
  await waitFor(() => expect(wasTried()).toBe(true));
});

it('does not ask where there is something', async () => {
  const { save, wasTried } = await show([buildShapeLayer()]);
  await save();
  expect(screen.queryByTestId('empty-save')).toBeNull();
  await waitFor(() => expect(wasTried()).toBe(true));
});

it('goes when something is put on the design meanwhile, which is saved', async () => {
  const { session, save, wasTried } = await show();
  await save();
  expect(screen.getByTestId('empty-save')).toBeTruthy();
  act(() => session.editor.run('addLayer', { surfaceId: 'front', layer: buildShapeLayer({ id: 'late' }) }));
  await waitFor(() => expect(session.ui.get().emptySave).toBe('never'));
  await waitFor(() => expect(wasTried()).toBe(true));
});
