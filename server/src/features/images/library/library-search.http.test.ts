import { listImageIds, listImages } from '@diy/contract/images/images';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImageRows } from '../testing/library/build-image-rows.ts';

const NAMES = [
  '大红猫咪 100%.png',
  'cat_1.png',
  'Cat 2 final.PNG',
  '圣诞老人与麋鹿',
  '圣诞诞老老人',
  'ＦＵＬＬ宽１２３',
  '缝纫🧵线团',
  '猫',
  'a\\b 50%off',
  'Ünïcode É',
];

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  await buildImageRows(
    app,
    seller,
    NAMES.map((name) => ({ name })),
  );
  // The same words elsewhere must change nothing.
  await buildImageRows(
    app,
    await buildAccount(app),
    NAMES.map((name) => ({ name })),
  );
});
afterAll(() => app.close());

const find = (content: string) => app.ask(listImages, { content, sort: 'oldest' }, { token: seller.token });

describe('search', () => {
  it.each<[what: string, content: string, found: string[]]>([
    ['one Chinese character', '猫', ['大红猫咪 100%.png', '猫']],
    ['two Chinese characters', '红猫', ['大红猫咪 100%.png']],
    ['two characters that are apart', '大猫', []],
    ['three Chinese characters', '红猫咪', ['大红猫咪 100%.png']],
    ['three characters, not only their pairs', '圣诞老', ['圣诞老人与麋鹿']],
    ['four characters', '圣诞老人', ['圣诞老人与麋鹿']],
    ['words in any order', 'final cat', ['Cat 2 final.PNG']],
    ['words mixed of two scripts', '咪 png', ['大红猫咪 100%.png']],
    ['an ideographic blank between words', '大红　咪', ['大红猫咪 100%.png']],
    ['other case', 'CAT', ['cat_1.png', 'Cat 2 final.PNG']],
    ['other case with accents', 'ünÏ', ['Ünïcode É']],
    ['half-width for full-width', 'full宽123', ['ＦＵＬＬ宽１２３']],
    ['full-width for half-width', 'ｃａｔ＿１', ['cat_1.png']],
    ['an emoji', '🧵', ['缝纫🧵线团']],
    ['an emoji between characters', '纫🧵线', ['缝纫🧵线团']],
    ['a percent sign as itself', '%', ['大红猫咪 100%.png', 'a\\b 50%off']],
    ['a percent sign within a longer text', '0%o', ['a\\b 50%off']],
    ['an underscore as itself', '_', ['cat_1.png']],
    ['an underscore within a longer text', 't_1', ['cat_1.png']],
    ['a backslash as itself', '\\', ['a\\b 50%off']],
    ['a backslash within a longer text', 'a\\b', ['a\\b 50%off']],
    ['one digit', '2', ['Cat 2 final.PNG', 'ＦＵＬＬ宽１２３']],
    ['nothing there', '狗', []],
    ['one word there, one not', '猫 狗', []],
    ['a quote', "'", []],
  ])('%s: %s', async (_what, content, found) => {
    const { list, rowCount, row_count_exact } = await find(content);
    expect(list.map(({ name }) => name)).toEqual(found);
    expect([rowCount, row_count_exact]).toEqual([found.length, true]);
    const { ids, total } = await app.ask(listImageIds, { content }, { token: seller.token });
    expect([total, ids]).toEqual([found.length, list.map(({ id }) => id).reverse()]);
  });

  it('only blanks are no search', async () => {
    expect((await find('   ')).rowCount).toBe(NAMES.length);
  });
});

describe('order', () => {
  it('by name: figures by value, Chinese by pinyin', async () => {
    const sorter = await buildAccount(app);
    const names = ['图10', '图2', '熊', '猫', 'b', 'A'];
    await buildImageRows(
      app,
      sorter,
      names.map((name) => ({ name })),
    );
    const { list } = await app.ask(listImages, { sort: 'name' }, { token: sorter.token });
    expect(list.map(({ name }) => name)).toEqual(['A', 'b', '猫', '图2', '图10', '熊']);
  });
});
