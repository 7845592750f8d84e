// Lists and searches of 1,000,000 images in one of 200 accounts over HTTP, with the query plans, as Markdown.
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { CASES, type Case } from './library/cases.ts';
import { explainPage } from './library/explain-page.ts';
import { ACCOUNTS, IMAGES, makeLibrary } from './library/make-library.ts';
import { Caller, percentile } from './library/measure-calls.ts';

const BAR_MS = 50;
/** Rows with a bar are asked more often: their p99 counts. */
const CALLS = { bar: 200, other: 100 };
/** Cases whose plans are worth reading; the others ask the same. */
const EXPLAINED = [
  'page 500 of 200',
  'category, page 500',
  '圣诞, page 500',
  '饕餮, rare',
  'transparent',
  'by name, page 500',
];

await ensureBuild();
// Kept between runs: filling takes minutes.
const dataDir = join(root, 'data', 'bench-library');
mkdirSync(dataDir, { recursive: true });
const system = await startSystem({ dataDir });
try {
  const library = await makeLibrary(system);
  const urlOf = ({ path = '/saas/diy/user/image/list', query }: Case) =>
    `${system.url}${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;

  const [large, small] = [new Caller(library.token), new Caller(library.smallToken)];
  console.log(`## library: ${IMAGES.toLocaleString('en')} images in one of ${ACCOUNTS} accounts\n`);
  console.log(
    `${CALLS.bar} calls a row with a bar, ${CALLS.other} others; milliseconds from sending to the parsed answer, client on the same machine.\n`,
  );
  console.log('| | 1 client p50 | p99 | 8 clients p50 | p99 | per second | load |');
  console.log('|---|---|---|---|---|---|---|');
  const missed: string[] = [];
  for (const one of CASES) {
    const caller = one.isSmall ? small : large;
    const calls = one.hasBar ? CALLS.bar : CALLS.other;
    const alone = await caller.measure(urlOf(one), calls, 1);
    const together = await caller.measure(urlOf(one), calls, 8);
    const perSecond = (together.length * 1000) / (together.reduce((sum, ms) => sum + ms, 0) / 8);
    const figures = [
      percentile(alone, 0.5),
      percentile(alone, 0.99),
      percentile(together, 0.5),
      percentile(together, 0.99),
    ];
    const load = (loadavg()[0] ?? 0).toFixed(1);
    console.log(
      `| ${one.name} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} | ${perSecond.toFixed(0)} | ${load} |`,
    );
    if (one.hasBar && (figures[1] ?? NaN) >= BAR_MS) missed.push(`${one.name}: ${figures[1]?.toFixed(0)} ms`);
  }
  const verdict = missed.length === 0 ? 'reached by all rows that have it' : `missed by ${missed.join(', ')}`;
  console.log(`\nThe bar, p99 below ${BAR_MS} ms with one client: ${verdict}.\n`);
  for (const one of CASES.filter(({ name }) => EXPLAINED.includes(name))) {
    console.log(`### ${one.name}\n`);
    for (const plan of await explainPage(library.databaseUrl, library.ownerId, one)) {
      console.log(`\`\`\`\n${plan}\n\`\`\`\n`);
    }
  }
} finally {
  await system.stop();
}
