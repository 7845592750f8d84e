import { addToken } from '@diy/contract/accounts/sessions';
import { listBatchCells } from '@diy/contract/batches/batch-cells';
import type { BatchSettings } from '@diy/contract/batches/batch-settings';
import { deleteBatches } from '@diy/contract/batches/batches';
import { deleteDesigns, listDesigns } from '@diy/contract/designs/designs';
import { createDownload } from '@diy/contract/downloads';
import { getImage } from '@diy/contract/images/image-details';
import { saveImageRecipe } from '@diy/contract/images/image-recipes';
import { startImageWork } from '@diy/contract/images/image-work';
import { addImageCategory, deleteImages } from '@diy/contract/images/images';
import { listOperations } from '@diy/contract/operations';
import { editReview, listReview } from '@diy/contract/orders/order-review';
import { listOrders } from '@diy/contract/orders/orders';
import { deleteOwnTemplates } from '@diy/contract/own-templates/own-templates';
import { readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { exportGenericSheet } from '@diy/contract/sheets/sheets';
import { buildMockupPsd } from '@diy/psd/testing';
import {
  type AiProperty,
  buildAiProperty,
} from '../../features/ai-images/testing/isolation/build-ai-property.ts';
import { buildBatch } from '../../features/batches/testing/build-batch.ts';
import { buildDesign } from '../../features/designs/testing/build-design.ts';
import { mugWith } from '../../features/designs/testing/mug-with.ts';
import { buildImage } from '../../features/images/testing/library/build-image.ts';
import { buildOrders } from '../../features/orders/testing/upload-orders.ts';
import { buildOwnFont } from '../../features/own-fonts/testing/build-own-font.ts';
import { buildOwnTemplate } from '../../features/own-templates/testing/build-own-template.ts';
import {
  buildSheetProperty,
  type SheetProperty,
} from '../../features/sheets/testing/isolation/build-sheet-property.ts';
import { uploadFile } from '../../features/uploads/testing/upload-file.ts';
import { buildAccount, type TestAccount } from '../build-account.ts';
import type { TestApp } from '../build-test-app.ts';

/** One account with something of every kind that another account might reach for. */
export interface Property {
  account: TestAccount;
  /** Session of a program's token. */
  sessionId: string;
  /** Catalogue template, open to all. */
  templateId: string;
  /** Template that only this account may see. */
  ownTemplateId: string;
  /** Made from its photograph; one more that was deleted. */
  photographedId: string;
  deletedTemplateId: string;
  /** The account's font. */
  ownFontId: string;
  imageId: string;
  /** A PSD of the library that was read as a mockup. */
  psdImageId: string;
  /** SHA-256 of the image's bytes, in hexadecimal. */
  imageSha256: string;
  deletedImageId: string;
  categoryId: string;
  /** A run of the workshop that has ended, of `imageId`, and a recipe. */
  workId: string;
  recipeId: string;
  /** Rendered, with signed print files. */
  designId: string;
  printUrl: string;
  deletedDesignId: string;
  /** Its render failed; it could be retried. */
  failedDesignId: string;
  idempotencyKey: string;
  openOperationId: string;
  doneOperationId: string;
  downloadId: string;
  /** Finished, its one cell done. */
  batchId: string;
  batchCellKey: string;
  batchSettings: BatchSettings;
  deletedBatchId: string;
  /** Waiting in storage, not yet in the library. */
  uploadKey: string;
  /** Imported, with one open line of the design. */
  orders: { uploadId: string; importId: string; lineId: string; reviewId: string };
  ai: AiProperty;
  sheets: SheetProperty;
}

/** Builds an account that owns one of everything, its jobs run. */
export async function buildProperty(app: TestApp, letter: string): Promise<Property> {
  const account = await buildAccount(app, { username: `owner-${letter}` });
  const by = account;
  const type = await app.ask(addImageCategory, { name: `分类 ${letter}` }, by);
  const image = await buildImage(app, account, { name: `图 ${letter}`, tid: type.id });
  const deletedImage = await buildImage(app, account, { name: `删 ${letter}` });
  await app.ask(deleteImages, { ids: [deletedImage.id] }, by);

  const steps = [{ tool: 'extend_edge' as const, margin_px: 4 }];
  const recipe = await app.ask(saveImageRecipe, { name: `配方 ${letter}`, steps }, by);
  const { work } = await app.ask(startImageWork, { ids: [image.id], steps }, by);

  const design = await buildDesign(app, account.token, {
    name: `作品 ${letter}`,
    document: mugWith(image.id, image.width, image.height),
  });
  const deletedDesign = await buildDesign(app, account.token, { name: `已删 ${letter}` });
  await app.runJobs();
  await app.ask(deleteDesigns, { ids: [deletedDesign.id] }, by);
  const download = await app.ask(createDownload, { ids: [design.id] }, by);
  await app.ask(exportGenericSheet, { ids: [design.id] }, by);
  await app.runJobs();
  const batch = await buildBatch(app, account.token, [image.id], { name: `批 ${letter}` });
  const deletedBatch = await buildBatch(app, account.token, [image.id], { start: false });
  await app.runJobs();
  await app.ask(deleteBatches, { ids: [deletedBatch.id] }, by);
  const cells = (await app.ask(listBatchCells, { id: batch.id }, by)).list;
  const photographed = await buildOwnTemplate(app, account.token, image, { sku: `P-${letter}` });
  const deletedTemplate = await buildOwnTemplate(app, account.token, image, { sku: `D-${letter}` });
  await app.runJobs();
  await app.ask(deleteOwnTemplates, { ids: [deletedTemplate] }, by);
  const psdImageId = await buildPsdImage(app, account, letter);
  const orders = await buildOrders(app, account.token, [{ 订单号: `单 ${letter}`, SKU: design.sku }]);
  await app.runJobs();
  const lines = (await app.ask(listOrders, {}, by)).list;
  await makeWait(app, must(lines[0]?.id, 'order line'));
  const reviewId = await decide(app, account, must(lines[0]?.id, 'order line'));
  const sheets = await buildSheetProperty(app, account, design.id, letter);
  const ai = await buildAiProperty(app, account, letter);
  const failed = await buildDesign(app, account.token, { name: `失败 ${letter}`, text: '另一件' });
  await app.pool.query(`update designs set render_state = 'failed', render_error = 'x' where id = $1`, [
    failed.id,
  ]);
  const rows = (await app.ask(listDesigns, {}, by)).list;
  const operations = (await app.ask(listOperations, {}, by)).list;
  const program = await app.ask(addToken, { name: `脚本 ${letter}`, password: account.password }, by);
  return {
    account,
    sessionId: program.id,
    templateId: design.templateId,
    photographedId: photographed,
    deletedTemplateId: deletedTemplate,
    ownTemplateId: await insertOwnTemplate(app, account.id, design.templateId, letter),
    ownFontId: (await buildOwnFont(app, account, `字体 ${letter}`)).id,
    imageId: image.id,
    psdImageId,
    imageSha256: (await app.ask(getImage, { id: image.id }, by)).sha256,
    deletedImageId: deletedImage.id,
    categoryId: type.id,
    workId: must(work?.id, 'run of the workshop'),
    recipeId: recipe.id,
    designId: design.id,
    printUrl: must(rows.find((row) => row.id === design.id)?.render.print_files[0]?.url, 'print file'),
    deletedDesignId: deletedDesign.id,
    failedDesignId: failed.id,
    idempotencyKey: await setIdempotencyKey(app, design.id, letter),
    openOperationId: must(operations.find((row) => row.state === 'queued')?.id, 'open operation'),
    doneOperationId: must(operations.find((row) => row.result_url)?.id, 'operation with a file'),
    downloadId: download.id,
    batchId: batch.id,
    batchCellKey: must(cells[0]?.key, 'cell'),
    batchSettings: batch.settings,
    deletedBatchId: deletedBatch.id,
    uploadKey: await uploadFile(app, account, 'waiting.png', Buffer.from('anything')),
    orders: { ...orders, lineId: must(lines[0]?.id, 'order line'), reviewId },
    ai,
    sheets,
  };
}

/** Preflight would have something to say of the line. */
async function makeWait(app: TestApp, lineId: string): Promise<void> {
  const note = JSON.stringify({ zh: '请核对', en: 'Please check', isWarning: true });
  await app.pool.query('update order_lines set problem = $1, checked_at = now() where id = $2', [
    note,
    lineId,
  ]);
}

/** Edits a line in the review queue; returns the decision, which can be taken back. */
async function decide(app: TestApp, account: TestAccount, id: string): Promise<string> {
  const by = { token: account.token };
  const { list } = await app.ask(listReview, {}, by);
  const version = must(list.find((line) => line.id === id)?.version, 'waiting line');
  const { review_id } = await app.ask(editReview, { id, version, fields: [] }, by);
  await makeWait(app, id);
  return review_id;
}

/** A PSD in the library, which is being read. */
async function buildPsdImage(app: TestApp, account: TestAccount, letter: string): Promise<string> {
  const content = Buffer.from(buildMockupPsd({ width: 90, height: 80 }));
  const { id } = await buildImage(app, account, { name: `样机 ${letter}`, content, extension: 'psd' });
  await app.ask(readPsdMockup, { image_id: id }, { token: account.token });
  return id;
}

/** No call makes private templates yet, but the tables know them. */
async function insertOwnTemplate(app: TestApp, ownerId: string, like: string, letter: string) {
  const id = `tpl-own-${letter}`;
  for (const [table, key] of [
    ['templates', 'id'],
    ['template_versions', 'template_id'],
  ]) {
    const changed = `jsonb_build_object('owner_id', $1::text, '${key}', $2::text)`;
    await app.pool.query(
      `insert into ${table} select (jsonb_populate_record(t, ${changed})).* from ${table} t
       where t.owner_id = '' and t.${key} = $3`,
      [ownerId, id, like],
    );
  }
  return id;
}

async function setIdempotencyKey(app: TestApp, designId: string, letter: string): Promise<string> {
  const key = `key-${letter}`;
  await app.pool.query('update designs set idempotency_key = $1 where id = $2', [key, designId]);
  return key;
}

function must(value: string | undefined, what: string): string {
  if (value === undefined) throw new Error(`the account has no ${what}`);
  return value;
}
