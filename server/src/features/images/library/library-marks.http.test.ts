import type { InputOf } from '@diy/contract/endpoint';
import { IMAGE_SORTS, type ImageSort, listImages } from '@diy/contract/images/images';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { changeImageUses, countImages, sumStorageUsed } from '../index.ts';
import { buildImageRows } from '../testing/library/build-image-rows.ts';
import { renameImages, reviveImage, setImagesDeleted } from '../write-images.queries.ts';
import { emptyCategory, moveImages } from './image-categories.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const NAMES = ['红猫', '大红 猫咪', 'Cat_1', '猫', '圣诞老人', '圣诞诞老', 'a%b'];
const TYPES = ['', 'summer', 'winter'];

type Step =
  | { do: 'add'; name: string; tid: string; width: number; height: number; hasAlpha: boolean; format: string }
  | { do: 'delete' | 'restore' | 'use' | 'release' | 'purge'; at: number[] }
  | { do: 'move'; at: number[]; tid: string }
  | { do: 'rename'; at: number[]; name: string }
  | { do: 'revive'; at: number; name: string; tid: string }
  | { do: 'empty'; tid: string };

const at = fc.array(fc.nat(20), { minLength: 1, maxLength: 6 });
const name = fc.constantFrom(...NAMES);
const tid = fc.constantFrom(...TYPES);
const side = fc.constantFrom(1, 500, 511, 512, 2000, 30_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      name,
      tid,
      width: side,
      height: side.map((px) => Math.min(px, 20_000)),
      hasAlpha: fc.boolean(),
      format: fc.constantFrom('png', 'jpeg'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('delete', 'restore', 'use', 'release', 'purge'), at }),
  },
  fc.record({ do: fc.constant('move' as const), at, tid }),
  fc.record({ do: fc.constant('rename' as const), at, name }),
  fc.record({ do: fc.constant('revive' as const), at: fc.nat(20), name, tid }),
  fc.record({ do: fc.constant('empty' as const), tid: fc.constantFrom('summer', 'winter') }),
);

async function take(one: Step, owner: TestAccount, ids: string[]): Promise<void> {
  const { db } = app.services;
  const some = (places: number[]) => [...new Set(places.flatMap((place) => ids[place % ids.length] ?? []))];
  const uses = async (places: number[], by: number) =>
    changeImageUses(db, owner.id, new Map(some(places).map((id) => [id, by])));
  if (one.do === 'add') ids.push(...(await buildImageRows(app, owner, [{ ...one, bytes: one.width }])));
  else if (ids.length === 0) return;
  else if (one.do === 'delete') await setImagesDeleted(db, owner.id, some(one.at), true);
  else if (one.do === 'restore') await setImagesDeleted(db, owner.id, some(one.at), false);
  else if (one.do === 'use') await uses(one.at, 1);
  else if (one.do === 'release') await uses(one.at, -1);
  else if (one.do === 'move') await moveImages(db, owner.id, some(one.at), one.tid);
  else if (one.do === 'rename')
    await renameImages(
      db,
      owner.id,
      some(one.at).map((id) => ({ id, name: one.name })),
    );
  else if (one.do === 'revive')
    await reviveImage(db, owner.id, some([one.at])[0] ?? '', { name: one.name, type_id: one.tid });
  else if (one.do === 'empty') await emptyCategory(db, owner.id, one.tid);
  else
    await app.pool.query('delete from images where owner_id = $1 and id = any($2)', [owner.id, some(one.at)]);
}

