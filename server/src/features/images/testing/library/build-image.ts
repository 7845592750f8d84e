import { type ImageRow, saveImages } from '@diy/contract/images/images';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import type { TestAccount } from '../../../../testing/build-account.ts';
import type { TestApp } from '../../../../testing/build-test-app.ts';
import { uploadFile } from '../../../uploads/testing/upload-file.ts';

let serial = 0;

/**
 * Puts a picture into an account's library; without `content` a plain PNG that differs from all others, of
 * 800 × 600 px or, coarse, of 64 × 48: too few for any print.
 */
export async function buildImage(
  app: TestApp,
  account: TestAccount,
  draft: { name?: string; tid?: string; content?: Buffer; extension?: string; isCoarse?: boolean } = {},
): Promise<ImageRow> {
  serial += 1;
  const { name = `图片 ${serial}`, tid = '', extension = 'png' } = draft;
  const { content = await plainPng(serial, draft.isCoarse ? 64 : 800) } = draft;
  const key = await uploadFile(app, account, `${serial}.${extension}`, content);
  const { list, refused } = await app.ask(saveImages, { key, name, tid }, { token: account.token });
  const row = list[0];
  if (!row) throw new Error(`image refused: ${JSON.stringify(refused)}`);
  return row;
}

function plainPng(seed: number, widthPx: number): Promise<Buffer> {
  const background = { r: seed % 256, g: (seed >> 8) % 256, b: 120 };
  return sharp({ create: { width: widthPx, height: (widthPx * 3) / 4, channels: 3, background } })
    .png()
    .toBuffer();
}
