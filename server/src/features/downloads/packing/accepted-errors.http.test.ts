import { acceptFindings } from '@diy/contract/designs/design-findings';
import { getDesign } from '@diy/contract/designs/designs';
import { createDownload } from '@diy/contract/downloads';
import { getOperation } from '@diy/contract/operations';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildCoarseDesign } from '../../designs/testing/build-coarse-design.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小王' });
});
afterAll(() => app.close());

const LIST = '问题清单.txt';

async function pack(ids: string[], what: ('print' | 'mockup')[] = ['print']) {
  const by = { token: seller.token };
  const { operation_id } = await app.ask(createDownload, { ids, what }, by);
  await app.runJobs();
  const { message, result_url } = await app.ask(getOperation, { id: operation_id }, by);
  const entries = unzipSync((await fetchFile(app, result_url)).bytes);
  return {
    message,
    list: Buffer.from(entries[LIST] ?? []).toString(),
    files: Object.keys(entries).filter((name) => !name.startsWith('问题清单')),
  };
}

it('an archive leaves out what errors stop and names it; what was accepted is in it, with who and when', async () => {
  const by = { token: seller.token };
  const fine = await buildDesign(app, seller.token);
  const coarse = await buildCoarseDesign(app, seller, '小图杯');
  await app.runJobs();
  const stopped = await pack([fine.id, coarse.id]);
  expect(stopped.files).toHaveLength(1);
  expect(stopped.message).toBe('2 件中 1 件未打包，原因见压缩包内的问题清单');
  expect(stopped.list).toMatch(new RegExp(`1\\. 作品 小图杯 \\(${coarse.sku}\\)：图片“小图”.*32 dpi`));
  // Its mockups are for deciding, not for a shop that would sell what cannot be printed.
  expect((await pack([fine.id, coarse.id], ['mockup'])).files.some((name) => name.includes(coarse.sku))).toBe(
    false,
  );

  const { render } = await app.ask(getDesign, { id: coarse.id }, by);
  const keys = [render.findings[0]!.key!];
  await app.ask(acceptFindings, { id: coarse.id, version: 1, keys }, by);
  // At once, not only when it has been drawn in the background.
  const wanted = await pack([fine.id, coarse.id]);
  expect(wanted.files).toHaveLength(2);
  expect(wanted.message).toBe('带着 1 个已同意的错误打印，见压缩包内的问题清单');
  expect(wanted.list).toMatch(
    new RegExp(
      `1\\. 作品 小图杯 \\(${coarse.sku}\\)：图片“小图”.*32 dpi.*（小王 于 \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d 同意）`,
    ),
  );
});
