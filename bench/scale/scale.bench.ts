// How far one database reaches: 1,000 clients of live progress, many workers at once, and 50 workers that draw nothing.
// --only=streams|workers|queue, --share=0.25 of a core for each drawing worker, --workers=50, --designs=200 for each of --accounts=50.
import { ensureBuild } from '../../scripts/setup/ensure-build.mjs';
import { number, text } from '../support/arguments.ts';
import { measureQueue } from './measure-queue.ts';
import { measureStreams } from './measure-streams.ts';
import { measureWorkers } from './measure-workers.ts';
import { type Shop, startShop } from './start-shop.ts';

const ACCOUNTS = number('accounts', 50);
const only = text('only', '');

await ensureBuild();
await measure('streams', 1, (shop) => measureStreams(shop, number('streams', 1000)));
await measure('workers', 0, (shop) => measureWorkers(shop, number('share', 0.25)));
await measure('queue', number('designs', 200), (shop) => measureQueue(shop, number('workers', 50)));

async function measure(name: string, images: number, run: (shop: Shop) => Promise<void>): Promise<void> {
  if (only !== '' && only !== name) return;
  const shop = await startShop(name === 'workers' ? 1 : ACCOUNTS, images);
  try {
    await run(shop);
  } finally {
    await shop.destroy();
  }
}
