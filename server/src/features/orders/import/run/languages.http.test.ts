import { changePassword } from '@diy/contract/accounts/accounts';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { listOrderImports } from '@diy/contract/orders/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { readSheet } from '../../../../testing/read-sheet.ts';
import { orderCsv, uploadOrderFile } from '../../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
}, 300_000);
afterAll(() => app.close());

const HEADERS = {
  ar: ['صف الخطأ', 'عمود الخطأ', 'رمز الخطأ', 'سبب الخطأ'],
  he: ['שורת שגיאה', 'עמודת שגיאה', 'קוד שגיאה', 'סיבת שגיאה'],
  en: ['Error row', 'Error column', 'Error code', 'Error reason'],
};

it.each([
  ['ar', 'orders-ar_للتصحيح.xlsx', /لا يقود هذا الرمز SKU إلى أي تصميم/, true],
  ['he', 'orders-he_לתיקון.xlsx', /ה־SKU אינו מוביל לעיצוב/, true],
  ['en', 'orders-en_to correct.xlsx', /The SKU leads to no design/, false],
] as const)('an error sheet asked for in %s is in that language', async (locale, name, reason, isRtl) => {
  const by = { token: seller.token, locale };
  const csv = orderCsv([{ 订单号: `L-${locale}`, SKU: 'NOBODY' }]);
  const { upload_id } = await uploadOrderFile(app, seller.token, csv, { name: `orders-${locale}.csv` });
  await app.ask(importOrders, { upload_id }, by);
  await app.runJobs();
  // Whatever language the list is read in, the sheet stays as it was made.
  const { list } = await app.ask(listOrderImports, { limit: 1 }, { token: seller.token });
  const file = await fetchFile(app, list[0]!.error_sheet_url!);
  expect(file.disposition).toContain(name);
  const { rows, isRightToLeft } = await readSheet(file.bytes);
  expect(rows[0]!.slice(-4)).toEqual(HEADERS[locale]);
  expect(rows[1]!.slice(-2)).toEqual(['SKU_UNKNOWN', expect.stringMatching(reason)]);
  expect(String(rows[1]!.at(-1))).not.toMatch(/[\u2066-\u2069]|\p{Script=Han}/u);
  expect(isRightToLeft).toBe(isRtl);
});

it('a wrong password is refused in the caller’s language, beside the field too', async () => {
  const wrong = { old_password: 'not it at all', new_password: 'another one 1' };
  const response = await app.call(changePassword, wrong, { token: seller.token, locale: 'fa, en;q=0.8' });
  const msg = 'گذرواژه درست نیست';
  expect(response).toMatchObject({ msg, error: 'accounts.wrong-password', fields: [{ msg }] });
});
