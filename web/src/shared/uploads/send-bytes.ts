import { UploadFailed } from './upload-failed.ts';

/** One request to the store. */
export interface ByteRequest {
  method: 'POST' | 'PUT';
  url: string;
  body: FormData | Blob | string | null;
  headers?: Record<string, string>;
  /** Bytes of the body that are on their way. */
  onSent?: ((bytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends bytes and returns the response's JSON ({} when it is not JSON). Throws `UploadFailed` for every status outside
 * 200–299 and for a lost connection, an AbortError when `signal` fires.
 */
export function sendBytes(request: ByteRequest): Promise<Record<string, unknown>> {
  return new Promise((done, fail) => {
    // fetch reports no upload progress, so this is an XMLHttpRequest.
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    const cancelled = () => fail(new DOMException('upload cancelled', 'AbortError'));
    if (request.signal?.aborted) return cancelled();
    request.signal?.addEventListener('abort', stop, { once: true });
    xhr.upload.onprogress = (event) => request.onSent?.(event.loaded);
    xhr.onloadend = () => request.signal?.removeEventListener('abort', stop);
    xhr.onabort = cancelled;
    xhr.onerror = () => fail(new UploadFailed('unreachable', 0));
    xhr.onload = () => {
      const response = readResponse(xhr.responseText);
      if (xhr.status >= 200 && xhr.status < 300) return done(response);
      fail(new UploadFailed(String(response.error ?? `HTTP ${xhr.status}`), xhr.status));
    };
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers ?? {})) xhr.setRequestHeader(name, value);
    xhr.send(request.body);
  });
}

function readResponse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
