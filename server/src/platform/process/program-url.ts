import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * A folder in which a run of tests has our programs bundled, as the built server has them (scripts/testing/bundle-programs.mjs).
 * Only the source tree looks there: tsx would take a second of each child's time.
 */
const BUNDLED = 'TEST_PROGRAMS';
const isBuilt = import.meta.url.endsWith('.js');

/**
 * The file to start for one of our programs that runs next to this process. The built server has it bundled next to it; in the source
 * tree it is the source, which tsx runs.
 * @param source address of the program's source, from the module that starts it
 */
export function programUrl(source: URL): URL {
  const bundle = `${basename(fileURLToPath(source), '.ts')}.js`;
  if (isBuilt) return new URL(`./${bundle}`, source);
  const folder = process.env[BUNDLED];
  return folder ? new URL(bundle, pathToFileURL(`${folder}/`)) : source;
}
