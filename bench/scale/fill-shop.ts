// Makes accounts with rows of images, as a program of the product would; prints their tokens as JSON.

import { createServices } from '../../server/src/create-services.ts';
import { createAccount, openSession } from '../../server/src/features/accounts/index.ts';
import { toSearchText } from '../../server/src/features/images/search-words.ts';
import { readConfig } from '../../server/src/platform/config/read-config.ts';
import { silentLogger } from '../../server/src/platform/logging/create-logger.ts';

const setup = JSON.parse(process.argv[2] ?? '') as { accounts: number; images: number };
const { services, close } = createServices(readConfig(process.env), silentLogger);
const made: { token: string; imageIds: string[] }[] = [];
for (let n = 0; n < setup.accounts; n += 1) {
  const account = await createAccount(services, { username: `shop-${n}`, password: 'a-long-password-1' });
  const { token } = await openSession(services, account.id);
  made.push({ token, imageIds: await insertImages(account.id, setup.images) });
}
await close();
process.stdout.write(JSON.stringify(made));

/** Rows without files: nobody draws them. */
async function insertImages(ownerId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => services.newId());
  const rows = ids.map((id, n) => ({
    owner_id: ownerId,
    id,
    type_id: '',
    name: `picture ${n}`,
    search_name: toSearchText(`picture ${n}`),
    format: 'png',
    bytes: 1000,
    width_px: 3000,
    height_px: 3000,
    has_alpha: false,
    has_semi_transparency: false,
    dominant_colour: '#808080',
    sha256: id.padEnd(64, '0').slice(0, 64),
    original_key: `prv/img/${id}`,
    master_key: `prv/img/${id}`,
    preview_key: `pub/img/${id}`,
    notes: [],
  }));
  for (let from = 0; from < rows.length; from += 500)
    await services.db
      .insertInto('images')
      .values(rows.slice(from, from + 500))
      .execute();
  return ids;
}
