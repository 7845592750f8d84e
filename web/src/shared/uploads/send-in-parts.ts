import type { PartRecord, PartRecords } from './part-records.ts';
import { sendBytes } from './send-bytes.ts';
import type { SendOptions } from './send-form.ts';
import { UploadFailed } from './upload-failed.ts';

/** Where parts go: Qiniu's resumable upload v2 (https://developer.qiniu.com/kodo/6364/multipartupload-interface). */
export interface PartTarget {
  url: string;
  bucket: string;
  /** Key for a new upload; a resumed one keeps its own. */
  key: string;
  partBytes: number;
  /** Returns the current token; called before each request, since a long upload outlives one. */
  token: () => Promise<string>;
}

/** Statuses that mean "I know no such upload": started again, once. */
const GONE = [404, 612];

/**
 * Sends a file in parts, one after another, and records each one that arrived under `fingerprint`; a later call resumes
 * after the last one, also in another page. Returns the key. Throws `UploadFailed` or an AbortError.
 */
export async function sendInParts(
  target: PartTarget,
  file: File,
  records: PartRecords,
  fingerprint: string,
  options: SendOptions,
): Promise<string> {
  const known = records.read(fingerprint);
  const isUsable = known?.bucket === target.bucket;
  try {
    return await run(target, file, records, fingerprint, isUsable ? known : null, options);
  } catch (error) {
    if (!isUsable || !(error instanceof UploadFailed) || !GONE.includes(error.status)) throw error;
    records.clear(fingerprint);
    return run(target, file, records, fingerprint, null, options);
  }
}

async function run(
  target: PartTarget,
  file: File,
  records: PartRecords,
  fingerprint: string,
  known: PartRecord | null,
  { onProgress, signal }: SendOptions,
): Promise<string> {
  const call = async (
    method: 'POST' | 'PUT',
    path: string,
    body: Blob | string,
    onSent?: (n: number) => void,
  ) =>
    sendBytes({
      method,
      url: `${target.url}${path}`,
      body,
      headers: {
        Authorization: `UpToken ${await target.token()}`,
        'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      },
      onSent,
      signal,
    });
  const record = known ?? (await begin(target, call));
  records.write(fingerprint, record);
  const base = uploadsPath(record.bucket, record.key);
  const count = Math.ceil(file.size / record.partBytes);
  for (let partNumber = record.parts.length + 1; partNumber <= count; partNumber += 1) {
    const from = (partNumber - 1) * record.partBytes;
    onProgress?.(from / file.size);
    const part = file.slice(from, from + record.partBytes);
    const response = await call('PUT', `${base}/${record.uploadId}/${partNumber}`, part, (bytes) =>
      // Not 1 before the parts are put together.
      onProgress?.(Math.min(0.999, (from + Math.min(bytes, part.size)) / file.size)),
    );
    record.parts.push({ partNumber, etag: textOf(response, 'etag') });
    record.savedAt = Date.now();
    records.write(fingerprint, record);
  }
  onProgress?.(1);
  const finish = JSON.stringify({ parts: record.parts, fname: file.name, mimeType: file.type || undefined });
  const response = await call('POST', `${base}/${record.uploadId}`, finish);
  records.clear(fingerprint);
  return typeof response.key === 'string' ? response.key : record.key;
}

async function begin(
  { bucket, key, partBytes }: PartTarget,
  call: (method: 'POST', path: string, body: string) => Promise<Record<string, unknown>>,
): Promise<PartRecord> {
  const response = await call('POST', uploadsPath(bucket, key), '');
  return { key, bucket, partBytes, uploadId: textOf(response, 'uploadId'), parts: [], savedAt: Date.now() };
}

function uploadsPath(bucket: string, key: string): string {
  return `/buckets/${encodeURIComponent(bucket)}/objects/${urlsafeBase64(key)}/uploads`;
}

/** Qiniu's URL-safe Base64 keeps the padding. */
export function urlsafeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function textOf(response: Record<string, unknown>, name: string): string {
  const value = response[name];
  if (typeof value !== 'string') throw new UploadFailed(`no ${name} in the answer`, 502);
  return value;
}
