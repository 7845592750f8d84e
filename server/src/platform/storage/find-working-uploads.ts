import { randomUUID } from 'node:crypto';
import type { ObjectStore, UploadObstacle } from './object-store.ts';

const TRIAL_MS = 5000;
const TRIAL_FOLDER = 'prv/up/probe/';

/**
 * Why browsers cannot upload straight to a store; null when they can. Tries what a browser would do: some S3-compatible services (OpenStack Swift, Cloudflare R2, Backblaze B2) have no form
 * uploads, and a bucket without CORS rules refuses pages of this `origin`. Leaves nothing behind.
 */
export async function findUploadObstacle(
  storage: ObjectStore,
  { origin, nowMs }: { origin: string; nowMs: number },
): Promise<UploadObstacle | null> {
  if (!storage.direct) return null;
  const ticket = storage.direct.ticketFor({
    prefix: TRIAL_FOLDER,
    maxBytes: 1024,
    mimeLimit: 'text/plain',
    expiresAt: Math.floor(nowMs / 1000) + 300,
  });
  // Qiniu's own service has form uploads and lets every page in.
  if (ticket.protocol !== 's3') return null;
  const key = `${TRIAL_FOLDER}${randomUUID()}.txt`;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ticket.fields, key })) form.append(name, value);
  form.append('file', new Blob(['probe'], { type: 'text/plain' }), 'probe.txt');
  try {
    const signal = AbortSignal.timeout(TRIAL_MS);
    const response = await fetch(ticket.upload_url, {
      method: 'POST',
      body: form,
      headers: { origin },
      signal,
    });
    await response.arrayBuffer();
    if (!response.ok)
      return response.status >= 500 && response.status !== 501 ? 'not-reached' : 'no-form-uploads';
    await storage.delete(key);
    const allowed = response.headers.get('access-control-allow-origin');
    return allowed === '*' || allowed === origin ? null : 'no-cors';
  } catch {
    return 'not-reached';
  }
}

/** The same store, whose uploads come through our own server. */
export function withoutDirectUploads(storage: ObjectStore, uploadObstacle: UploadObstacle): ObjectStore {
  const { direct: _direct, ...rest } = storage;
  return { ...rest, uploadObstacle };
}
