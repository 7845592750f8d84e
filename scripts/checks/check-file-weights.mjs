import { statSync } from 'node:fs';

const MAX_BYTES = 1_000_000;
/** Where large files belong: the shipped faces. */
const HEAVY = /^design\/fonts\//;

/**
 * Files too large to be kept with the source, such as an archive that a command left behind.
 * @param {{ path: string, bytes: number }[]} files paths relative to the project
 * @returns {string[]} problems
 */
export const findHeavyFiles = (files) =>
  files
    .filter(({ path, bytes }) => bytes > MAX_BYTES && !HEAVY.test(path))
    .map(({ path, bytes }) => `${path}: ${bytes} bytes, at most ${MAX_BYTES}; it does not belong here`);

/**
 * @param {string} root the project's folder with a slash
 * @param {string[]} tracked all files below it
 */
export const checkFileWeightsOf = (root, tracked) =>
  findHeavyFiles(tracked.map((path) => ({ path, bytes: statSync(`${root}${path}`).size })));
