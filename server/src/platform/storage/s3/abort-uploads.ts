import { elements, textOf } from '../../xml/xml-tags.ts';
import { StoreFailed } from '../remote/call-store.ts';
import { isSafeKey } from '../safe-key.ts';
import type { S3Client } from './s3-client.ts';

/** An upload in parts that is older was begun by a process that was killed: none takes so long. */
const OLD_MS = 2 * 86_400_000;
/** Where our keys begin; the bucket may hold what others put there. */
const PREFIXES = ['pub/', 'prv/'];
/** Statuses of services that list no uploads. */
const NOT_OFFERED = [405, 501];

interface Upload {
  key: string;
  id: string;
  startedAtMs: number;
}

/** Ends uploads whose parts killed processes left: nothing lists them among the objects, and they are paid for. Returns how many. */
export async function abortOldUploads(client: S3Client, nowMs: number): Promise<number> {
  let ended = 0;
  for (const prefix of PREFIXES) {
    for await (const { key, id, startedAtMs } of listUploads(client, prefix)) {
      // Of an upload without a time that can be read nothing is known.
      if (!key.startsWith(prefix) || !isSafeKey(key) || !(nowMs - startedAtMs >= OLD_MS)) continue;
      await client.expect({ method: 'DELETE', key, query: { uploadId: id } }, 200, 204, 404);
      ended += 1;
    }
  }
  return ended;
}

async function* listUploads(client: S3Client, prefix: string): AsyncGenerator<Upload> {
  for (let marker: Record<string, string> = {}; ; ) {
    const text = await readPage(client, { uploads: '', prefix, ...marker });
    if (text === null) return;
    for (const { body: entry } of elements(text, 'Upload')) {
      const startedAtMs = new Date(textOf(entry, 'Initiated')).getTime();
      yield { key: textOf(entry, 'Key'), id: textOf(entry, 'UploadId'), startedAtMs };
    }
    const next = { 'key-marker': textOf(text, 'NextKeyMarker') };
    if (textOf(text, 'IsTruncated') !== 'true' || next['key-marker'] === '') return;
    marker = { ...next, 'upload-id-marker': textOf(text, 'NextUploadIdMarker') };
  }
}

async function readPage(client: S3Client, query: Record<string, string>): Promise<string | null> {
  try {
    return (await client.expect({ method: 'GET', key: '', query }, 200)).text;
  } catch (error) {
    if (error instanceof StoreFailed && NOT_OFFERED.includes(error.status)) return null;
    throw error;
  }
}
