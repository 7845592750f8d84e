/**
 * Renders products and turns the passes into mockup assets.
 *
 *   npm run catalogue -- mug cushion [--draft]      all products when none is named
 *
 * --draft: 1000 px, few samples, strongly filtered light. Raw passes stay in .passes/ and are used again while
 * the scene scripts and settings they came from are unchanged. BLENDER names the program if it is not on the path.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAsset } from './lib/build-asset.mjs';
import { readPasses } from './lib/passes.mjs';
import { DRAFT, PRODUCTS } from './lib/products.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const passesRoot = path.join(here, '.passes');

/** Hash of the scripts a product uses (those named after it, and the shared ones) and of its settings. */
async function sceneHash(product, settings) {
  const others = Object.keys(PRODUCTS).filter((name) => name !== product);
  const scripts = (await readdir(path.join(here, 'scenes'))).filter((name) => name.endsWith('.py')).sort();
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const name of scripts.filter((script) => !others.some((other) => script.startsWith(other)))) {
    hash.update(name).update(await readFile(path.join(here, 'scenes', name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function runBlender(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.env.BLENDER ?? 'blender',
      ['-b', '--python-exit-code', '1', '-P', path.join(here, 'scenes', script), '--', ...args],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
    );
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script}: blender ended with ${code}`)),
    );
  });
}

async function isFile(name) {
  return stat(name).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function renderMockup(product, mockup) {
  const { script } = PRODUCTS[product];
  const { variant, size, samples } = mockup;
  const hash = await sceneHash(product, { variant, size, samples });
  const folder = path.join(passesRoot, product, `${mockup.id}-${hash}`);
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
  const target = path.join(here, 'assets', product, mockup.id);
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

const words = process.argv.slice(2);
const isDraft = words.includes('--draft');
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((word) => !PRODUCTS[word]);
if (unknown.length) {
  process.stderr.write(
    `no such product: ${unknown.join(', ')}; there are: ${Object.keys(PRODUCTS).join(', ')}\n`,
  );
  process.exit(2);
}
for (const product of named.length ? named : Object.keys(PRODUCTS)) {
  for (const mockup of PRODUCTS[product].mockups) {
    await renderMockup(product, isDraft ? { ...mockup, ...DRAFT } : mockup);
  }
}
