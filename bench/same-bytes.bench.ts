// SHA-256 of every file of a fixture shop on empty data, one line each and sorted, so that two commits are compared by `diff`. --out=FILE writes them there.
import { writeFileSync } from 'node:fs';
import { addSeller } from '../e2e/support/add-seller.ts';
import { startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { hashShop } from './same-bytes/hash-shop.ts';

const out = process.argv.find((one) => one.startsWith('--out='))?.slice('--out='.length);
await ensureBuild();
const system = await startSystem();
try {
  const text = `${(await hashShop(system.url, addSeller(system, 'shop', 'SHOP'))).join('\n')}\n`;
  if (out) writeFileSync(out, text);
  else process.stdout.write(text);
} catch (error) {
  console.error(system.output().slice(-4000));
  throw error;
} finally {
  await system.destroy();
}
