import type { Readable } from 'node:stream';
import { textOf } from '../../xml/xml-tags.ts';
import { escapeXml } from '../../xml/xml-text.ts';
import { StoreFailed, toStoreError } from '../remote/call-store.ts';
import { cutBlocks } from '../remote/cut-blocks.ts';
import type { S3Client } from './s3-client.ts';

/** Bytes of each part; S3 wants at least 5 MiB. One is held in memory per write. */
const PART_BYTES = 8 * 1024 * 1024;
const ONLY_NEW = { 'if-none-match': '*' };
/** 412: it exists; 409: somebody writes it right now, and the same content, since keys follow from it. */
const EXISTS = [409, 412];

/**
 * Writes an object whole or not at all, in one request or in parts; one that exists stays. When the source or the
 * service fails, the parts are taken back.
 */
export async function putObject(
  client: S3Client,
  key: string,
  body: Buffer | Readable,
  headers: Record<string, string>,
): Promise<void> {
  const blocks = cutBlocks(body, PART_BYTES);
  const first = await blocks.next();
  const second = first.done ? first : await blocks.next();
  if (second.done) return putWhole(client, key, first.done ? Buffer.alloc(0) : first.value, headers);
  const started = await client.expect({ method: 'POST', key, query: { uploads: '' }, headers }, 200);
  const uploadId = textOf(started.text, 'UploadId');
  try {
    const etags: string[] = [];
    let bytes = 0;
    const send = async (part: Buffer) => {
      bytes += part.length;
      const query = { partNumber: String(etags.length + 1), uploadId };
      const { headers: got } = await client.expect({ method: 'PUT', key, query, body: part }, 200);
      etags.push(String(got.etag));
    };
    await send(first.value as Buffer);
    await send(second.value);
    for await (const block of blocks) await send(block);
    await complete(client, key, uploadId, etags).catch(async (error: unknown) => {
      if (!(await wasCompleted(client, key, bytes, error))) throw error;
    });
  } catch (error) {
    await client.send({ method: 'DELETE', key, query: { uploadId } }).then(
      (response) => response.body.destroy(),
      () => undefined,
    );
    throw error;
  }
}

async function putWhole(
  client: S3Client,
  key: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<void> {
  const call = { method: 'PUT', key, body } as const;
  let response = await client.send({ ...call, headers: { ...headers, ...ONLY_NEW } });
  if (response.status === 501) {
    // A service without conditional writes; keys follow from content, so writing it again changes nothing.
    response.body.destroy();
    response = await client.send({ ...call, headers });
  }
  if (response.status !== 200 && !EXISTS.includes(response.status))
    throw await toStoreError(response, `PUT ${key}`);
  response.body.resume();
}

async function complete(client: S3Client, key: string, uploadId: string, etags: string[]): Promise<void> {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const call = { method: 'POST', key, query: { uploadId }, body } as const;
  const { text } = await client.expect({ ...call, headers: { 'content-type': 'application/xml' } }, 200);
  // S3 may return 200 first and fail afterwards.
  if (text.includes('<Error>')) throw new Error(`storage service: ${textOf(text, 'Code')} completing ${key}`);
}

/**
 * Whether a completion that failed had succeeded: the response to an earlier try was lost, and S3 knows no such upload any more. Nothing was at
 * the key before, and keys follow from content, so an object of the same size is this one.
 */
async function wasCompleted(client: S3Client, key: string, bytes: number, error: unknown): Promise<boolean> {
  if (!(error instanceof StoreFailed)) return false;
  const response = await client.send({ method: 'HEAD', key }).catch(() => null);
  response?.body.resume();
  return response?.status === 200 && Number(response.headers['content-length']) === bytes;
}
