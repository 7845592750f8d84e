import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { CHILDREN, ownPackages } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What would make them slow: V8 goes over all that a thread has loaded after every 64 MB of pixels. */
const HEAVY = [
  /^contract\/src\/messages\/texts\/(?!zh)/,
  /\.(routes|http|queries)\.ts$/,
  /^server\/src\/platform\/(http|database|jobs)\//,
  /(^|\/)(kysely|pg|fastify|graphile-worker)$/,
];

it.each(Object.entries(CHILDREN))('%s loads neither tables, HTTP nor foreign texts', async (_name, path) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`server/src/${path}.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    plugins: [ownPackages],
  });
  const loaded = Object.values(metafile.outputs).flatMap(({ inputs, imports }) => [
    ...Object.keys(inputs),
    ...imports.map(({ path }) => path),
  ]);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => HEAVY.some((heavy) => heavy.test(path)))).toEqual([]);
});
