import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { hammingDistance, hammingLookupKeys, MAX_DISTANCE } from './hamming-lookup-keys.ts';
import { findSimilarImages } from './image-fingerprints.queries.ts';

const IMAGES = 6_000;

let app: TestApp;
let seller: TestAccount;
let hashes: { id: string; hash: bigint }[];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const other = await buildAccount(app);
  for (const { id } of [seller, other]) await fill(id);
  await app.pool.query('analyze images; analyze image_looks');
  const { rows } = await app.pool.query(
    'select image_id as id, hash::text from image_looks where owner_id = $1',
    [seller.id],
  );
  hashes = rows.map(({ id, hash }) => ({ id, hash: BigInt(hash) }));
}, 300_000);
afterAll(() => app.close());

/** Random hashes, and for each of the first 200 twenty more that differ from it in 1 to 20 bits. */
async function fill(ownerId: string): Promise<void> {
  await app.pool.query(
    `insert into images (owner_id, id, name, sha256, format, bytes, original_key, master_key, preview_key,
       width_px, height_px, has_alpha, has_semi_transparency, dominant_colour)
     select $1, 'i' || n, 'image ' || n, md5($1 || n), 'png', 1, 'o', 'm', 'p', 100, 100, false, false, '#000000'
     from generate_series(1, $2) n`,
    [ownerId, IMAGES],
  );
  await app.pool.query(
    `with seeds as (
       select n, ('x' || substr(md5($1 || 'seed' || n), 1, 16))::bit(64) as hash from generate_series(1, $2) n)
     insert into image_looks (owner_id, image_id, hash, colours)
     select $1, 'i' || n, hash::bigint, '\\x00'::bytea from seeds where n > 4000
     union all
     select $1, 'i' || ((n - 1) * 20 + near), (hash # (
         select bit_or(1::bigint << ((n * 7 + near * 13 + flip * 29) % 63)::int) from generate_series(1, near) flip
       )::bit(64))::bigint, '\\x00'::bytea
     from seeds, generate_series(1, 20) near where n <= 200`,
    [ownerId, IMAGES],
  );
}

const search = (hash: bigint) =>
  findSimilarImages(app.services.db, seller.id, hash, hammingLookupKeys(hash), MAX_DISTANCE, 1000);

it('finds exactly what comparing with every image finds', async () => {
  let found = 0;
  for (let index = 0; index < hashes.length; index += 97) {
    const { hash } = hashes[index]!;
    const expected = hashes
      .filter((other) => hammingDistance(other.hash, hash) <= MAX_DISTANCE)
      .map(({ id }) => id);
    const response = await search(hash);
    expect(response.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(response.map(({ distance }) => distance)).toEqual(
      response.map(({ distance }) => distance).sort((a, b) => a - b),
    );
    found += response.length;
  }
  // More than each image finding itself.
  expect(found).toBeGreaterThan(hashes.length / 97 + 20);
});

it('looks up each band in its index, not through all of the account', async () => {
  for (const [band, lookupKeys] of hammingLookupKeys(hashes[0]!.hash).entries()) {
    const { rows } = await app.pool.query(
      `explain select image_id from image_looks
       where owner_id = '${seller.id}' and band${band} = any('{${lookupKeys.join()}}'::int[])`,
    );
    expect(JSON.stringify(rows)).toContain(`image_looks_band${band}`);
  }
});
