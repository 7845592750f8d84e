/**
 * Renders products and turns the passes into mockup assets.
 *
 *   npm run catalogue -- mug cushion [--only <mockup>] [--draft | --preview | --rebuild | --reround | --gltf]
 *   npm run catalogue -- relight mug [--size 1000] [--samples 192]    # how true a colour made from the white picture is
 *
 * All products when none is named.
 *
 * --gltf: no picture, but the model for the turntable, into models/ (products that scenes/models.py knows).
 * --draft: 1000 px, few samples, strongly filtered light. --preview: smaller still, into .preview/ for the eye.
 * --reround: shipped cloth rounded again without its passes (lib/reround.mjs).
 * --rebuild: from the newest passes, though scripts have changed since. Raw passes stay in .passes/ and are used again while
 * the scene scripts and settings they came from are unchanged. BLENDER names the program if it is not on the path.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAsset } from './lib/build-asset.mjs';
import { readPasses } from './lib/passes.mjs';
import { DRAFT, PREVIEW, PRODUCTS } from './lib/products.mjs';
import { relight } from './lib/relight.mjs';
import { reround } from './lib/reround.mjs';
import { runBlender } from './lib/run-blender.mjs';
import { sceneHash } from './lib/scene-hash.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const passesRoot = path.join(here, '.passes');

async function isFile(name) {
  return stat(name).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The newest finished passes of a mockup in its size, whatever scripts they came from; null when there are none. */
async function newestPasses(product, mockup) {
  /** @type {{ folder: string, mtimeMs: number } | null} */
  let found = null;
  for (const name of await readdir(path.join(passesRoot, product)).catch(() => [])) {
    const folder = path.join(passesRoot, product, name);
    if (!name.startsWith(`${mockup.id}-`) || !(await isFile(path.join(folder, 'done')))) continue;
    const { size } = JSON.parse(await readFile(path.join(folder, 'scene.json'), 'utf8'));
    const { mtimeMs } = await stat(path.join(folder, 'done'));
    if (size === mockup.size && (!found || mtimeMs > found.mtimeMs)) found = { folder, mtimeMs };
  }
  return found?.folder ?? null;
}

async function renderMockup(product, mockup, assets, isRebuild) {
  const { script } = PRODUCTS[product];
  const { variant, size, samples } = mockup;
  const hash = await sceneHash(script, { variant, size, samples });
  const known = isRebuild ? await newestPasses(product, mockup) : null;
  const folder = known ?? path.join(passesRoot, product, `${mockup.id}-${hash}`);
  const done = path.join(folder, 'done');
  if (!(await isFile(done))) {
    await mkdir(path.join(passesRoot, 'cache'), { recursive: true });
    await runBlender(script, [
      '--out',
      folder,
      '--cache',
      path.join(passesRoot, 'cache'),
      '--size',
      String(size),
      '--samples',
      String(samples),
      '--variant',
      variant,
    ]);
    await writeFile(done, '');
  }
  const passes = await readPasses(folder);
  const target = path.join(here, assets, product, mockup.id);
  const { exposure, burntShare } = await buildAsset(passes, mockup, target);
  const sizes = await Promise.all(
    (await readdir(target)).map(async (name) => (await stat(path.join(target, name))).size),
  );
  const kilobytes = Math.round(sizes.reduce((a, b) => a + b, 0) / 1000);
  process.stdout.write(
    `${mockup.id}: ${size} px, rendered in ${passes.scene.renderSeconds} s, exposure ×${exposure.toFixed(3)}, ` +
      `${(burntShare * 100).toFixed(3)} % burnt, ${kilobytes} kB\n`,
  );
}

async function exportModel(product) {
  const file = path.join(here, 'models', `${product}.glb`);
  const cache = path.join(passesRoot, 'cache');
  await runBlender('models.py', ['--product', product, '--cache', cache, '--out', file]);
  process.stdout.write(`${product}.glb: ${Math.round((await stat(file)).size / 1000)} kB\n`);
}

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    preview: { type: 'boolean' },
    rebuild: { type: 'boolean' },
    gltf: { type: 'boolean' },
    only: { type: 'string' },
    reround: { type: 'boolean' },
    size: { type: 'string' },
    samples: { type: 'string' },
  },
});
const isRelight = named[0] === 'relight';
if (isRelight) named.shift();
const asked = ['size', 'samples'].filter((name) => values[name] !== undefined);
const wanted = Object.fromEntries(asked.map((name) => [name, Number(values[name])]));
if (
  asked.length &&
  !(isRelight && Object.values(wanted).every((value) => Number.isInteger(value) && value > 0))
) {
  process.stderr.write('--size and --samples are whole numbers above 0, for relight only\n');
  process.exit(2);
}
const unknown = named.filter((word) => !PRODUCTS[word]);
if (unknown.length) {
  process.stderr.write(
    `no such product: ${unknown.join(', ')}; there are: ${Object.keys(PRODUCTS).join(', ')}\n`,
  );
  process.exit(2);
}
const change = values.preview ? PREVIEW : values.draft ? DRAFT : {};
for (const product of named.length ? named : Object.keys(PRODUCTS)) {
  if (isRelight) {
    process.stdout.write(await relight(product, passesRoot, wanted));
    continue;
  }
  if (values.gltf) {
    await exportModel(product);
    continue;
  }
  for (const mockup of PRODUCTS[product].mockups) {
    if (values.only && values.only !== mockup.id) continue;
    if (values.reround) {
      const count = await reround(path.join(here, 'assets', product, mockup.id));
      process.stdout.write(`${mockup.id}: ${count} pixels rounded anew\n`);
      continue;
    }
    await renderMockup(
      product,
      { ...mockup, ...change },
      values.preview ? '.preview' : 'assets',
      values.rebuild,
    );
  }
}
