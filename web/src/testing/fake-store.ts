/** The requests that the store received. */
export interface StoreCall {
  method: string;
  path: string;
  authorization: string;
  bytes: number;
}

interface Pending {
  uploadId: string;
  parts: Map<number, string>;
}

/**
 * Storage in the test's own process that replaces `XMLHttpRequest` and speaks Qiniu's form protocol and its resumable
 * upload v2. `beforeCall` may break the line (`'cut'`) or return a status instead.
 */
export function createFakeStore() {
  const calls: StoreCall[] = [];
  const uploads = new Map<string, Pending>();
  const stored = new Map<string, string>();
  let lastId = 0;
  const store = {
    calls,
    /** Keys of finished objects with their content. */
    stored,
    uploads,
    beforeCall: (_call: StoreCall): 'cut' | number | null => null,
  };

  async function response(call: StoreCall, body: unknown): Promise<{ status: number; json: unknown }> {
    const match = /\/buckets\/[^/]+\/objects\/([^/]+)\/uploads(?:\/([^/]+))?(?:\/(\d+))?$/.exec(call.path);
    if (!match) {
      const form = body as FormData;
      const key = String(form.get('key'));
      stored.set(key, await (form.get('file') as File).text());
      return { status: 200, json: { key } };
    }
    const [, encodedKey = '', uploadId, partNumber] = match;
    if (!uploadId) {
      lastId += 1;
      uploads.set(`up-${lastId}`, { uploadId: `up-${lastId}`, parts: new Map() });
      return { status: 200, json: { uploadId: `up-${lastId}`, expireAt: 0 } };
    }
    const upload = uploads.get(uploadId);
    if (!upload) return { status: 612, json: { error: 'no such uploadId' } };
    if (partNumber) {
      upload.parts.set(Number(partNumber), await (body as Blob).text());
      return { status: 200, json: { etag: `etag-${partNumber}`, md5: '' } };
    }
    const { parts } = JSON.parse(String(body)) as { parts: { partNumber: number; etag: string }[] };
    const isRight = parts.every(
      (part, index) => part.partNumber === index + 1 && upload.parts.has(index + 1),
    );
    if (!isRight) return { status: 400, json: { error: 'invalid parts' } };
    const key = atob(encodedKey.replaceAll('-', '+').replaceAll('_', '/'));
    stored.set(key, parts.map(({ partNumber }) => upload.parts.get(partNumber)).join(''));
    uploads.delete(uploadId);
    return { status: 200, json: { key, hash: '' } };
  }

  class FakeRequest {
    upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    responseText = '';
    private call: StoreCall = { method: '', path: '', authorization: '', bytes: 0 };
    private isAborted = false;
    open(method: string, url: string): void {
      this.call = { ...this.call, method, path: new URL(url).pathname };
    }
    setRequestHeader(name: string, value: string): void {
      if (name === 'Authorization') this.call.authorization = value;
    }
    abort(): void {
      this.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
    send(body: unknown): void {
      this.call.bytes = body instanceof Blob ? body.size : 0;
      calls.push(this.call);
      void this.run(body);
    }
    private async run(body: unknown): Promise<void> {
      const what = store.beforeCall(this.call);
      // Half of it was on its way already.
      this.upload.onprogress?.({ loaded: this.call.bytes / 2 });
      await Promise.resolve();
      if (this.isAborted) return;
      if (what === 'cut') {
        this.onerror?.();
      } else {
        const { status, json } = what === null ? await response(this.call, body) : { status: what, json: {} };
        this.status = status;
        this.responseText = JSON.stringify(json);
        this.onload?.();
      }
      this.onloadend?.();
    }
  }
  return Object.assign(store, {
    /** Takes the place of `XMLHttpRequest`; returns what puts it back. */
    install(): () => void {
      const real = globalThis.XMLHttpRequest;
      globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
      return () => {
        globalThis.XMLHttpRequest = real;
      };
    },
  });
}
