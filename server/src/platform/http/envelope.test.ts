import { message } from '@diy/contract/messages';
import { expect, test } from 'vitest';
import { Refusal } from '../errors/refusal.ts';
import { refused } from './envelope.ts';

test.each([
  ['zh', '密码不正确', ['密码不正确', 'BLUE-1']],
  ['en', 'The password is wrong', ['The password is wrong', 'BLUE-1']],
  ['ku', 'تێپەڕەوشە هەڵەیە', ['تێپەڕەوشە هەڵەیە', 'BLUE-1']],
] as const)('a refusal in %s names its fields in that language', (locale, msg, fields) => {
  const text = message('accounts.wrong-password');
  const refusal = new Refusal(text, [
    { field: 'verif', msg: text },
    { field: 'key', msg: 'BLUE-1' },
  ]);
  expect(refused(refusal, locale)).toMatchObject({
    msg,
    fields: [
      { field: 'verif', msg: fields[0] },
      { field: 'key', msg: fields[1] },
    ],
  });
});
