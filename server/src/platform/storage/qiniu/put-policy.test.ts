import { describe, expect, it } from 'vitest';
import { readUploadToken, signPutPolicy, signText } from './put-policy.ts';

const keys = { accessKey: 'MY_ACCESS_KEY', secretKey: 'MY_SECRET_KEY' };

describe("Qiniu's own example", () => {
  // https://developer.qiniu.com/kodo/1208/upload-token
  const policy = {
    scope: 'my-bucket:sunflower.jpg',
    deadline: 1451491200,
    returnBody:
      '{"name":$(fname),"size":$(fsize),"w":$(imageInfo.width),"h":$(imageInfo.height),"hash":$(etag)}',
  };
  const encoded =
    'eyJzY29wZSI6Im15LWJ1Y2tldDpzdW5mbG93ZXIuanBnIiwiZGVhZGxpbmUiOjE0NTE0OTEyMDAsInJldHVybkJvZHkiOiJ7XCJuYW1lXCI6' +
    'JChmbmFtZSksXCJzaXplXCI6JChmc2l6ZSksXCJ3XCI6JChpbWFnZUluZm8ud2lkdGgpLFwiaFwiOiQoaW1hZ2VJbmZvLmhlaWdodCksXCJo' +
    'YXNoXCI6JChldGFnKX0ifQ==';

  it('gives the signature of the documentation', () => {
    expect(signText(encoded, keys.secretKey)).toBe('wQ4ofysef1R7IKnrziqtomqyDvI=');
    expect(signPutPolicy(policy, keys)).toBe(`MY_ACCESS_KEY:wQ4ofysef1R7IKnrziqtomqyDvI=:${encoded}`);
  });
});

describe('readUploadToken', () => {
  const policy = {
    scope: 'library:prv/up/x/',
    isPrefixalScope: 1,
    deadline: 2000,
    insertOnly: 1,
    fsizeLimit: 5,
    mimeLimit: 'image/*',
    endUser: 'a',
  };
  const token = signPutPolicy(policy, keys);
  const [, sign, encoded] = token.split(':');

  it('reads its own token until the deadline', () => {
    expect(readUploadToken(token, keys, 1_999_999)).toEqual(policy);
    expect(readUploadToken(token, keys, 2_000_000)).toBe('expired token');
  });

  it.each([
    ['empty', ''],
    ['two parts', `MY_ACCESS_KEY:${sign}`],
    ['four parts', `${token}:x`],
    ['other access key', `OTHER:${sign}:${encoded}`],
    ['other signature', `MY_ACCESS_KEY:wQ4ofysef1R7IKnrziqtomqyDvI=:${encoded}`],
    ['other policy', `MY_ACCESS_KEY:${sign}:${Buffer.from('{"scope":"library:"}').toString('base64')}`],
    ['signed with another secret', signPutPolicy(policy, { ...keys, secretKey: 'x' })],
  ])('refuses a token that is %s', (_what, bad) => {
    expect(readUploadToken(bad, keys, 0)).toBe('bad token');
  });
});
