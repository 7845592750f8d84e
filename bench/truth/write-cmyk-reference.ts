// Writes what LittleCMS makes of colours with our press profile. Use after a change of the profile:
// node --import tsx bench/truth/write-cmyk-reference.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { pressProfilePath } from '../../server/src/features/rendering/print/press-profile.ts';
import { CMYK_COLOURS } from './cmyk-colours.ts';
import { littleCms, transform } from './little-cms.ts';

const by = littleCms();
if (by === null) throw new Error('LittleCMS (transicc) was not found: install liblcms2-utils');
const all = Object.values(CMYK_COLOURS);
// All patches; of the larger sets so many that some 250 remain.
const colours = all.flatMap((set) => set.filter((_, at) => at % Math.ceil(set.length / 60) === 0));
const inks = transform({ from: '*sRGB', to: pressProfilePath(), intent: 'perceptual' }, colours);
const rows = colours.map((rgb, at) => ({
  rgb,
  cmyk: inks[at]!.map((ink) => Number((ink * 2.55).toFixed(2))),
}));
const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
const target = join(root, 'server', 'press', 'fogra39-reference.json');
writeFileSync(target, `{\n  "by": "${by}",\n  "colours": [\n${lines}\n  ]\n}\n`);
console.log(`${rows.length} colours written by ${by}`);
