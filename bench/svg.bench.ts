// How long another account's 24-megapixel JPEG takes to be saved while one account sends SVG bombs, compared with quiet time,
// and how long the system takes to stop in the midst of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePhoto } from '../e2e/support/samples/sample-design.ts';
import { type System, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { svgBombs } from '../server/src/features/images/intake/svg/testing/svg-bombs.ts';
import { median, ms, printTable } from './support/figures.ts';
import { signUp } from './support/sign-up.ts';

const BARS = { ratio: 1.2, stopMs: 5000 };
const ROUNDS = 7;
const PHOTO = { width: 6000, height: 4000 };

await ensureBuild();
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const system = await startSystem({ dataDir: join(work, 'data') });
try {
  await measure(system);
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

async function measure({ stop }: Pick<System, 'stop'>): Promise<void> {
  const [bomber, seller] = [signUp(system, 'bomber'), signUp(system, 'seller')];
  const photos = await Promise.all(
    Array.from({ length: 2 * ROUNDS + 2 }, (_, n) => makePhoto(PHOTO.width, PHOTO.height, n + 1)),
  );
  let next = 0;
  const savePhoto = async () => {
    const photo = photos[next++]!;
    const before = performance.now();
    await seller.uploadImage(`photo-${next}.jpg`, photo, 'image/jpeg');
    return performance.now() - before;
  };
  await savePhoto();

  const quiet: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) quiet.push(await savePhoto());

  const outcomes: string[][] = [];
  const bombing = [...svgBombs].map(async ([name, make]) => {
    const before = performance.now();
    const outcome = await bomber.uploadImage(`${name}.svg`, Buffer.from(make()), 'image/svg+xml').then(
      () => 'drawn',
      (error: Error) => error.message.slice(0, 60),
    );
    outcomes.push([name, outcome, ms(performance.now() - before)]);
  });
  await sleep(1000);
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) beside.push(await savePhoto());
  const left = svgBombs.size - outcomes.length;
  await Promise.all(bombing);
  printTable(['bomb', 'outcome', 'after (all sent at once)'], outcomes);

  const ratio = median(beside) / median(quiet);
  printTable(
    ['24-MP JPEG of another account', 'median', 'slowest'],
    [
      ['quiet', ms(median(quiet)), ms(Math.max(...quiet))],
      [`beside bombs (${left} still to be drawn at the end)`, ms(median(beside)), ms(Math.max(...beside))],
    ],
  );
  console.log(`ratio ${ratio.toFixed(2)} (bar ${BARS.ratio}), load ${loadavg()[0]?.toFixed(1)}`);

  const again = [...svgBombs].map(([name, make]) =>
    bomber
      .uploadImage(`${name} again.svg`, Buffer.from(`${make()} `), 'image/svg+xml')
      .catch(() => undefined),
  );
  await sleep(2000);
  const before = performance.now();
  await stop();
  console.log(`stopped in ${ms(performance.now() - before)} (bar ${BARS.stopMs} ms)`);
  await Promise.all(again);
}
