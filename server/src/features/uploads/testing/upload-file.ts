import { getUploadToken } from '@diy/contract/uploads';
import type { LightMyRequestResponse } from 'fastify';
import type { TestAccount } from '../../../testing/build-account.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';

/** Uploads content by the form protocol, as a browser would, and returns its key. */
export async function uploadFile(
  app: TestApp,
  account: TestAccount,
  fileName: string,
  content: Buffer,
): Promise<string> {
  const { token, business } = await app.ask(getUploadToken, {}, { token: account.token });
  const key = `${business.wenjianjia}/${app.services.newId()}/${fileName}`;
  const response = await postForm(app, { token, key }, content);
  if (response.statusCode !== 200)
    throw new Error(`upload of ${fileName}: ${response.statusCode} ${response.body}`);
  return key;
}

/** Posts a form as it is, and returns the bare response. */
export function postForm(
  app: TestApp,
  fields: { token: string; key: string },
  content: Buffer,
): Promise<LightMyRequestResponse> {
  const border = '----test-border';
  const field = (name: string, value: string) =>
    `--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(field('token', fields.token) + field('key', fields.key)),
    Buffer.from(
      `--${border}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${border}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${border}` };
  return app.http.inject({ method: 'POST', url: '/upload', headers, payload });
}
