import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { findProjectFolder } from '../config/project-folder.ts';
import { mallocSettings } from './malloc-settings.ts';

it('are the same that npm start gives the system before anything is built', async () => {
  const file = `${findProjectFolder()}/scripts/setup/malloc-settings.mjs`;
  expect(await import(pathToFileURL(file).href)).toMatchObject({ mallocSettings });
});
