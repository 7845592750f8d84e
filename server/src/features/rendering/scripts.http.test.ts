import { getDesign } from '@diy/contract/designs/designs';
import { DEFAULT_FALLBACK_FONT_IDS } from '@diy/design/layers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildDesign, mugDocument } from '../designs/testing/build-design.ts';

const WORDS = 'مرحبا שלום สวัสดี 你好 Anna 🎂';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
});
afterAll(() => app.close());

async function printed(text: string, fallbackFontIds?: readonly string[]) {
  const mug = mugDocument(text, fallbackFontIds);
  const surfaces = mug.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) =>
      layer.kind === 'text' ? { ...layer, fit: 'shrink' as const } : layer,
    ),
  }));
  const document = { ...mug, surfaces };
  const { id } = await buildDesign(app, seller.token, { document });
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id }, { token: seller.token });
  const row = await app.pool.query('select render_result from designs where id = $1', [id]);
  const key = row.rows[0].render_result?.print_files?.[0]?.key as string | undefined;
  return { render, png: key ? await app.services.storage.read(key) : null };
}

it('a mug with words of five scripts and an emoji prints, and says which faces set them', async () => {
  const { render, png } = await printed(WORDS, DEFAULT_FALLBACK_FONT_IDS);
  expect(render).toMatchObject({ state: 'done', error: null });
  expect(render.findings.filter(({ id }) => id.endsWith('fallback-font'))).toMatchObject([
    { severity: 'info', text: expect.stringContaining('Noto Sans Hebrew') },
  ]);
  // Letters of all kinds are ink: without the Arabic word the print is another.
  const pixels = async (file: Buffer | null) =>
    (
      await sharp(file ?? Buffer.of())
        .raw()
        .toBuffer()
    ).toString('latin1');
  const without = await printed(WORDS.slice(6), DEFAULT_FALLBACK_FONT_IDS);
  expect((await pixels(png)) === (await pixels(without.png))).toBe(false);
});

it('a design that names no other faces stops at the letters its own lacks', async () => {
  const { render, png } = await printed(WORDS);
  expect(png).toBeNull();
  expect(render.findings).toContainEqual(
    expect.objectContaining({ id: expect.stringContaining('missing-glyph'), severity: 'error' }),
  );
});

it('a face that is not there is an error, never left out', async () => {
  const { render, png } = await printed(WORDS, ['gone-400', ...DEFAULT_FALLBACK_FONT_IDS]);
  expect(png).toBeNull();
  expect(render.error).toContain('字体');
});
