// Runs before every test file that shares its process with others (scripts/testing/shared-tests.mjs): React and antd stay loaded, our own
// modules are evaluated again, and the page is as a file finds it that is alone.
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

vi.resetModules();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
document.title = '';
for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

afterAll(async () => {
  await vi.dynamicImportSettled();
  cleanup();
});
