import type { Page, Route } from 'playwright-core';

/** What the stand-in has seen, and how it behaves. */
export interface PartsStore {
  /** Numbers of the parts that were sent, in order; those whose line was cut too. */
  sent: number[];
  /** The line breaks at this part, as often as it comes; null = never. */
  cutAt: number | null;
}

const PART_BYTES = 1024 * 1024;

/**
 * Lets a page upload in parts of 1 MB by Qiniu's resumable upload v2
 * (https://developer.qiniu.com/kodo/6364/multipartupload-interface), whatever store the system has: parts are kept here
 * and the whole is handed to the system's own form upload when it is complete.
 */
export async function offerParts(page: Page, url: string): Promise<PartsStore> {
  const store: PartsStore = { sent: [], cutAt: null };
  const parts = new Map<number, Buffer>();
  await page.route('**/browser/qiniu/token*', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: Record<string, unknown> };
    const more = { upload_url: `${url}/upload`, resumable: true, bucket: 'library', part_bytes: PART_BYTES };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...envelope.data, ...more } } });
  });
  await page.route('**/upload/buckets/**', async (route) => {
    const request = route.request();
    const [, key = '', uploadId, partNumber] =
      /\/objects\/([^/]+)\/uploads(?:\/([^/]+))?(?:\/(\d+))?$/.exec(new URL(request.url()).pathname) ?? [];
    if (!uploadId) return answerJson(route, { uploadId: 'upload-1', expireAt: 0 });
    if (partNumber) {
      store.sent.push(Number(partNumber));
      if (store.cutAt === Number(partNumber)) return route.abort('connectionreset');
      parts.set(Number(partNumber), request.postDataBuffer() ?? Buffer.alloc(0));
      return answerJson(route, { etag: `etag-${partNumber}`, md5: '' });
    }
    const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes));
    const form = new FormData();
    form.set('token', (request.headers().authorization ?? '').replace('UpToken ', ''));
    form.set('key', Buffer.from(key, 'base64url').toString());
    form.set('file', new Blob([new Uint8Array(whole)], { type: 'image/png' }), 'whole.png');
    const stored = await fetch(`${url}/upload`, { method: 'POST', body: form });
    return route.fulfill({ status: stored.status, json: await stored.json() });
  });
  return store;
}

function answerJson(route: Route, json: unknown): Promise<void> {
  return route.fulfill({ json });
}
