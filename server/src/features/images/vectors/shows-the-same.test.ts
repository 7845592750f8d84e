import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, it } from 'vitest';
import { showsTheSame } from './shows-the-same.ts';

const folder = mkdtempSync(join(tmpdir(), 'shows-the-same-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** Draws what lies in a view of 100 × 100 units. */
function draw(inside: string, width: number, view = '0 0 100 100'): string {
  count += 1;
  const path = join(folder, `${count}.png`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${view}">${inside}</svg>`;
  writeFileSync(path, new Resvg(svg).render().asPng());
  return path;
}

const HAIRS = Array.from({ length: 50 }, (_, n) => `<path d="M0 ${2 * n}H100" stroke="#000"/>`).join('');
const DISC = '<circle cx="50" cy="50" r="30" fill="red"/>';
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const QUARTER = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
const TINY = { x: 0.5, y: 0.5, width: 0.01, height: 0.01 };

it.each([
  ['hairlines in more pixels', draw(HAIRS, 900), draw(HAIRS, 400), WHOLE, true],
  ['a part in more pixels', draw(DISC, 700, '50 50 50 50'), draw(DISC, 400), QUARTER, true],
  [
    'so small a part that it is four pixels of the master',
    draw(HAIRS, 300, '50 50 1 1'),
    draw(HAIRS, 400),
    TINY,
    true,
  ],
  ['another colour', draw(DISC.replace('red', 'blue'), 900), draw(DISC, 400), WHOLE, false],
  ['another place', draw(DISC.replace('cx="50"', 'cx="60"'), 900), draw(DISC, 400), WHOLE, false],
  ['nothing', draw('', 900), draw(DISC, 400), WHOLE, false],
  ['another part', draw(DISC, 700, '0 0 50 50'), draw(DISC, 400), QUARTER, false],
])('%s', async (_what, drawing, master, part, expected) => {
  expect(await showsTheSame(drawing, master, { widthPx: 400, heightPx: 400 }, part)).toBe(expected);
});
