// Runs before every test file. Testing Library gives up after a second, which a busy machine may need for one page.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
  // A chunk that is still on its way when the page goes would fail the whole run.
  const { afterAll, vi } = await import('vitest');
  afterAll(() => vi.dynamicImportSettled());
}

export {};
