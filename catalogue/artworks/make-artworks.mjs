/** Makes the demo account's library pictures: `node catalogue/artworks/make-artworks.mjs [name …]`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBotanicalPattern } from './botanical-pattern.mjs';
import { makeMountainSunset } from './mountain-sunset.mjs';
import { makeTakeItSlow } from './take-it-slow.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const ARTWORKS = {
  'botanical-pattern.png': makeBotanicalPattern,
  'mountain-sunset.jpg': makeMountainSunset,
  'take-it-slow.png': makeTakeItSlow,
};

const named = process.argv.slice(2);
for (const [file, make] of Object.entries(ARTWORKS)) {
  if (named.length && !named.some((name) => file.startsWith(name))) continue;
  await make(path.join(here, file));
  process.stdout.write(`${file}\n`);
}
