// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts, texts } from '../../lib/text/translate.ts';
import { HttpError, ParseError, Refused, Timeout } from '../../shared/api/api-errors.ts';
import { UploadFailed } from '../../shared/uploads/upload-failed.ts';
import { ImageRefused } from '../../shared/uploads/upload-to-library.ts';
import { explainUpload } from './explain-upload.ts';

beforeAll(async () => {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['uploads']);
});

const refused = new Refused({
  code: '10001',
  msg: '图片超过 1 亿像素',
  data: null,
  error: 'images.too-large',
});

describe('why a file did not arrive, and whether sending it again helps', () => {
  it.each([
    ['the library refuses the picture', new ImageRefused('这不是图片'), '这不是图片', false],
    ['a call refuses it', refused, '图片超过 1 亿像素', false],
    ['the file is empty', new UploadFailed('empty', 400), /空/, false],
    ['the file has gone from the disk', new UploadFailed('unreadable', 0), /读不出/, true],
    ['the store is not reached', new UploadFailed('network', 0), /网络|连接|连不上/, true],
    ['the ticket has expired', new UploadFailed('token', 401), /./, true],
    ['the store wants no such type', new UploadFailed('limited mimeType', 403), /不支持/, false],
    ['it is too large', new UploadFailed('too-large', 413), /超过/, false],
    ['it is too large for a PSD', new UploadFailed('psd-too-large', 413), /PSD.*512 MB/, false],
    ['the store is full', new UploadFailed('full', 507), /空间|满/, true],
    ['the store fails', new UploadFailed('oops', 500), /./, true],
    ['the server is not reached', new HttpError(0), /网络|连接|连不上/, true],
    ['the server fails', new HttpError(502), /./, true],
    ['the server is slow', new Timeout('/x'), /./, true],
    ['the response is nonsense', new ParseError('no JSON', 200), /./, true],
    ['something unforeseen happens', new RangeError('x'), /./, true],
  ])('%s', (_, error, reason, canRetry) => {
    const said = explainUpload(error);
    expect(said.reason).toMatch(reason);
    expect(said.reason).not.toMatch(/uploads:|reason\./);
    expect(said.canRetry).toBe(canRetry);
  });

  it('tells the slow server, the lost one and the failing one apart', () => {
    const errors = [new Timeout('/x'), new HttpError(0), new HttpError(500)];
    expect(new Set(errors.map((error) => explainUpload(error).reason)).size).toBe(3);
  });
});
