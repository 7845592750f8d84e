import type { DesignDocument } from '@diy/design/document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { getTemplateVersion, type TemplateVersionRow } from '../../templates/index.ts';
import { renderMockup, renderMockups } from '../pool/render-files.ts';
import { createImageSources } from '../print/image-sources.ts';
import { createComposer } from './mockup-composer.ts';

let app: TestApp;
let seller: TestAccount;
let template: TemplateVersionRow;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  const id = await findTemplateId(app, seller.token, 'TS-M-180');
  template = await getTemplateVersion(app.services.db, seller.id, id);
});
afterAll(() => app.close());

const SIDE = 100;

/** How much neighbouring pixels of bare cloth differ, as a share of their level, in the T-shirt's mockup. */
async function roughness(colourId: string): Promise<number> {
  const { storage } = app.services;
  const document: DesignDocument = {
    format: 10,
    print: { bleed: false },
    colourId,
    sizeId: 'M',
    surfaces: [],
  };
  const job = { ownerId: seller.id, key: colourId, document, template, images: new Map(), faces: new Map() };
  const { key } = await renderMockup(
    createImageSources(storage),
    createComposer(app.services),
    job,
    [],
    'tshirt-flat',
  );
  const { data } = await sharp(await storage.read(key))
    .extract({ left: 450, top: 650, width: SIDE, height: SIDE })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [change, level] = [0, 0];
  for (let i = 0; i < data.length - SIDE; i += 1) {
    change += Math.abs(data[i]! - data[i + SIDE]!);
    level += data[i]!;
  }
  return change / level;
}

it('heather cloth shows its fibres in the mockup, cloth of one colour does not', async () => {
  expect(await roughness('heather-grey')).toBeGreaterThan((await roughness('sand')) * 2);
});

it('a mockup in several colours is, colour by colour, the one made alone', async () => {
  const { storage } = app.services;
  const sources = createImageSources(storage);
  const composer = createComposer(app.services);
  const job = (colourId: string, key: string) => ({
    ...{ ownerId: seller.id, key, template, images: new Map(), faces: new Map() },
    document: { format: 10, print: { bleed: false }, colourId, sizeId: 'M', surfaces: [] } as DesignDocument,
  });
  const colours = ['black', 'sand'].map((colourId) => ({ colourId, key: `several ${colourId}` }));
  const made = await renderMockups(sources, composer, job('white', 'x'), [], 'tshirt-flat', colours);
  for (const [at, { colourId }] of colours.entries()) {
    const alone = await renderMockup(
      sources,
      composer,
      job(colourId, `alone ${colourId}`),
      [],
      'tshirt-flat',
    );
    expect((await storage.read(made[at]!.key)).equals(await storage.read(alone.key))).toBe(true);
  }
  expect(made[0]!.key).not.toBe(made[1]!.key);
});
