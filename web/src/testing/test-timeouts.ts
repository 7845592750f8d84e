// Runs before every test file. Testing Library and `vi.waitFor` give up after a second, which a busy machine may need for one page.
import { vi } from 'vitest';

/** As long as `expect.poll` waits (vitest.config.ts). */
const PATIENCE_MS = 20_000;
/** Files of one process share `vi`: it is changed once. */
const patient = Symbol.for('diy.patient');

if (!(patient in vi)) {
  const { waitFor } = vi;
  vi.waitFor = (callback, options = {}) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  Object.assign(vi, { [patient]: true });
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
  // A chunk that is still on its way when the page goes would fail the whole run.
  const { afterAll } = await import('vitest');
  afterAll(() => vi.dynamicImportSettled());
}
