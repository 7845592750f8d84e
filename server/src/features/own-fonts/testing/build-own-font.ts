import { addOwnFont, type OwnFont } from '@diy/contract/own-fonts';
import type { TestAccount } from '../../../testing/build-account.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { uploadFile } from '../../uploads/testing/upload-file.ts';
import { buildSfnt, buildTables, nameTable } from './build-font.ts';

/** A font of squares for the letters A and B, in the account. */
export async function buildOwnFont(app: TestApp, account: TestAccount, name: string): Promise<OwnFont> {
  const bytes = buildSfnt(new Map([...buildTables(), ['name', nameTable([[1, name]])]]));
  const key = await uploadFile(app, account, 'squares.ttf', bytes);
  return app.ask(addOwnFont, { key, licence_confirmed: true }, { token: account.token });
}
