import type { Page } from 'playwright-core';

/** Playwright's own side of a page, as far as it sends WebDriver BiDi; none of it is public. */
interface BidiPage {
  delegate: { _session: { sessionId: string; send(method: string, params: object): Promise<unknown> } };
}
interface Connected {
  _connection: { toImpl(page: Page): BidiPage };
}

/** The time between press and release, ms; shorter than half the time in which two clicks are one double click. */
const HELD_MS = 30;

/**
 * Presses the main button twice where the pointer is, as a double click. Firefox counts clicks within one chain of actions alone, and
 * Playwright sends each press by itself: two single clicks. So the chain goes through Playwright's session, under the name
 * that it gives its mouse, whose place and held keys Firefox remembers.
 */
export async function clickTwiceInFirefox(page: Page): Promise<void> {
  const { _session: session } = (page as unknown as Connected)._connection.toImpl(page).delegate;
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: HELD_MS },
    { type: 'pointerUp', button: 0 },
    { type: 'pause', duration: HELD_MS },
  ];
  await session.send('input.performActions', {
    context: session.sessionId,
    actions: [
      {
        type: 'pointer',
        id: 'pw_mouse',
        parameters: { pointerType: 'mouse' },
        actions: [...click, ...click],
      },
    ],
  });
}
