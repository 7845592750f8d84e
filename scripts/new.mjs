// npm run new -- feature NAME: a feature's first files, from the contract to the browser, joined to the application.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { joinFeature, newFeature } from './new-feature.mjs';
import { root } from './setup/root.mjs';

const [what, name] = process.argv.slice(2);
if (what !== 'feature' || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  console.error(
    'Use: npm run new -- feature NAME, where NAME is a plural in small letters, for example gift-cards',
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
};
const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, 'utf8');
const joined = joinFeature(String(name), {
  contract: read(places.contract),
  features: read(places.features),
  readme: read(places.readme),
  isolation: read(places.isolation),
});
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(`${root}${path}`), { recursive: true });
  writeFileSync(`${root}${path}`, text);
}
writeFileSync(`${root}${places.contract}`, joined.contract);
writeFileSync(`${root}${places.features}`, joined.features);
writeFileSync(`${root}${places.readme}`, joined.readme);
writeFileSync(`${root}${places.isolation}`, joined.isolation);
console.log(`${[...Object.keys(files), ...Object.values(places)].join('\n')}
Next: npm run format, npm run check, and npx vitest run server/src/features/${name}.
By hand: its rank in scripts/arrows/rules.mjs, a page in web/src/app/page-table.ts, a story of its own in the README's map.`);
