import type { DataOf } from '@diy/contract/endpoint';
import { getUploadToken } from '@diy/contract/uploads';
import { call } from '../api/call.ts';
import { uniqueFileName } from '../prepare-image.ts';

export type UploadTicket = DataOf<typeof getUploadToken>;

/** Why an object was not stored. `canRetry` is false when sending it again cannot help. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly status: number;
  readonly canRetry: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
    this.canRetry = status === 0 || status === 408 || status === 429 || status >= 500 || status === 401;
  }
}

let ticket: Promise<UploadTicket> | null = null;
let ticketEnds = 0;

/** The upload token, asked for again a minute before it ends. */
export async function uploadTicket(): Promise<UploadTicket> {
  if (!ticket || Date.now() > ticketEnds - 60_000) {
    ticketEnds = Number.POSITIVE_INFINITY;
    ticket = call(getUploadToken, {}, { quiet: true });
    ticket.then(
      (fresh) => {
        ticketEnds = Date.parse(fresh.expires_at);
      },
      () => forgetUploadTicket(),
    );
  }
  return ticket;
}

/** After a refusal by the store, or when another account signs in. */
export function forgetUploadTicket(): void {
  ticket = null;
}

export interface UploadOptions {
  /** 0..1 of the bytes sent. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file straight to storage (Qiniu's form: token, key, file) and answers its key.
 * Throws `UploadFailed`, or an AbortError when `signal` fires.
 */
export async function uploadObject(file: File, options: UploadOptions = {}): Promise<string> {
  const current = await uploadTicket();
  options.signal?.throwIfAborted();
  if (file.size > current.max_bytes) throw new UploadFailed('too-large', 413);
  const extension = /\.([a-z0-9]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'bin';
  const key = `${current.business.wenjianjia}/${uniqueFileName(extension)}`;
  return postForm(current, key, file, options);
}

function postForm(to: UploadTicket, key: string, file: File, options: UploadOptions): Promise<string> {
  return new Promise((done, fail) => {
    // fetch tells no progress of what is sent, so this is an XMLHttpRequest.
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    options.signal?.addEventListener('abort', stop, { once: true });
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    request.onloadend = () => options.signal?.removeEventListener('abort', stop);
    request.onabort = () => fail(new DOMException('upload cancelled', 'AbortError'));
    request.onerror = () => fail(new UploadFailed('unreachable', 0));
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (request.status >= 200 && request.status < 300) return done(answer.key ?? key);
      if (request.status === 401) forgetUploadTicket();
      fail(new UploadFailed(answer.error ?? `HTTP ${request.status}`, request.status));
    };
    request.open('POST', to.upload_url);
    const form = new FormData();
    form.append('token', to.token);
    form.append('key', key);
    form.append('file', file, file.name);
    request.send(form);
  });
}

function readAnswer(text: string): { key?: string; error?: string } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
