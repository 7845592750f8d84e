// npm run new -- feature NAME: a feature's first files, from the contract to the browser, joined to the application.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { joinFeature, newFeature, reservedWordOf } from './new-feature.mjs';
import { root } from './setup/root.mjs';

const [what, name] = process.argv.slice(2);
if (what !== 'feature' || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  console.error(
    'Use: npm run new -- feature NAME, where NAME is a plural in small letters, for example gift-cards',
  );
  process.exit(2);
}
const reserved = reservedWordOf(String(name));
if (reserved !== null) {
  console.error(
    `${name}: one of them would be called “${reserved}”, a reserved word; take a longer name, for example print-${name}. Nothing was written.`,
  );
  process.exit(2);
}
const numbers = readdirSync(`${root}server/migrations`).map((file) => Number(file.slice(0, 4)) || 0);
const migration = String(Math.max(...numbers) + 1).padStart(4, '0');
const files = newFeature(String(name), migration);
const taken = Object.keys(files).filter((path) => existsSync(`${root}${path}`));
if (taken.length > 0) {
  console.error(`${taken.join(', ')}: exists already; nothing was written`);
  process.exit(1);
}
const places = {
  contract: 'contract/src/index.ts',
  features: 'server/src/features/index.ts',
  readme: 'README.md',
  isolation: 'server/src/testing/isolation/isolation-rows.ts',
  ranks: 'scripts/arrows/rules.mjs',
  owners: 'scripts/arrows/table-owners.mjs',
};
const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, 'utf8');
const joined = joinFeature(String(name), {
  contract: read(places.contract),
  features: read(places.features),
  readme: read(places.readme),
  isolation: read(places.isolation),
  ranks: read(places.ranks),
  owners: read(places.owners),
});
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(`${root}${path}`), { recursive: true });
  writeFileSync(`${root}${path}`, text);
}
for (const [place, path] of Object.entries(places))
  writeFileSync(`${root}${path}`, joined[/** @type {keyof typeof places} */ (place)]);
const written = [...Object.keys(files), ...Object.values(places)];
// Where imports stand and lines break depends on the name.
execFileSync(`${root}node_modules/.bin/biome`, ['check', '--write', ...written], {
  cwd: root,
  stdio: 'ignore',
});
console.log(`${written.join('\n')}
Next: npm run check, and npx vitest run server/src/features/${name}. Its rank is the highest (scripts/arrows/rules.mjs).
By hand: a page in web/src/app/page-table.ts, its story in the README's map.`);
