// Runs before every test file. Files of one process share its page (scripts/testing/shared-tests.mjs): behind each of them the page
// is as it was, and our modules are loaded again, so that no file finds what another left.
import { afterAll, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { setI18n } = await import('react-i18next');
  const removeListeners = rememberListeners();
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    cleanup();
    removeListeners();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    // Without texts a part shows their keys, as in a process that loaded none.
    setI18n(undefined as never);
    vi.resetModules();
  });
}

/** Notes what listens to the window from now on; the result ends that. */
function rememberListeners(): () => void {
  const { addEventListener } = window;
  const added: Parameters<typeof addEventListener>[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    added.push(listener);
    addEventListener.apply(window, listener);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const listener of added) window.removeEventListener(...listener);
  };
}