describe('after any changes', () => {
  it('marks and counts are what counting again finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const owner = await buildAccount(app);
        const ids: string[] = [];
        for (const one of steps) await take(one, owner, ids);
        const { rows: wrong } = await app.pool.query(
          `with truth as (
             select mark, (i.seq >> 10)::int as block, bit_or(image_bit(i.seq)) as members
             from images i, unnest(marks_of_image(i)) mark where owner_id = $1 group by 1, 2),
           kept as (select mark, block, members from image_marks where owner_id = $1 and bit_count(members) > 0)
           (select * from truth except select * from kept) union all (select * from kept except select * from truth)`,
          [owner.id],
        );
        expect(wrong).toEqual([]);
        const { rows: images } = await app.pool.query('select * from images where owner_id = $1', [owner.id]);
        const live = images.filter((image) => image.deleted_at === null);
        expect(await countImages(app.services.db, owner.id)).toBe(live.length);
        expect(await sumStorageUsed(app.services.db, owner.id)).toBe(
          images.reduce((sum, { bytes }) => sum + Number(bytes), 0),
        );
        const { type_list: _, counts } = await app.ask(listImages, {}, { token: owner.token });
        expect(counts).toEqual({
          all: live.length,
          uncategorised: live.filter(({ type_id }) => type_id === '').length,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('two opposite changes at once wait for each other', async () => {
    const owner = await buildAccount(app);
    const ids = await buildImageRows(
      app,
      owner,
      Array.from({ length: 60 }, () => ({ name: '红猫' })),
    );
    const { db } = app.services;
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const list = i % 2 ? [...ids].reverse() : ids;
        if (i % 4 < 2) return moveImages(db, owner.id, list, i % 2 ? 'summer' : 'winter');
        return i % 4 === 2
          ? setImagesDeleted(db, owner.id, list, i % 8 === 2)
          : changeImageUses(db, owner.id, new Map(list.map((id) => [id, i % 8 === 3 ? 1 : -1])));
      }),
    );
    const { rows } = await app.pool.query(
      `select count(*)::int as n from images where owner_id = $1 and deleted_at is null`,
      [owner.id],
    );
    expect(await countImages(db, owner.id)).toBe(rows[0].n);
  });
});

describe('pages over several blocks of 1024', () => {
  const SIZE = 2600;
  let owner: TestAccount;
  let all: {
    id: string;
    name: string;
    width: number;
    height: number;
    tid: string;
    hasAlpha: boolean;
    place: number;
  }[];
  beforeAll(async () => {
    owner = await buildAccount(app);
    const drafts = Array.from({ length: SIZE }, (_, place) => ({
      name: `${NAMES[place % NAMES.length]}${place}`,
      width: 100 + ((place * 37) % 900),
      height: 100 + ((place * 91) % 900),
      tid: TYPES[place % 3] ?? '',
      hasAlpha: place % 50 === 7,
      place,
    }));
    const ids = await buildImageRows(app, owner, drafts);
    const gone = drafts.filter(({ place }) => place % 5 === 0 || (place > 1000 && place < 1100));
    for (let from = 0; from < gone.length; from += 500) {
      const some = gone.slice(from, from + 500).map(({ place }) => ids[place] ?? '');
      await setImagesDeleted(app.services.db, owner.id, some, true);
    }
    all = drafts
      .filter((draft) => !gone.includes(draft))
      .map((draft) => ({ ...draft, id: ids[draft.place] ?? '' }));
  }, 300_000);

  const filters: [string, InputOf<typeof listImages>, (image: (typeof all)[number]) => boolean][] = [
    ['all', {}, () => true],
    ['a category', { tid: 'summer' }, ({ tid }) => tid === 'summer'],
    ['transparency', { alpha: 'yes' }, ({ hasAlpha }) => hasAlpha],
    ['a rare word', { content: '猫77' }, ({ name }) => name.includes('猫77')],
    [
      'a shape and a size',
      { shape: 'portrait', min_width: 640 },
      (i) => i.width < i.height && i.width >= 640,
    ],
    ['a category and a word', { tid: '', content: '圣诞' }, (i) => i.tid === '' && i.name.includes('圣诞')],
    ['nothing', { format: 'svg' }, () => false],
  ];
  const comparisons: Record<
    Exclude<ImageSort, 'name' | 'most_used'>,
    (a: (typeof all)[number], b: (typeof all)[number]) => number
  > = {
    newest: (a, b) => b.place - a.place,
    oldest: (a, b) => a.place - b.place,
    largest: (a, b) => b.width * b.height - a.width * a.height || b.place - a.place,
  };

  it.each(filters)(
    '%s: every page in every order, none missing, none twice',
    async (_what, filter, matches) => {
      const expected = all.filter(matches);
      for (const sort of IMAGE_SORTS) {
        const seen: string[] = [];
        const limit = expected.length > 400 ? 200 : 20;
        for (let p = 1; ; p += 1) {
          const page = await app.ask(listImages, { ...filter, sort, p, limit }, { token: owner.token });
          expect([page.rowCount, page.row_count_exact]).toEqual([expected.length, true]);
          if (page.list.length === 0) break;
          seen.push(...page.list.map(({ id }) => id));
        }
        const compare = sort === 'name' || sort === 'most_used' ? null : comparisons[sort];
        const ids = (images: typeof all) => images.map(({ id }) => id);
        if (compare) expect(seen).toEqual(ids([...expected].sort(compare)));
        else expect([...seen].sort()).toEqual(ids(expected).sort());
      }
    },
  );
});
