import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { callStore, readBody, type StoreRequest, toStoreError } from '../remote/call-store.ts';
import { cutBlocks } from '../remote/cut-blocks.ts';
import { encodeText } from './put-policy.ts';

/** Bytes of each part; Qiniu's block, so that the object's hash does not depend on how it came. */
const PART_BYTES = 4 * 1024 * 1024;
/** The key holds an object already. */
const EXISTS = 614;

/** An object to write. */
export interface QiniuObject {
  bucket: string;
  key: string;
  contentType: string;
}

/**
 * Writes an object whole or not at all, by form or in parts; one that exists stays. When the source or the service fails,
 * the parts are taken back. `token` makes an upload token for just this key.
 */
export async function putQiniuObject(
  upUrl: string,
  token: () => string,
  object: QiniuObject,
  body: Buffer | Readable,
): Promise<void> {
  const blocks = cutBlocks(body, PART_BYTES);
  const first = await blocks.next();
  const second = first.done ? first : await blocks.next();
  if (second.done) return putForm(upUrl, token, object, first.done ? Buffer.alloc(0) : first.value);

  const base = `${upUrl}/buckets/${object.bucket}/objects/${encodeText(object.key)}/uploads`;
  const call = async (method: StoreRequest['method'], path: string, part: Buffer, type: string) => {
    const headers = { 'content-type': type };
    const make = () => ({
      method,
      url: base + path,
      headers: { ...headers, authorization: `UpToken ${token()}` },
      body: part,
    });
    const response = await callStore(make);
    if (response.status === EXISTS) {
      response.body.resume();
      return {};
    }
    if (response.status !== 200) throw await toStoreError(response, `${method} ${object.key}`);
    return JSON.parse((await readBody(response)).toString('utf8')) as Record<string, string>;
  };

  const { uploadId } = await call('POST', '', Buffer.alloc(0), 'application/json');
  try {
    const parts: { partNumber: number; etag: string }[] = [];
    const send = async (part: Buffer) => {
      const partNumber = parts.length + 1;
      const { etag = '' } = await call('PUT', `/${uploadId}/${partNumber}`, part, 'application/octet-stream');
      parts.push({ partNumber, etag });
    };
    await send(first.value as Buffer);
    await send(second.value);
    for await (const block of blocks) await send(block);
    const done = Buffer.from(JSON.stringify({ parts, mimeType: object.contentType }));
    await call('POST', `/${uploadId}`, done, 'application/json');
  } catch (error) {
    await call('DELETE', `/${uploadId}`, Buffer.alloc(0), 'application/octet-stream').catch(() => undefined);
    throw error;
  }
}

async function putForm(
  upUrl: string,
  token: () => string,
  { key, contentType }: QiniuObject,
  content: Buffer,
): Promise<void> {
  const border = `----${randomUUID()}`;
  const field = (name: string, value: string) =>
    `--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const response = await callStore(() => ({
    method: 'POST',
    url: `${upUrl}/`,
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
    body: Buffer.concat([
      Buffer.from(field('token', token()) + field('key', key) + field('crc32', String(crc32(content)))),
      Buffer.from(
        `--${border}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: ${contentType}\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${border}--\r\n`),
    ]),
  }));
  if (response.status !== 200 && response.status !== EXISTS)
    throw await toStoreError(response, `POST ${key}`);
  response.body.resume();
}
